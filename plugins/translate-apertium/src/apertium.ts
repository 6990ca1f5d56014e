import { type ChildProcess, execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ProviderError } from '@cotejo/plugin-kit';

const run = promisify(execFile);
const plugin = 'translate-apertium';

export const installation = 'Install Apertium: apt-get install apertium apertium-eng-spa';

/** Milliseconds; 400,000 characters take some six seconds. */
const longestRun = 120_000;
const largestAnswer = 32 * 1024 * 1024;

/** The end of a sentence, then a part that Apertium copies unread, with the number of the segment. */
const separator = (index: number) => `.[][\n§${index}§\n]`;
const separators = /\.?\[\]\[\n§(\d+)§\n\]/;

/**
 * Translates segments in one run of Apertium, in its own stream format, so that nothing in a segment is markup. Before
 * a word that it does not know it sets a star, before one that it cannot form `#` or `@`. Input goes through a file:
 * fed by a socket, as a Node child's stdin is, Apertium prints nothing and ends with 0. Throws `ProviderError` when
 * Apertium is missing or loses a segment.
 */
export async function runApertium(
  command: string,
  direction: string,
  segments: string[],
  signal: AbortSignal,
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cotejo-apertium-'));
  try {
    const file = join(folder, 'segments.txt');
    await writeFile(file, segments.map((segment, index) => escape(segment) + separator(index)).join(''), {
      mode: 0o600,
    });
    const output = await execute(command, ['-f', 'none', direction, file], signal);
    return split(output, segments.length);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether the command is there and knows the direction. */
export async function hasDirection(command: string, direction: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { stdout } = await run(command, ['-l'], { signal, timeout: 10_000 });
    return stdout.split('\n').some((line) => line.trim() === direction);
  } catch {
    signal.throwIfAborted();
    return false;
  }
}

async function execute(command: string, parameters: string[], signal: AbortSignal): Promise<string> {
  try {
    const running = run(command, parameters, { signal, timeout: longestRun, maxBuffer: largestAnswer });
    giveWay(running.child);
    return (await running).stdout;
  } catch (cause) {
    signal.throwIfAborted();
    const { code, killed } = cause as { code?: unknown; killed?: boolean };
    if (killed) throw new ProviderError(plugin, 'timeout', 'Apertium took too long', { cause });
    if (code === 'ENOENT' || code === 1) throw new ProviderError(plugin, 'unavailable', installation, { cause });
    throw new ProviderError(plugin, 'crashed', 'Apertium ended with an error', { cause });
  }
}

/**
 * Lowers the priority, which the dozen programs that Apertium starts inherit: they would fill a server with two cores.
 */
function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not allow it.
  }
}

function split(output: string, count: number): string[] {
  const pieces = output.split(separators);
  const segments = pieces.filter((_, index) => index % 2 === 0).slice(0, -1);
  const numbers = pieces.filter((_, index) => index % 2 === 1).map(Number);
  if (segments.length !== count || numbers.some((number, index) => number !== index)) {
    throw new ProviderError(plugin, 'bad-output', `${count} segments were sent and ${segments.length} came back`);
  }
  return segments.map(unescape);
}

function escape(text: string): string {
  return text.replace(/[[\]{}^$\\/@<>]/g, '\\$&');
}

function unescape(text: string): string {
  return text.replace(/\\(.)/gs, '$1');
}
