import { ProviderError } from '@cotejo/plugin-kit';
import { isInBackground } from './background.ts';
import { Child, ChildFailure } from './child-process.ts';
import { currentCompany } from './company.ts';
import type { Task } from './messages.ts';
import type { SandboxReach } from './reach.ts';

export type PoolOptions = {
  /** Number of tasks at once. */
  size: number;
  reach: SandboxReach;
  /** MiB of resident memory at which a child is killed in the middle of its task. */
  memory: number;
  /** Milliseconds that a task may wait without working before its child is killed. */
  patience?: number;
  /** MiB above which a child is replaced after its task. */
  softMemory?: number;
  /** Tasks after which a child is replaced: many, as a new one takes a second until it is ready. */
  tasksPerChild?: number;
};

type Waiting = {
  task: Task;
  company: number | undefined;
  isInBackground: boolean;
  limit: number;
  signal: AbortSignal;
  resolve(value: unknown): void;
  reject(error: unknown): void;
};

/**
 * Child processes that carry out tasks in the order in which they come, those of calls before those of queue jobs. A
 * task can at worst end its own child. A child that has read a document of one company reads none of another. One child
 * more is kept than works at a time, so that a document of another company does not need a new process for each of its
 * tasks.
 */
export class Pool {
  #options: Required<PoolOptions>;
  #children = new Set<Child>();
  #idle: Child[] = [];
  #queue: Waiting[] = [];
  /** Plugins whose last task only waited. They share one child, so that nobody else waits with them. */
  #silent = new Set<string>();
  #silentAtWork = 0;
  #stopped = false;

  constructor(options: PoolOptions) {
    this.#options = { softMemory: options.memory * 0.8, tasksPerChild: 20_000, patience: 15_000, ...options };
  }

  /** Starts all children before the first task. */
  start(): void {
    while (this.#children.size < this.#options.size) this.#idle.push(this.#spawn());
  }

  /** The ids of the running children. */
  get pids(): number[] {
    return [...this.#children].flatMap(({ pid }) => pid ?? []);
  }

  /**
   * Carries out a task within `limit` milliseconds of processor time; waiting for a free child does not count.
   * Throws what the plugin threw, the signal's reason, or a `ChildFailure`.
   */
  async run(task: Task, limit: number, signal: AbortSignal): Promise<unknown> {
    if (this.#stopped) throw new ProviderError(task.plugin, 'unavailable', 'The server is stopping.');
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const context = { company: currentCompany(), isInBackground: isInBackground() };
    const waiting: Waiting = { task, ...context, limit, signal, resolve, reject };
    const leave = () => {
      this.#queue = this.#queue.filter((other) => other !== waiting);
      reject(signal.reason);
    };
    signal.addEventListener('abort', leave);
    this.#queue.push(waiting);
    this.#dispatch();
    try {
      return await promise;
    } finally {
      // One signal may serve thousands of tasks.
      signal.removeEventListener('abort', leave);
    }
  }

  /** Rejects waiting tasks and ends all children. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const { task, reject } of this.#queue.splice(0))
      reject(new ProviderError(task.plugin, 'unavailable', 'The server is stopping.'));
    await Promise.all([...this.#children].map((child) => child.stop()));
  }

  #dispatch(): void {
    for (;;) {
      if (this.#children.size - this.#idle.length >= this.#options.size) return;
      const next = this.#next();
      if (next < 0) return;
      const waiting = this.#queue.splice(next, 1)[0] as Waiting;
      const child = this.#take(waiting.company);
      child.company ??= waiting.company;
      void this.#serve(child, waiting);
    }
  }

  /** The place of the next task in the queue; -1 where none can begin. */
  #next(): number {
    const canBegin = ({ task }: Waiting) => !(this.#silentAtWork > 0 && this.#silent.has(task.plugin));
    const ofCalls = this.#queue.findIndex((one) => !one.isInBackground && canBegin(one));
    return ofCalls < 0 ? this.#queue.findIndex(canBegin) : ofCalls;
  }

  /** A child for a company's task: one of the company's, one that has read nothing yet, or a new one. */
  #take(company: number | undefined): Child {
    const fit = (whose: number | undefined) => this.#idle.findLastIndex((child) => child.company === whose);
    const found = [fit(company), fit(undefined), company === undefined ? this.#idle.length - 1 : -1].find(
      (index) => index >= 0,
    );
    if (found !== undefined) return this.#idle.splice(found, 1)[0] as Child;
    const spare = this.#children.size > this.#options.size ? this.#idle.shift() : undefined;
    if (spare) this.#dismiss(spare);
    return this.#spawn();
  }

  #dismiss(child: Child): void {
    this.#children.delete(child);
    void child.stop();
  }

  async #serve(child: Child, { task, limit, signal, resolve, reject }: Waiting): Promise<void> {
    const wasSilent = this.#silent.has(task.plugin);
    if (wasSilent) this.#silentAtWork += 1;
    const settle = await child
      .ready(task.plugin)
      .then(() => child.run(task, limit, signal))
      .then(
        (value) => {
          this.#silent.delete(task.plugin);
          return () => resolve(value);
        },
        (error: unknown) => {
          if (error instanceof ChildFailure && error.reason === 'silent') this.#silent.add(task.plugin);
          return () => reject(error);
        },
      );
    if (wasSilent) this.#silentAtWork -= 1;
    await this.#release(child);
    settle();
    this.#dispatch();
  }

  async #release(child: Child): Promise<void> {
    const { softMemory, tasksPerChild } = this.#options;
    const worn = child.tasks >= tasksPerChild || ((await child.memory()) ?? 0) > softMemory;
    if (child.alive && !worn) {
      this.#idle.push(child);
      return;
    }
    this.#dismiss(child);
    // A child that never started is not replaced before a task needs one.
    if (child.tasks > 0 && !this.#stopped) this.#idle.push(this.#spawn());
  }

  #spawn(): Child {
    const { memory, patience, reach } = this.#options;
    const child = new Child({ memory, patience, reach });
    this.#children.add(child);
    void child.exited.then(() => {
      this.#children.delete(child);
      this.#idle = this.#idle.filter((other) => other !== child);
    });
    return child;
  }
}
