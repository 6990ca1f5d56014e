import { beforeEach, TestRunner } from 'vitest';

/** Milliseconds for the tests before, on a busy machine too. */
const patience = 900_000;

/**
 * For a file whose tests change what later ones build on, so that a failed try leaves nothing to begin with. Before a
 * further try all begins anew: the file's hooks start a company of its own, and the tests before are carried out again.
 * Names must therefore be new each time that `beforeAll` runs.
 */
export function replayBeforeFurtherTries(): void {
  beforeEach(async ({ task }) => {
    if (!task.result?.retryCount) return;
    const { afterAll, beforeAll } = TestRunner.getSuiteHooks(task.file);
    for (const hook of [...afterAll, ...beforeAll]) await hook(task.file);
    const { tasks } = task.file;
    for (const before of tasks.slice(0, tasks.indexOf(task)))
      if (before.type === 'test' && before.mode === 'run') await TestRunner.getTestFn(before)();
  }, patience);
}
