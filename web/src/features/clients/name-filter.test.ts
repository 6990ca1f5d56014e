import { expect, test } from 'vitest';
import { filterByName } from './name-filter.ts';

const rows = ['Peñarroya Motors', 'Ångström & Søn', 'İstanbul Lojistik', 'Straße 9', '株式会社アサヒ'].map((name) => ({
  name,
}));
const found = (term: string) => filterByName(rows, term).map(({ name }) => name);

test('case and accents do not count, in the name or in the term', () => {
  expect(found('PENARROYA')).toEqual(['Peñarroya Motors']);
  expect(found('ángs')).toEqual(['Ångström & Søn']);
  expect(found('istanbul')).toEqual(['İstanbul Lojistik']);
});

test('the term may stand anywhere, with spaces around it and in any script', () => {
  expect(found('  motors ')).toEqual(['Peñarroya Motors']);
  expect(found('アサヒ')).toEqual(['株式会社アサヒ']);
});

test('a term is text and not a pattern; none finds everything', () => {
  expect(found('.*')).toEqual([]);
  expect(found('   ')).toHaveLength(rows.length);
});
