/** Measures the product part by part, each in a process of its own, one after the other: see docs/evaluation.md. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { StartError } from '../../../api/src/ground/config/start-error.ts';
import { dataFolder, sentenceAbout } from './data-folder.ts';
import { defaultHostileFolder } from './dataset.ts';
import { agreementOf, readLabels } from './judgment/agreement.ts';
import { type Outcome, reportOf } from './markdown.ts';
import { partNames, type PartName } from './parts/index.ts';
import type { Folders, Section } from './section.ts';

const readArguments = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      json: { type: 'string' },
      document: { type: 'string' },
      hostile: { type: 'string' },
      corrections: { type: 'string' },
    },
  });
type Arguments = ReturnType<typeof readArguments>;

try {
  await main(readArguments());
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

async function main(given: Arguments): Promise<void> {
  const { corrections, json, document } = given.values;
  const outcomes: Outcome[] =
    corrections === undefined
      ? await measureParts(given)
      : [{ part: 'corrections', seconds: 0, section: agreementOf(readLabels(corrections)) }];
  const report = reportOf(outcomes);
  console.log(report);
  if (json) writeFileSync(json, `${JSON.stringify(outcomes, null, 2)}\n`);
  if (document) writeInto(document, report);
  if (outcomes.some(({ failure }) => failure)) process.exitCode = 1;
}

async function measureParts({ values, positionals }: Arguments): Promise<Outcome[]> {
  const data = dataFolder('evaluation', positionals[0]);
  console.error(sentenceAbout(data));
  if (data.isSample && values.document)
    throw new StartError('--document takes no figures of the small set: name another folder.');
  const folders: Folders = { evaluation: data.path, hostile: values.hostile ?? defaultHostileFolder };
  const measured: Outcome[] = [];
  for (const part of chosenParts(values.only)) {
    process.stderr.write(`${part} …\n`);
    measured.push(await measure(part, folders));
  }
  return measured;
}

function chosenParts(only: string | undefined): PartName[] {
  const wanted = only?.split(',') ?? partNames;
  const unknown = wanted.filter((name) => !(partNames as string[]).includes(name));
  if (unknown.length > 0)
    throw new StartError(`There is no part ${unknown.join(', ')}; there are ${partNames.join(', ')}.`);
  return partNames.filter((name) => wanted.includes(name));
}

async function measure(part: PartName, folders: Folders): Promise<Outcome> {
  const started = performance.now();
  const child = fork(new URL('child.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  let section: Section | undefined;
  child.on('message', (message: { section: Section }) => {
    section = message.section;
  });
  child.send({ part, folders });
  await once(child, 'close');
  const seconds = (performance.now() - started) / 1000;
  return section
    ? { part, seconds, section }
    : { part, seconds, failure: /^\w*Error: .*$/m.exec(errors)?.[0] ?? (errors.trim() || 'its process ended') };
}

/** Puts the report between the marks of a document. */
function writeInto(path: string, report: string): void {
  const [start, end] = ['<!-- figures -->', '<!-- end of figures -->'];
  const document = readFileSync(path, 'utf8');
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from < 0 || to < from) throw new StartError(`${path} has no ${start} … ${end} to write between.`);
  writeFileSync(
    path,
    `${document.slice(0, from + start.length)}\n\n${report.replaceAll(/^## /gm, '### ')}\n\n${document.slice(to)}`,
  );
}
