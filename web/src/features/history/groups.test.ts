import type { HistoryEntry } from '@cotejo/contract';
import { expect, test } from 'vitest';
import { groupsOf } from './groups.ts';

const entry = (id: number, roleId?: number): HistoryEntry => ({
  id,
  title: 'Engineer',
  originalTitle: null,
  originalFileName: 'job.txt',
  date: '2026-01-01T00:00:00.000Z',
  resumeCount: 0,
  skills: [],
  analyzed: false,
  author: null,
  role: roleId === undefined ? null : { id: roleId, name: 'Role' },
  opportunity: null,
  client: null,
  best: [],
});

test('batches of a role stand together where the newest is, and what has no role stays where it was', () => {
  const groups = groupsOf([entry(9), entry(8, 1), entry(7), entry(6, 2), entry(5, 1)]);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([[9], [8, 5], [7], [6]]);
});
