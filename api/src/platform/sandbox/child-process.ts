import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { DocumentError, ProviderError } from '@cotejo/plugin-kit';
import * as v from 'valibot';
import { openChannel } from './channel.ts';
import { fromChild, type FromChild, type SentError, type Task } from './messages.ts';
import { makeOwnFolder, openingsOf, type SandboxReach, snapshotInChild } from './reach.ts';
import { TimeSpent } from './time-spent.ts';
import { type Usage, usageOf } from './usage.ts';
import { behind } from './wall.ts';

export type ChildLimits = {
  /** MiB of resident memory. */
  memory: number;
  /** Milliseconds for which a task and the programs that it has started may wait without working. */
  patience: number;
  reach: SandboxReach;
};

const main = fileURLToPath(new URL('./child.ts', import.meta.url));
const preload = fileURLToPath(new URL('./no-network.ts', import.meta.url));

/** Most bytes of a child's message: the largest drawn page has some forty million. */
const LONGEST_MESSAGE = 64 * 1024 * 1024;

/** A child that did not come back from its task. */
export class ChildFailure extends Error {
  /**
   * `silent`: it waited for something that did not come; `starved`: it had no processor; `stopped`: the server is
   * stopping.
   */
  readonly reason: 'crashed' | 'timeout' | 'memory' | 'silent' | 'starved' | 'stopped';

  constructor(reason: ChildFailure['reason'], detail: string) {
    super(`A child process ended (${reason}): ${detail}`);
    this.name = 'ChildFailure';
    this.reason = reason;
  }

  /** Whether the task itself is the likely cause, so that it would end the next child as well. */
  get isCrash(): boolean {
    return !['silent', 'starved', 'stopped'].includes(this.reason);
  }
}

const WATCH_INTERVAL = 100;
/** Looks at what a task's programs do, in the time that it may wait: each opens some files for every thread. */
const LOOKS_IN_PATIENCE = 10;
const START_LIMIT = 20_000;
/** Milliseconds that a canceled task has to end by itself. */
const CANCEL_LIMIT = 1000;
/**
 * The limit by the clock, in limits of processor time. Children have a low priority: at a load of thirty per core, a
 * healthy scan took over two minutes for five seconds' work.
 */
const CLOCK_FACTOR = 10;

/** One child process, which carries out one task at a time. */
export class Child {
  readonly exited: Promise<void>;
  tasks = 0;
  /** The company whose documents it has read. */
  company: number | undefined;
  #process: ChildProcess;
  #send: (message: unknown) => void;
  #ready: Promise<void>;
  /** Takes the next message; without it, messages are not expected. */
  #hears: ((message: FromChild) => boolean) | undefined;
  /** Called when the process has ended while it is asked something. */
  #ends: ((death: ChildFailure | undefined) => void) | undefined;
  /** How the task that is under way spends its time. */
  #spent: TimeSpent | undefined;
  #hasEnded = false;
  #limits: ChildLimits;
  #death: ChildFailure | undefined;
  #memory: number | undefined;
  /** When `#memory` was read, by `performance.now()`. */
  #memoryRead = -Infinity;

  constructor(limits: ChildLimits) {
    this.#limits = limits;
    const { process: started, ownFolder } = start(limits);
    this.#process = started;
    const channel = started.stdio[3] as unknown as Duplex;
    // A message that is sent while the child ends is lost.
    channel.on('error', () => {});
    this.#send = openChannel(channel, {
      most: LONGEST_MESSAGE,
      hear: (message) => this.#hear(message),
      broken: (detail) => this.kill('crashed', detail),
    });
    this.exited = new Promise((resolve) => {
      const end = (detail: string) => {
        this.#death ??= new ChildFailure('crashed', detail);
        // Programs do not live on by themselves, however the child has ended.
        this.#endPrograms();
        if (ownFolder) void rm(ownFolder, { recursive: true, force: true });
        this.#hasEnded = true;
        this.#ends?.(this.#death);
        resolve();
      };
      this.#process.once('exit', (code, signal) => end(signal ?? `exit code ${code}`));
      this.#process.on('error', (error) => end(error.message));
    });
    this.#ready = this.#untilReady();
    this.#ready.catch(() => {});
  }

  get alive(): boolean {
    return this.#death === undefined;
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** Resolves once the child takes tasks. Throws a `ProviderError` where it does not come up. */
  async ready(plugin: string): Promise<void> {
    await this.#ready.catch((error: Error) => {
      // No document was read yet, so none is the cause.
      throw new ProviderError(plugin, 'unavailable', 'A process for reading documents could not be started.', {
        cause: error,
      });
    });
  }

  /**
   * Sends a task and resolves to its answer. Limits: `limit` milliseconds of processor time, `CLOCK_FACTOR` times that
   * by the clock, and `patience` while neither it nor its programs work or wait for a processor. Throws what the plugin
   * threw, or a `ChildFailure`.
   */
  async run(task: Task, limit: number, signal: AbortSignal): Promise<unknown> {
    const id = ++this.tasks;
    const spent = new TimeSpent(this.pid ?? 0);
    this.#spent = spent;
    // What it has used is first read when the task has lasted a while, as nearly all end before that.
    let before: Promise<Usage | undefined> | undefined;
    const timeout = setTimeout(() => void this.#giveUp(task, limit, spent), CLOCK_FACTOR * limit);
    const watch = setInterval(() => {
      before ??= usageOf(this.pid);
      void this.#watch(task, limit, before);
      if (performance.now() - spent.lastLook > this.#limits.patience / LOOKS_IN_PATIENCE)
        void this.#watchSilence(task, spent);
    }, WATCH_INTERVAL);
    let patience: NodeJS.Timeout | undefined;
    const cancel = () => {
      this.#send({ type: 'cancel', id });
      patience = setTimeout(() => this.kill('timeout', 'canceled'), CANCEL_LIMIT);
    };
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const answer = this.#answer(id, task.plugin);
      this.#send({ type: 'run', id, task });
      if (signal.aborted) cancel();
      return await answer;
    } finally {
      this.#ends = undefined;
      this.#spent = undefined;
      clearTimeout(timeout);
      clearTimeout(patience);
      clearInterval(watch);
      signal.removeEventListener('abort', cancel);
    }
  }

  /** Resident memory in MiB, at most one watch interval old; undefined where the system does not tell. */
  async memory(): Promise<number | undefined> {
    const now = performance.now();
    if (now - this.#memoryRead > WATCH_INTERVAL) {
      this.#memoryRead = now;
      this.#memory = (await usageOf(this.pid))?.memory;
    }
    return this.#memory;
  }

  kill(reason: ChildFailure['reason'], detail: string): void {
    this.#death ??= new ChildFailure(reason, detail);
    this.#end();
  }

  /** Ends a child that is not needed any more. */
  async stop(): Promise<void> {
    this.#death ??= new ChildFailure('stopped', 'not needed any more');
    (this.#process.stdio[3] as unknown as Duplex).end();
    const patience = setTimeout(() => this.#end(), CANCEL_LIMIT);
    await this.exited;
    clearTimeout(patience);
  }

  async #untilReady(): Promise<void> {
    const patience = setTimeout(() => this.kill('timeout', 'start'), START_LIMIT);
    const ready = new Promise<void>((resolve) => {
      this.#hears = ({ type }) => {
        if (type === 'ready') resolve();
        return type === 'ready';
      };
    });
    await Promise.race([ready, this.exited.then(() => Promise.reject(this.#death))]);
    clearTimeout(patience);
  }

  #answer(id: number, plugin: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#hears = (message) => {
        if (message.type === 'ready' || message.id !== id) return false;
        if (message.type === 'done') resolve(message.value);
        else reject(revive(message.error, plugin));
        return true;
      };
      this.#ends = reject;
      if (this.#hasEnded) reject(this.#death);
    });
  }

  /**
   * Takes a message, one for each request. A child that sends more may have been taken over, and gets no more tasks.
   */
  #hear(received: unknown): void {
    const message = v.safeParse(fromChild, received);
    const hears = this.#hears;
    this.#hears = undefined;
    if (!message.success || !hears?.(message.output)) this.kill('crashed', 'it said what nobody had asked');
  }

  /** Kills it with the programs that it has started. */
  #end(): void {
    if (!this.#endPrograms()) this.#process.kill('SIGKILL');
  }

  /** Kills its process group, which it leads behind a wall; says whether there was one. */
  #endPrograms(): boolean {
    try {
      return this.pid !== undefined && process.kill(-this.pid, 'SIGKILL');
    } catch {
      return false;
    }
  }

  /**
   * Ends a task by the clock. One that mostly waited for a processor is not the cause, as every task would be late
   * there.
   */
  async #giveUp({ method }: Task, limit: number, spent: TimeSpent): Promise<void> {
    const allowed = CLOCK_FACTOR * limit;
    await spent.look();
    if (this.#spent === spent)
      this.kill(spent.starved > allowed / 2 ? 'starved' : 'timeout', `${method} after ${allowed} ms`);
  }

  /** Ends a task that only waits. Where the system does not tell that, only the clock counts. */
  async #watchSilence({ method }: Task, spent: TimeSpent): Promise<void> {
    const { patience } = this.#limits;
    await spent.look();
    if (spent.idle > patience && this.#spent === spent) this.kill('silent', `${method} waited for ${patience} ms`);
  }

  async #watch({ method }: Task, limit: number, before: Promise<Usage | undefined>): Promise<void> {
    const [start, now] = await Promise.all([before, usageOf(this.pid)]);
    if (!start || !now) return;
    if (now.memory > this.#limits.memory) this.kill('memory', `${method} at ${Math.round(now.memory)} MiB`);
    else if (now.processor - start.processor > limit) this.kill('timeout', `${method} after ${limit} ms of work`);
  }
}

function start({ memory, reach }: ChildLimits): { process: ChildProcess; ownFolder: string | undefined } {
  const { wall, code, programs, compiled, snapshot, debug } = reach;
  const ownFolder = programs.length > 0 ? makeOwnFolder(wall) : undefined;
  const node = [
    process.execPath,
    `--max-old-space-size=${Math.floor(memory * 0.75)}`,
    // Its lists outlive every collection: with room for them from the start, the first document costs a tenth less.
    '--min-semi-space-size=16',
    // Threads that collect garbage cost processor time that another child needs; a pause delays nobody here.
    '--single-threaded-gc',
    // Every child compiles patterns anew. To compile them for an interpreter first, and once more for the processor,
    // would make a child's start and first document cost a quarter more.
    '--no-regexp-tier-up',
    // A sum over all of the snapshot would be a tenth of the start of a child; nobody may write to it.
    ...(snapshot === undefined ? [] : [`--snapshot-blob=${snapshotInChild}`, '--no-verify-snapshot-checksum']),
    // `--require`, as `--import` comes too late in some kinds of threads.
    `--require=${preload}`,
    '--permission',
    '--disable-warning=SecurityWarning',
    '--allow-addons',
    '--allow-worker',
    ...code.map((place) => `--allow-fs-read=${place}`),
    ...(ownFolder ? ['--allow-child-process', `--allow-fs-read=${ownFolder}`, `--allow-fs-write=${ownFolder}`] : []),
    // Node reads compiled code only where it may write. The kernel's wall and the folder's mode allow reading alone.
    ...(compiled ? [`--allow-fs-read=${compiled}`, `--allow-fs-write=${compiled}`] : []),
    main,
  ];
  const [command = '', ...parameters] = behind(wall, openingsOf(reach, ownFolder), node);
  // A parser's output may quote the document, so it is dropped.
  const printed = debug ? 2 : 'ignore';
  const child = spawn(command, parameters, {
    stdio: ['ignore', printed, printed, 'pipe', ...(snapshot === undefined ? [] : [snapshot])],
    cwd: '/',
    // Some engines ask for the home folder; without the variable Node reads a file that is closed.
    env: {
      PATH: process.env.PATH,
      LANG: process.env.LANG,
      HOME: ownFolder ?? '/nonexistent',
      COTEJO_PARENT: String(process.pid),
      ...(compiled && { NODE_COMPILE_CACHE: compiled }),
      ...(ownFolder && { TMPDIR: ownFolder }),
    },
  });
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The low priority is for the server's own threads; some systems refuse it.
  }
  return { process: child, ownFolder };
}

function revive(error: SentError, plugin: string): Error {
  if (error.kind === 'document') return new DocumentError(error.code);
  if (error.kind === 'provider') return new ProviderError(error.plugin, error.reason, error.message);
  return new ProviderError(plugin, 'crashed', `${error.name} at ${error.place}`);
}
