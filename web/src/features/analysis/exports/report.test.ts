import { expect, test } from 'vitest';
import { en } from '../../../texts/en/index.ts';
import { sampleCandidate } from '@cotejo/contract/testing/sample-candidate';
import { reportText, resultsJson } from './report.ts';

test('the report has the score, the summary, the strengths and the considerations', () => {
  const candidate = sampleCandidate({
    musts: 4,
    mustsMet: 2,
    keyStrengths: [{ title: 'Java', description: 'Six years.' }],
  });
  expect(reportText(candidate, en)).toBe(
    [
      'Candidate Analysis: Nadia Quill',
      'Match Score: 72%',
      '2 of 4 must-haves',
      '',
      'Summary',
      'An engineer.',
      '',
      'Key Strengths',
      '- Java: Six years.',
      '',
      'Areas for Consideration',
      'None identified.',
      '',
    ].join('\n'),
  );
});

test('the export carries the specified fields of each candidate and nothing else', () => {
  const job = { id: 3, originalFileName: 'job.pdf', title: 'Engineer', originalTitle: null, skills: ['Java'] };
  const { jobDescription, candidates } = JSON.parse(resultsJson(job, [sampleCandidate({})])) as {
    jobDescription: unknown;
    candidates: object[];
  };
  expect(jobDescription).toEqual(job);
  expect(candidates.map((one) => Object.keys(one))).toEqual([
    ['name', 'fileName', 'matchScore', 'isTranslated', 'summary', 'keyStrengths', 'areasForConsideration'],
  ]);
});
