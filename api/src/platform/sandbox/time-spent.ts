import { type Work, workOf } from './usage.ts';

/**
 * How a process and the programs that it has started spend the time of a task, found by looking at them again and
 * again. Programs alone prove nothing: some are kept from one task to the next, and rest in between.
 */
export class TimeSpent {
  /** Milliseconds for which nobody worked or waited for a processor or a disk; 0 where the system does not tell. */
  idle = 0;
  /** Milliseconds for which their threads waited for a processor, added up. */
  starved = 0;
  #pid: number;
  #last: { at: number; work: Work } | undefined;

  constructor(pid: number) {
    this.#pid = pid;
  }

  /** When they were last looked at, by `performance.now()`. */
  get lastLook(): number {
    return this.#last?.at ?? -Infinity;
  }

  async look(): Promise<void> {
    const at = performance.now();
    const work = await workOf(this.#pid);
    const last = this.#last;
    // Of two looks at once, the later one may come back first.
    if (!work || (last && last.at >= at)) return;
    this.#last = { at, work };
    if (!last) return;
    const starved = starvationSince(last.work, work);
    this.starved += starved;
    const used = work.processor - last.work.processor + starved;
    if (!work.isBusy) this.idle += Math.max(0, at - last.at - Math.max(0, used));
  }
}

/** Each process is compared with itself, as one that has ended takes what it has waited with it. */
function starvationSince(before: Work, now: Work): number {
  const since = [...now.starvation].map(([pid, waited]) => waited - (before.starvation.get(pid) ?? 0));
  return since.reduce((sum, waited) => sum + Math.max(0, waited), 0);
}
