import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { promisify } from 'node:util';
import { giveWay } from './give-way.ts';

const run = promisify(execFile);

/** Milliseconds for a text; the longest takes a quarter of a second on an idle machine. */
const longestRun = 20_000;
/** Milliseconds after which the programs end: together they hold a hundred megabytes. */
const longestIdle = 60_000;
/** After so many texts the programs begin anew, so that what they may leak has an end. */
const mostTexts = 2000;
/** Takes the marks of formatted text through. They would hold back what comes before them, and our texts have none. */
const formatting = /\| *apertium-wblank-(?:attach|detach) */g;

type Programs = ChildProcessByStdio<Writable, Readable, null>;

/**
 * The programs of a direction of Apertium, kept for one text after the other: to start them costs fifty times what a
 * sentence takes. A text ends with a NUL, at which each program flushes and forgets what it has read, so that what
 * comes out does not depend on the texts before.
 */
export class KeptPipeline {
  #modeFile: string;
  #commandLine: Promise<string> | undefined;
  #programs: Programs | undefined;
  #texts = 0;
  #isBusy = false;
  #idle: NodeJS.Timeout | undefined;

  /** `modeFile`: in which Apertium says what programs translate in a direction. */
  constructor(modeFile: string) {
    this.#modeFile = modeFile;
  }

  /**
   * What comes out for a text, which must end with a blank of Apertium's stream format. Undefined where this is no
   * way to translate it: another text is under way, the programs are not there, or one of them ended or went silent;
   * the next text finds them started anew. Throws the signal's reason.
   */
  async translate(text: string, signal: AbortSignal): Promise<string | undefined> {
    if (this.#isBusy) return undefined;
    this.#isBusy = true;
    clearTimeout(this.#idle);
    try {
      const programs = (this.#programs ??= await this.#start());
      const output = await answer(programs, `${text.replaceAll('\0', ' ')}\0`, signal);
      this.#texts += 1;
      if (this.#texts >= mostTexts) this.#end();
      return output;
    } catch {
      this.#end();
      signal.throwIfAborted();
      return undefined;
    } finally {
      this.#isBusy = false;
      this.#idle = setTimeout(() => this.#end(), longestIdle).unref();
    }
  }

  async #start(): Promise<Programs> {
    this.#commandLine ??= run('apertium-wblank-mode', ['-z', this.#modeFile]).then(({ stdout }) => stdout);
    const programs = (await this.#commandLine).replace(formatting, '').trim();
    // Fed by a socket, as a Node child's stdin is, the first of them prints nothing. The shell itself lets go of the
    // output, which so ends when the last of them does.
    const script = `exec 3<&0; cat <&3 | ${programs} & exec >&-; wait`;
    const started = spawn('/bin/sh', ['-c', script, 'sh', '-g', ''], { stdio: ['pipe', 'pipe', 'ignore'] });
    giveWay(started);
    // Whoever waits for an answer hears of it by the end of the output.
    started.on('error', () => {});
    started.stdin.on('error', () => {});
    // Ended between two texts, they are not asked for the next one, which would wait in vain.
    started.stdout.once('close', () => {
      if (this.#programs === started) this.#end();
    });
    // They keep nobody's process alive, and end when their input does.
    for (const part of [started, started.stdin, started.stdout]) (part as { unref?(): void }).unref?.();
    return started;
  }

  #end(): void {
    this.#programs?.stdin.destroy();
    this.#programs?.stdout.destroy();
    this.#programs = undefined;
    this.#texts = 0;
  }
}

/** What the programs print up to the next NUL. */
async function answer({ stdin, stdout }: Programs, input: string, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const pieces: Buffer[] = [];
  const hear = (piece: Buffer) => {
    pieces.push(piece);
    if (piece.at(-1) === 0) resolve(Buffer.concat(pieces).subarray(0, -1).toString());
  };
  const fail = () => reject(new Error('Apertium ended or was canceled'));
  const patience = setTimeout(fail, longestRun);
  signal.addEventListener('abort', fail, { once: true });
  stdout.on('data', hear).once('close', fail);
  stdin.write(input);
  try {
    return await promise;
  } finally {
    clearTimeout(patience);
    signal.removeEventListener('abort', fail);
    stdout.off('data', hear).off('close', fail);
  }
}
