import type { RubricInput } from '@cotejo/contract';
import { expect, test } from 'vitest';
import { newEntry, rebase } from './values.ts';

const entry = (id: string, more: Partial<RubricInput['requirements'][number]> = {}) => ({
  id,
  active: true,
  must: true,
  weight: 1,
  ...more,
});
const fresh = { text: 'Kafka', active: true, must: false, weight: 1 };

test('what I changed stands on top of what somebody else changed meanwhile', () => {
  const base = { version: 1, requirements: [entry('r1'), entry('r2'), entry('v1-1')] };
  const mine = { version: 1, requirements: [entry('r1', { weight: 3 }), entry('r2'), fresh] };
  const theirs = {
    version: 2,
    requirements: [entry('r1', { active: false }), entry('r2', { active: false }), entry('v1-1'), entry('v2-1')],
  };
  expect(rebase(base, mine, theirs)).toEqual({
    version: 2,
    requirements: [entry('r1', { weight: 3 }), entry('r2', { active: false }), entry('v2-1'), fresh],
  });
});

test('so do lines beside the requirements', () => {
  const line = (id: string, share: number, active = true) => ({ id, share, active });
  const of = (version: number, ...signals: ReturnType<typeof line>[]) => ({ version, requirements: [], signals });
  expect(
    rebase(
      of(1, line('words', 0.1), line('titles', 0.15)),
      of(1, line('words', 0.1), line('titles', 0.15, false)),
      of(2, line('words', 0.2), line('titles', 0.2), line('field', 0.1)),
    ),
  ).toEqual(of(2, line('words', 0.2), line('titles', 0.15, false), line('field', 0.1)));
});

test('what somebody else removed meanwhile stays removed', () => {
  const base = { version: 1, requirements: [entry('r1'), entry('v1-1')] };
  const mine = { version: 1, requirements: [entry('r1'), entry('v1-1', { weight: 2 })] };
  expect(rebase(base, mine, { version: 2, requirements: [entry('r1')] })).toEqual({
    version: 2,
    requirements: [entry('r1')],
  });
});

test('a new requirement begins with the weight that the others have in the mean', () => {
  expect(
    newEntry([entry('r1', { weight: 0.2 }), entry('r2', { weight: 0.4 }), entry('r3', { weight: 9, active: false })]),
  ).toEqual({ text: '', active: true, must: true, weight: 0.3 });
  expect(newEntry([entry('r1', { active: false })]).weight).toBe(1);
});
