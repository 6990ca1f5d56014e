import { expect, test } from 'vitest';
import { sampleCandidate, sampleRequirement } from '../testing/sample-candidate.ts';
import { coverageOf } from './coverage.ts';

const line = (id: string, source: 'requirement' | 'signal', points: number, maxPoints: number) => ({
  id,
  source,
  label: id,
  weight: 1,
  degree: points / maxPoints,
  points,
  maxPoints,
});

test('the points of the score are added up by kind of requirement, and what is left is a group of its own', () => {
  const candidate = sampleCandidate({
    requirements: [
      sampleRequirement({ id: 'java' }),
      sampleRequirement({ id: 'sql' }),
      sampleRequirement({ id: 'degree', kind: 'education' }),
    ],
    arithmetic: [
      line('java', 'requirement', 0.1, 30),
      line('degree', 'requirement', 0, 20),
      line('sql', 'requirement', 0.2, 40),
      line('similarity', 'signal', 5, 10),
    ],
  });
  expect(coverageOf(candidate)).toEqual([
    { group: 'skill', points: 0.3, maxPoints: 70 },
    { group: 'education', points: 0, maxPoints: 20 },
    { group: 'other', points: 5, maxPoints: 10 },
  ]);
});

test('a job description without requirements has no groups', () => {
  expect(coverageOf(sampleCandidate({}))).toEqual([]);
});
