import { expect, test } from 'vitest';
import { historyFiltersIn } from './filters.ts';
import { queryOf } from './query.ts';

test('an address that somebody typed asks for nothing that there is not', () => {
  const typed = { who: 'admin', kind: 'gossip', from: '2026-13-45', until: 7, about: 'cat', aboutId: 3 };
  expect(queryOf(historyFiltersIn(typed))).toEqual({});
});

test('a day is asked for from its first moment to the first of the next day', () => {
  const query = queryOf(historyFiltersIn({ who: 3, from: '2026-02-28', until: '2026-02-28' }));
  expect(query).toMatchObject({ userId: '3' });
  expect([new Date(query.from!), new Date(query.to!)]).toEqual([new Date(2026, 1, 28), new Date(2026, 2, 1)]);
});

test('what no user has done, and a record, can be asked for', () => {
  const address = { who: 'server', about: 'person', aboutId: 17, kind: 'shown' };
  expect(queryOf(historyFiltersIn(address))).toEqual({
    by: 'server',
    subject: 'person',
    subjectId: '17',
    kind: 'shown',
  });
});
