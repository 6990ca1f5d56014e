import { ProviderError } from '@cotejo/plugin-kit';
import { Child, ChildFailure } from './child-process.ts';
import type { Task } from './messages.ts';

export type PoolOptions = {
  /** Children, so tasks at once. */
  size: number;
  /** MiB of resident memory at which a child is killed in the middle of its task. */
  memory: number;
  /** Milliseconds for which a task may wait without working before its child is killed. */
  patience?: number;
  /** MiB above which a child is replaced after its task. */
  softMemory?: number;
  /** Tasks after which a child is replaced: some engines never give memory back. */
  tasksPerChild?: number;
};

type Waiting = { task: Task; limit: number; signal: AbortSignal; resolve(value: unknown): void; reject(error: unknown): void };

/** Child processes that carry out tasks in the order in which they come; a task can at worst end its own child. */
export class Pool {
  #options: Required<PoolOptions>;
  #children = new Set<Child>();
  #idle: Child[] = [];
  #queue: Waiting[] = [];
  /** Plugins whose last task only waited: together they get one child, so that what they wait for holds up nobody else. */
  #silent = new Set<string>();
  #silentAtWork = 0;
  #stopped = false;

  constructor(options: PoolOptions) {
    this.#options = { softMemory: options.memory * 0.8, tasksPerChild: 1000, patience: 15_000, ...options };
  }

  /** Starts all children ahead of the first task. */
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
  run(task: Task, limit: number, signal: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#stopped) return reject(new ProviderError(task.plugin, 'unavailable', 'The server is stopping.'));
      if (signal.aborted) return reject(signal.reason);
      const waiting: Waiting = { task, limit, signal, resolve, reject };
      signal.addEventListener('abort', () => {
        this.#queue = this.#queue.filter((other) => other !== waiting);
        reject(signal.reason);
      }, { once: true });
      this.#queue.push(waiting);
      this.#dispatch();
    });
  }

  /** Gives up what waits and ends all children. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const { task, reject } of this.#queue.splice(0)) reject(new ProviderError(task.plugin, 'unavailable', 'The server is stopping.'));
    await Promise.all([...this.#children].map((child) => child.stop()));
  }

  #dispatch(): void {
    for (;;) {
      const next = this.#queue.findIndex(({ task }) => !(this.#silentAtWork > 0 && this.#silent.has(task.plugin)));
      if (next < 0) return;
      const child = this.#idle.pop() ?? (this.#children.size < this.#options.size ? this.#spawn() : undefined);
      if (!child) return;
      void this.#serve(child, this.#queue.splice(next, 1)[0] as Waiting);
    }
  }

  async #serve(child: Child, { task, limit, signal, resolve, reject }: Waiting): Promise<void> {
    const wasSilent = this.#silent.has(task.plugin);
    if (wasSilent) this.#silentAtWork += 1;
    const settle = await child.ready(task.plugin).then(() => child.run(task, limit, signal)).then(
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
    this.#children.delete(child);
    void child.stop();
    // One that never came up is not tried again before somebody needs it.
    if (child.tasks > 0 && !this.#stopped) this.#idle.push(this.#spawn());
  }

  #spawn(): Child {
    const { memory, patience } = this.#options;
    const child = new Child({ memory, patience });
    this.#children.add(child);
    void child.exited.then(() => {
      this.#children.delete(child);
      this.#idle = this.#idle.filter((other) => other !== child);
    });
    return child;
  }
}
