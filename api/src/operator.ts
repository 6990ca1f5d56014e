import { inspect } from 'node:util';
import type { Logger } from 'pino';

/** Milliseconds after which work is named that the operator waits for, and between the lines that follow. */
const PATIENCE = 2000;
const INTERVAL = 10_000;

/** Tells the operator, whatever LOG_LEVEL is: a terminal gets the sentence alone, everything else a line of the log. */
export function say(log: Logger, level: 'info' | 'fatal', sentence: string, fields: { err?: unknown } = {}): void {
  if (process.stdout.isTTY) process.stdout.write(`${fields.err === undefined ? sentence : inspect(fields.err)}\n`);
  else log.child({}, { level: 'info' })[level](fields, sentence);
}

/** Says what is waited for while `work` takes long, and that it goes on; answers what `work` answers. */
export async function sayWhatTakesLong<T>(log: Logger, what: string, work: Promise<T>): Promise<T> {
  const begun = performance.now();
  const tell = () => say(log, 'info', `${what}: ${Math.round((performance.now() - begun) / 1000)} s so far`);
  const [first, others] = [setTimeout(() => say(log, 'info', what), PATIENCE), setInterval(tell, INTERVAL)];
  try {
    return await work;
  } finally {
    clearTimeout(first);
    clearInterval(others);
  }
}
