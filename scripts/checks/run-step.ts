import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { countTests, type Count } from './count.ts';
import type { Step } from './steps.ts';

/** Milliseconds in which the last words of a command arrive: a process that it has left behind may keep them open. */
const LAST_WORDS = 1000;

/** Runs a step, prints what it says, and counts its tests. */
export async function runStep({ name, command, report }: Step, print: (text: string) => void): Promise<Count> {
  const started = performance.now();
  print(`\n— ${name}\n`);
  const isWell = await succeeds(command, print);
  print(`${isWell ? 'ok' : 'FAILED'} after ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  const count = report ? countTests(await readReport(report)) : { passed: isWell ? 1 : 0, failed: 0, failures: [] };
  if (isWell || count.failed > 0) return count;
  return { passed: count.passed, failed: 1, failures: [name] };
}

async function succeeds([program = '', ...rest]: string[], print: (text: string) => void): Promise<boolean> {
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'] });
  const outputs = [child.stdout, child.stderr];
  for (const output of outputs) output.setEncoding('utf8').on('data', print);
  const closed = once(child, 'close').catch(() => {});
  try {
    const [status] = (await once(child, 'exit')) as [number | null];
    await Promise.race([closed, setTimeout(LAST_WORDS, undefined, { ref: false })]);
    for (const output of outputs) output.destroy();
    return status === 0;
  } catch (error) {
    print(`${String(error)}\n`);
    return false;
  }
}

async function readReport(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return {};
  }
}
