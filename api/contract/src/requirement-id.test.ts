import * as v from 'valibot';
import { expect, test } from 'vitest';
import { endpoints, packInput, rubricInput } from './index.ts';

test('every call that names a requirement takes the longest id that a plugin may give, and none longer', () => {
  const entry = { active: true, must: true, weight: 1 };
  const calls = {
    'correct a verdict': (requirementId: string) =>
      v.is(endpoints.correctVerdict.params, { id: '1', requirementId }) &&
      v.is(endpoints.takeBackCorrection.params, { id: '1', requirementId }),
    'change a rubric': (id: string) => v.is(rubricInput, { version: 1, requirements: [{ id, ...entry }] }),
    'choose what a profile shows': (id: string) => v.is(packInput, { candidates: [{ id: 1 }], requirements: [id] }),
    'choose its quotes': (id: string) => v.is(packInput, { candidates: [{ id: 1, quotes: { [id]: [0] } }] }),
  };
  for (const [call, takes] of Object.entries(calls))
    expect([call, takes('r'.repeat(40)), takes('r'.repeat(41))]).toEqual([call, true, false]);
});
