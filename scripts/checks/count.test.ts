import { expect, test } from 'vitest';
import { countTests } from './count.ts';

const file = (status: string, ...tests: string[]) => ({
  name: '/some/place/a.test.ts',
  status,
  assertionResults: tests.map((each) => ({ fullName: `it ${each}`, status: each })),
});

test('passed and failed tests of all files are added up, and those that failed are named', () => {
  const report = { testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed', 'failed')] };
  expect(countTests(report)).toEqual({
    passed: 3,
    failed: 2,
    failures: ['a.test.ts: it failed', 'a.test.ts: it failed'],
  });
});

test('a file that could not be loaded is a failure', () => {
  expect(countTests({ testResults: [file('failed')] })).toEqual({
    passed: 0,
    failed: 1,
    failures: ['a.test.ts: could not be run'],
  });
});

test('no report is a failure', () => {
  expect(countTests({})).toEqual({ passed: 0, failed: 1, failures: ['no report'] });
});
