import { expect, test } from 'vitest';
import type { JudgedRequirement } from '../results.ts';
import { withCorrections } from './corrections.ts';

const judged = (id: string, verdict: JudgedRequirement['verdict'], degree: number): JudgedRequirement => ({
  id,
  text: `Requirement ${id}`,
  kind: 'skill',
  must: true,
  weight: 1,
  skills: [],
  verdict,
  degree,
  quotes: [],
});
const found = [judged('a', 'missing', 0), judged('b', 'partial', 0.4), judged('c', 'met', 0.9)];

test('a correction takes the place of what was found, which stays beside it', () => {
  expect(withCorrections(found, new Map([['a', 'met']]))[0]).toMatchObject({
    verdict: 'met',
    degree: 1,
    found: { verdict: 'missing', degree: 0 },
  });
});

test('what was found comes back, whole, where no correction is left, however often it was corrected', () => {
  const once = withCorrections(found, new Map([['b', 'missing']]));
  const twice = withCorrections(once, new Map([['b', 'met']]));
  expect(withCorrections(twice, new Map())).toEqual(found);
});

test('a correction that agrees leaves the score as it is', () => {
  const agreed = withCorrections(found, new Map(found.map(({ id, verdict }) => [id, verdict])));
  expect(agreed.map(({ degree }) => degree)).toEqual(found.map(({ degree }) => degree));
});
