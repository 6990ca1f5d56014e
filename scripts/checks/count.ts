import { basename } from 'node:path';
import * as v from 'valibot';

/** `failures`: the names of what failed. */
export type Count = { passed: number; failed: number; failures: string[] };

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

/**
 * Counts the tests of Vitest's JSON report. A file that failed before any of its tests did, for example because it
 * could not be loaded, is one failure; so is a report that is not there.
 */
export function countTests(report: unknown): Count {
  const parsed = v.safeParse(vitestReport, report);
  if (!parsed.success) return { passed: 0, failed: 1, failures: ['no report'] };
  const count: Count = { passed: 0, failed: 0, failures: [] };
  for (const { name, status, assertionResults } of parsed.output.testResults) {
    const failures = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    if (status === 'failed' && failures.length === 0) failures.push('could not be run');
    count.passed += assertionResults.filter((test) => test.status === 'passed').length;
    count.failed += failures.length;
    count.failures.push(...failures.map((failure) => `${basename(name)}: ${failure}`));
  }
  return count;
}
