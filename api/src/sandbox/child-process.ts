import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { DocumentError, ProviderError } from '@cotejo/plugin-kit';
import type { FromChild, SentError, Task } from './messages.ts';
import { isBusy, starvationOf, type Usage, usageOf } from './usage.ts';

export type ChildLimits = {
  /** MiB of resident memory. */
  memory: number;
  /** Milliseconds for which a task may wait without working. */
  patience: number;
};

/** A child that did not come back from its task. */
export class ChildFailure extends Error {
  /** `silent`: it has waited for something that did not come; `starved`: for the processor; `stopped`: the server is stopping. */
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
const START_LIMIT = 20_000;
/** Milliseconds that a cancelled task has to end by itself. */
const CANCEL_LIMIT = 1000;
/** A child goes behind everything else on a busy machine: at thirty times the load that there are cores for, a healthy scan took over two minutes for five seconds' work. */
const CLOCK_FACTOR = 10;

/** One child process, which carries out one task at a time. */
export class Child {
  readonly exited: Promise<void>;
  tasks = 0;
  #process: ChildProcess;
  #ready: Promise<void>;
  #limits: ChildLimits;
  #death: ChildFailure | undefined;

  constructor(limits: ChildLimits) {
    this.#limits = limits;
    this.#process = start(limits);
    this.exited = new Promise((resolve) => {
      const end = (detail: string) => {
        this.#death ??= new ChildFailure('crashed', detail);
        resolve();
      };
      this.#process.once('exit', (code, signal) => end(signal ?? `exit code ${code}`));
      // Also what a message meets that crosses the end of its child.
      this.#process.on('error', (error) => (this.pid === undefined ? end(error.message) : this.kill('crashed', error.message)));
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
      throw new ProviderError(plugin, 'crashed', 'A process for reading documents could not be started.', { cause: error });
    });
  }

  /**
   * Sends a task and waits for its answer: at most `limit` milliseconds of processor time, `CLOCK_FACTOR` times that by the
   * clock, and the limits' patience while it neither works nor waits for a processor. Throws what the plugin threw, or a
   * `ChildFailure`.
   */
  async run(task: Task, limit: number, signal: AbortSignal): Promise<unknown> {
    const id = ++this.tasks;
    const before = usageOf(this.pid);
    const hungry = starvationOf(this.pid);
    const timeout = setTimeout(() => void this.#giveUp(task, limit, hungry), CLOCK_FACTOR * limit);
    const started = performance.now();
    const watch = setInterval(() => {
      void this.#watch(task, limit, before);
      if (performance.now() - started > this.#limits.patience) void this.#watchSilence(task, started, before, hungry);
    }, WATCH_INTERVAL);
    const cancel = () => this.#cancel(id);
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const answer = this.#answer(id, task.plugin);
      this.#process.send({ type: 'run', id, task });
      if (signal.aborted) cancel();
      return await answer;
    } finally {
      clearTimeout(timeout);
      clearInterval(watch);
      signal.removeEventListener('abort', cancel);
    }
  }

  /** Resident memory in MiB, where the system tells. */
  async memory(): Promise<number | undefined> {
    return (await usageOf(this.pid))?.memory;
  }

  kill(reason: ChildFailure['reason'], detail: string): void {
    this.#death ??= new ChildFailure(reason, detail);
    this.#process.kill('SIGKILL');
  }

  /** Ends a child that is not needed any more. */
  async stop(): Promise<void> {
    this.#death ??= new ChildFailure('stopped', 'not needed any more');
    if (this.#process.connected) this.#process.disconnect();
    const patience = setTimeout(() => this.#process.kill('SIGKILL'), CANCEL_LIMIT);
    await this.exited;
    clearTimeout(patience);
  }

  async #untilReady(): Promise<void> {
    const patience = setTimeout(() => this.kill('timeout', 'start'), START_LIMIT);
    await Promise.race([once(this.#process, 'message'), this.exited.then(() => Promise.reject(this.#death))]);
    clearTimeout(patience);
  }

  #answer(id: number, plugin: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const settle = (message: FromChild) => {
        if (message.type === 'ready' || message.id !== id) return;
        this.#process.off('message', settle);
        if (message.type === 'done') resolve(message.value);
        else reject(revive(message.error, plugin));
      };
      this.#process.on('message', settle);
      void this.exited.then(() => reject(this.#death));
    });
  }

  #cancel(id: number): void {
    if (this.#process.connected) this.#process.send({ type: 'cancel', id });
    const patience = setTimeout(() => this.kill('timeout', 'cancelled'), CANCEL_LIMIT);
    const ended = () => clearTimeout(patience);
    this.#process.once('message', ended);
    void this.exited.then(ended);
  }

  /** Ends a task by the clock. One that mostly waited for a processor has not had its time: on such a machine any task would be late. */
  async #giveUp({ method }: Task, limit: number, before: Promise<number>): Promise<void> {
    const allowed = CLOCK_FACTOR * limit;
    const [start, now] = await Promise.all([before, starvationOf(this.pid)]);
    this.kill(now - start > allowed / 2 ? 'starved' : 'timeout', `${method} after ${allowed} ms`);
  }

  /** Ends a task that only waits. Where the system does not tell what a process does, the clock alone decides. */
  async #watchSilence({ method }: Task, started: number, before: Promise<Usage | undefined>, starvedBefore: Promise<number>): Promise<void> {
    const { patience } = this.#limits;
    const [start, now] = await Promise.all([before, usageOf(this.pid)]);
    if (!start || !now) return;
    const unused = performance.now() - started - (now.processor - start.processor);
    if (unused < patience) return;
    const [starvedThen, starved, busy] = await Promise.all([starvedBefore, starvationOf(this.pid), isBusy(this.pid)]);
    if (!busy && unused - (starved - starvedThen) > patience) this.kill('silent', `${method} waited for ${patience} ms`);
  }

  async #watch({ method }: Task, limit: number, before: Promise<Usage | undefined>): Promise<void> {
    const [start, now] = await Promise.all([before, usageOf(this.pid)]);
    if (!start || !now) return;
    if (now.memory > this.#limits.memory) this.kill('memory', `${method} at ${Math.round(now.memory)} MiB`);
    else if (now.processor - start.processor > limit) this.kill('timeout', `${method} after ${limit} ms of work`);
  }
}

function start({ memory }: Pick<ChildLimits, 'memory'>): ChildProcess {
  const preload = fileURLToPath(new URL('./no-network.ts', import.meta.url));
  const child = fork(new URL('./child.ts', import.meta.url), {
    // What a parser prints may quote the document, so nobody reads it.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: {
      PATH: process.env.PATH, LANG: process.env.LANG, TMPDIR: process.env.TMPDIR,
      COTEJO_PARENT: String(process.pid),
    },
    // `--require`, because `--import` is not in time for every kind of thread.
    execArgv: [
      `--max-old-space-size=${Math.floor(memory * 0.75)}`, `--require=${preload}`,
      '--permission', '--allow-fs-read=*', '--allow-addons', '--allow-worker', '--allow-child-process',
    ],
  });
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A courtesy to the server's own threads; some systems refuse it.
  }
  return child;
}

function revive(error: SentError, plugin: string): Error {
  if (error.kind === 'document') return new DocumentError(error.code);
  if (error.kind === 'provider') return new ProviderError(error.plugin, error.reason, error.message);
  return new ProviderError(plugin, 'crashed', `${error.name} at ${error.place}`);
}
