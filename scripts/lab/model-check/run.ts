import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { StartError } from '../../../api/src/ground/config/start-error.ts';
import { checkModels } from './check.ts';
import { tableOf } from './table.ts';
import { overallOf } from './verdict.ts';

const usage = 'usage: scripts/check-model [--quick] [--repeats n] [--eval folder [--pairs n]] [--json file]';

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        quick: { type: 'boolean', default: false },
        repeats: { type: 'string', default: '3' },
        eval: { type: 'string' },
        pairs: { type: 'string', default: '40' },
        json: { type: 'string' },
      },
    });
    const [repeats, pairs] = [Number(values.repeats), Number(values.pairs)];
    if (Number.isInteger(repeats) && repeats >= 1 && Number.isInteger(pairs) && pairs >= 1)
      return { ...values, repeats, pairs };
  } catch {
    // What is wrong is said by the usage.
  }
  console.error(usage);
  process.exit(2);
}

const { quick, repeats, eval: evaluation, pairs, json } = readArguments();
const stop = new AbortController();
process.once('SIGINT', () => {
  console.error('\nStopping; what was measured until now follows.');
  stop.abort();
});

try {
  const checked = await checkModels({
    environment: process.env,
    quick,
    repeats,
    ...(evaluation && { evaluation: { folder: evaluation, pairs } }),
    signal: stop.signal,
    tell: (step) => console.error(step),
  });
  for (const one of checked) console.log(`\n${tableOf(one)}`);
  if (stop.signal.aborted) console.log('It was stopped before the end: what was not measured may be worse.');
  const models = checked.map((one) => ({ ...one, overall: overallOf(one.lines) }));
  if (json) await writeFile(json, `${JSON.stringify({ stopped: stop.signal.aborted, models }, null, 2)}\n`);
  const isFit = checked.every(({ lines }) => ['good', 'usable'].includes(overallOf(lines)));
  process.exit(isFit && !stop.signal.aborted ? 0 : 1);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
