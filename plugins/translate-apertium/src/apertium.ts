import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ProviderError } from '@cotejo/plugin-kit';
import { giveWay } from './give-way.ts';
import { KeptPipeline } from './kept-pipeline.ts';

const run = promisify(execFile);
const plugin = 'translate-apertium';

export const installation = 'Install Apertium: apt-get install apertium apertium-eng-spa';

/** Milliseconds; 400,000 characters take some six seconds. */
const longestRun = 120_000;
const largestAnswer = 32 * 1024 * 1024;

/** The end of a sentence, then a part that Apertium copies unread, with the number of the segment. */
const separator = (index: number) => `.[][\n§${index}§\n]`;
const separators = /\.?\[\]\[\n§(\d+)§\n\]/;

/** Most characters for the programs that are kept: whoever comes next does not wait long, and starts its own. */
const longestForKept = 20_000;

/** A direction of Apertium, by its command or the path of that. */
export class Apertium {
  #command: string;
  #direction: string;
  /** Only Debian's own: where another keeps its directions is not known. */
  #kept: KeptPipeline | undefined;

  constructor(command: string, direction: string) {
    this.#command = command;
    this.#direction = direction;
    if (command === 'apertium') this.#kept = new KeptPipeline(`/usr/share/apertium/modes/${direction}.mode`);
  }

  /** Whether the command is there and knows the direction. */
  async isInstalled(signal: AbortSignal): Promise<boolean> {
    try {
      const { stdout } = await run(this.#command, ['-l'], { signal, timeout: 10_000 });
      return stdout.split('\n').some((line) => line.trim() === this.#direction);
    } catch {
      signal.throwIfAborted();
      return false;
    }
  }

  /**
   * Translates segments in one text, in Apertium's own stream format, so that nothing in a segment is markup. Before a
   * word that it does not know it sets a star, before one that it cannot form `#` or `@`. Throws `ProviderError` when
   * Apertium is missing or loses a segment.
   */
  async translate(segments: string[], signal: AbortSignal): Promise<string[]> {
    const text = segments.map((segment, index) => escape(segment) + separator(index)).join('');
    const quick = text.length > longestForKept ? undefined : await this.#kept?.translate(text, signal);
    return split(quick ?? (await this.#translateAlone(text, signal)), segments.length);
  }

  /**
   * A run of its own. Input goes through a file: fed by a socket, as a Node child's stdin is, Apertium prints nothing
   * and ends with 0.
   */
  async #translateAlone(text: string, signal: AbortSignal): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'cotejo-apertium-'));
    try {
      const file = join(folder, 'segments.txt');
      await writeFile(file, text, { mode: 0o600 });
      return await execute(this.#command, ['-f', 'none', this.#direction, file], signal);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
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
