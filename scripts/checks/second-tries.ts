import type { Reporter, TestCase } from 'vitest/node';

/** Most tests of a run that may need a further try. */
const MOST = 3;

/**
 * Names the tests that passed only at a further try, so that they are mended: on a busy machine a test against real
 * processes may meet a limit of time that has nothing to do with what it tests. More than a few of them fail the run.
 */
export default class SecondTries implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd(): void {
    if (this.#names.length === 0) return;
    console.log(['Passed only at a further try:', ...this.#names].join('\n  '));
    if (this.#names.length > MOST) process.exitCode = 1;
  }
}
