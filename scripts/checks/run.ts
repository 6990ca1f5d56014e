import { mkdirSync, rmSync } from 'node:fs';
import type { Count } from './count.ts';
import { oneVoiceAtATime, type Voice } from './one-voice.ts';
import { runStep } from './run-step.ts';
import { plans, reports, type Step } from './steps.ts';

type VoicedStep = { step: Step; voice: Voice };

/** Runs a row of steps one after the other. */
async function runRow(row: VoicedStep[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (const { step, voice } of row) {
    counts.push(await runStep(step, voice.say));
    voice.end();
  }
  return counts;
}

/** Runs rows side by side, and prints them as if they had run one after the other. */
async function runGroup(rows: Step[][]): Promise<Count[]> {
  const voices = oneVoiceAtATime(rows.flat().length, (text) => process.stdout.write(text));
  const voiced = rows.map((row) => row.map((step): VoicedStep => ({ step, voice: voices.shift()! })));
  return (await Promise.all(voiced.map(runRow))).flat();
}

const given = process.argv.slice(2);
if (given.length > 1 || given.some((argument) => !['--quick', '--all'].includes(argument))) {
  console.error('usage: scripts/test [--quick | --all]');
  process.exit(2);
}

if (given.includes('--all'))
  console.log(
    'Also against servers of others: those that are not in .cache yet are built after the first tests, all of them ' +
      'in about twenty minutes on two cores.',
  );
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const counts: Count[] = [];
for (const group of plans[given.includes('--quick') ? 'quick' : given.includes('--all') ? 'all' : 'whole'])
  counts.push(...(await runGroup(group)));
const failures = counts.flatMap((count) => count.failures);
if (failures.length > 0) console.log(['\nFailed:', ...failures].join('\n  '));
const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
