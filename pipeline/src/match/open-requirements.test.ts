import { expect, test } from 'vitest';
import type { JudgedRequirement, RubricSignal } from '../results.ts';
import { addUp } from './arithmetic.ts';
import { openRequirements } from './open-requirements.ts';
import { rescore } from './rubric.ts';

const judged = (id: string, verdict: JudgedRequirement['verdict'], degree: number, must = true): JudgedRequirement => ({
  id,
  text: `Requirement ${id}`,
  kind: 'skill',
  must,
  weight: 1,
  skills: [],
  verdict,
  degree,
  quotes: [],
});
const requirements = [
  judged('wish', 'missing', 0, false),
  judged('must', 'missing', 0),
  judged('partly', 'partial', 0.7),
  judged('met', 'met', 0.8),
  { ...judged('off', 'missing', 0), off: true as const },
];
const settings: RubricSignal[] = [{ id: 'title', label: 'Title', share: 0.2, readShare: 0.1 }];
const now = addUp(requirements, [{ id: 'title', label: 'Title', degree: 0.5, share: 0.1 }], settings);

test('each open requirement brings what its correction alone would, and one that is met or off brings nothing', () => {
  const open = openRequirements({ requirements, arithmetic: now.arithmetic }, settings);
  expect(open.map(({ id }) => id).toSorted()).toEqual(['must', 'partly', 'wish']);
  const sumOf = (arithmetic: { points: number }[]) => arithmetic.reduce((sum, { points }) => sum + points, 0);
  for (const { id, points, matchScore } of open) {
    const corrected = rescore({ requirements, signals: settings }, { requirements, ...now }, new Map([[id, 'met']]))!;
    expect(matchScore).toBe(corrected.matchScore);
    expect(points).toBeCloseTo(sumOf(corrected.arithmetic) - sumOf(now.arithmetic), 6);
  }
});

test('what brings most comes first: a must-have before a wish, and what is not shown before what is partly', () => {
  const open = openRequirements({ requirements, arithmetic: now.arithmetic }, settings);
  expect(open[0]!.id).toBe('must');
  expect(open.map(({ points }) => points)).toEqual(open.map(({ points }) => points).toSorted((a, b) => b - a));
});
