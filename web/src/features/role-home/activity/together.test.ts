import type { RoleActivityEntry, RoleChange } from '@cotejo/contract';
import { expect, test } from 'vitest';
import { together } from './together.ts';

let lastId = 0;
const entry = (change: RoleChange, createdAt = '2026-01-01T00:00:00.000Z'): RoleActivityEntry => ({
  id: ++lastId,
  createdAt,
  author: null,
  candidate: null,
  note: null,
  readFrom: null,
  rubricChanges: [],
  change,
});
const score = (toVersion: number): RoleChange => ({
  what: 'score',
  from: 79,
  to: 80,
  cause: 'rubric',
  jobDescriptionId: 1,
  fromVersion: 1,
  toVersion,
});
const status = (to: string): RoleChange => ({ what: 'status', from: 'Analyzed', to });
const sizes = (entries: RoleActivityEntry[]) => together(entries).map(({ length }) => length);

test('scores of one cause are one act, at whatever time they came', () => {
  expect(sizes([entry(score(2)), entry(score(2), '2026-02-01T00:00:00.000Z'), entry(score(3))])).toEqual([2, 1]);
});

test('a status that several got at once is one act, and another status or another moment another one', () => {
  const later = '2026-02-01T00:00:00.000Z';
  expect(sizes([entry(status('Hired'), later), entry(status('Hired')), entry(status('Hired'))])).toEqual([1, 2]);
  expect(sizes([entry(status('Hired')), entry(status('On Hold'))])).toEqual([1, 1]);
});

test('notes stay by themselves, and what comes in between parts an act', () => {
  expect(sizes([entry({ what: 'note' }), entry({ what: 'note' })])).toEqual([1, 1]);
  expect(sizes([entry(score(2)), entry({ what: 'note' }), entry(score(2))])).toEqual([1, 1, 1]);
});
