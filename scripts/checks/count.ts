import * as v from 'valibot';

export type Count = { passed: number; failed: number };

const vitestReport = v.object({
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.object({ status: v.string() })) })),
});

/**
 * Counts the tests of Vitest's JSON report. A file that failed before any of its tests did, for example because it
 * could not be loaded, is one failure; so is a report that is not there.
 */
export function countTests(report: unknown): Count {
  const parsed = v.safeParse(vitestReport, report);
  if (!parsed.success) return { passed: 0, failed: 1 };
  const count = { passed: 0, failed: 0 };
  for (const file of parsed.output.testResults) {
    const failed = file.assertionResults.filter((test) => test.status === 'failed').length;
    count.passed += file.assertionResults.filter((test) => test.status === 'passed').length;
    count.failed += file.status === 'failed' ? Math.max(1, failed) : failed;
  }
  return count;
}
