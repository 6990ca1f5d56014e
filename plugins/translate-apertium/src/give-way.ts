import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/**
 * Lowers the priority, which the dozen programs that Apertium starts inherit: they would fill a server with two cores.
 */
export function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not allow it.
  }
}
