import { expect, test } from 'vitest';
import { countTests } from './count.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test('passed and failed tests of all files are added up', () => {
  const report = { testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed', 'failed')] };
  expect(countTests(report)).toEqual({ passed: 3, failed: 2 });
});

test('a file that could not be loaded is a failure', () => {
  expect(countTests({ testResults: [file('failed')] })).toEqual({ passed: 0, failed: 1 });
});

test('no report is a failure', () => {
  expect(countTests({})).toEqual({ passed: 0, failed: 1 });
});
