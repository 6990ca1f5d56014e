import type { CategoryRate, RatedCategory, RateTable } from '@cotejo/contract';
import { describe, expect, test } from 'vitest';
import { type Rated, tabulate } from './tabulate.ts';

/** The same people for the same seed, from the minimal standard generator of Park and Miller. */
function drawPeople(seed: number, count: number, sexes: number, ethnicities: number): Rated[] {
  let state = seed;
  const below = (most: number) => (state = (state * 48_271) % 2_147_483_647) % most;
  // A low number is drawn more often than a high one, so that some categories are small.
  const pick = (prefix: string, kinds: number) => {
    const drawn = Math.min(below(kinds + 1), below(kinds + 1));
    return drawn === kinds ? null : `${prefix}${drawn}`;
  };
  return Array.from({ length: count }, () => ({
    score: 40 + below(20),
    selected: below(3) === 0,
    sex: pick('s', sexes),
    ethnicity: pick('e', ethnicities),
  }));
}

/*
 * A second computation of the tables, by ranks and whole numbers of any size instead of cells: what one category has is
 * looked up among all people anew. Only which rates are withheld is taken from the first; that has its own tests.
 */
const keyOf = (by: RateTable['by'], { sex, ethnicity }: Pick<Rated, 'sex' | 'ethnicity'>): string | undefined => {
  const parts = by === 'both' ? [sex, ethnicity] : [by === 'sex' ? sex : ethnicity];
  return parts.includes(null) ? undefined : parts.join(' & ');
};
const isAbove = (people: Rated[], { score }: Rated): boolean => {
  const lower = people.filter((one) => one.score < score).length;
  // Beyond the median: more than half are below, or just half with another score in the middle of an even number.
  return people.length % 2 === 0 ? lower >= people.length / 2 : lower > (people.length - 1) / 2;
};
const thousandths = (top: bigint, bottom: bigint): number => Number((top * 10_000n) / bottom + 5n) / 10_000;
const cut = (value: number): number => Math.trunc(value * 1000 + 1e-9) / 1000;

function again(people: Rated[], { by, categories }: RateTable): unknown {
  const keys = [...new Set(people.flatMap((one) => keyOf(by, one) ?? []))].toSorted();
  const of = (key: string) => people.filter((one) => keyOf(by, one) === key);
  const shown = new Map(categories.map((one) => [keyOf(by, one)!, one.withheld === null]));
  const isBig = (key: string) => of(key).length / people.length >= 0.02 - 1e-12;
  const rates = (meant: (one: Rated) => boolean) => {
    const parts = keys.filter((key) => shown.get(key) && isBig(key)).map((key) => [of(key).filter(meant), of(key)]);
    const best = parts.toSorted(
      (one, other) => other[0]!.length / other[1]!.length - one[0]!.length / one[1]!.length,
    )[0];
    return (key: string): CategoryRate | null => {
      if (!shown.get(key)) return null;
      const [top, bottom] = [BigInt(of(key).filter(meant).length), BigInt(of(key).length)];
      const [bestTop, bestBottom] = best ? [BigInt(best[0]!.length), BigInt(best[1]!.length)] : [0n, 1n];
      const impact = isBig(key) && bestTop > 0n ? cut(thousandths(top * bestBottom, bottom * bestTop)) : null;
      return { count: Number(top), rate: cut(thousandths(top, bottom)), impactRatio: impact };
    };
  };
  const [scoring, selection] = [rates((one) => isAbove(people, one)), rates((one) => one.selected)];
  return {
    unknown: people.filter((one) => keyOf(by, one) === undefined).length,
    categories: keys.map((key) => [key, of(key).length, !isBig(key), scoring(key), selection(key)]),
  };
}
const plain = ({ by, unknown, categories }: RateTable) => ({
  unknown,
  categories: categories
    .map((one) => [keyOf(by, one), one.people, one.small, one.scoring, one.selection] as const)
    .toSorted(([one], [other]) => (one! < other! ? -1 : 1)),
});

test.each([
  [1, 0, 2, 3],
  [2, 1, 2, 2],
  [3, 40, 2, 4],
  [4, 101, 3, 7],
  [5, 400, 2, 7],
  [6, 1000, 3, 7],
  [7, 777, 4, 12],
])('a second computation finds the same rates in sample %i of %i people', (seed, count, sexes, ethnicities) => {
  const people = drawPeople(seed, count, sexes, ethnicities);
  const { tables } = tabulate(people, ['sex', 'ethnicity']);
  expect(tables.map(({ by }) => by)).toEqual(['sex', 'ethnicity', 'both']);
  for (const table of tables) expect(plain(table)).toEqual(again(people, table));
});

const group = (sex: string | null, ethnicity: string | null, scores: number[], selected = false): Rated[] =>
  scores.map((score) => ({ score, selected, sex, ethnicity }));
const repeat = (count: number, score: number) => Array.from({ length: count }, () => score);
const find = (table: RateTable | undefined, sex: string | null, ethnicity: string | null = null): RatedCategory =>
  table!.categories.find((one) => one.sex === sex && one.ethnicity === ethnicity)!;

describe('a rate', () => {
  test('counts those strictly above the median of all, those of unknown category among them', () => {
    const people = [
      ...group('a', null, [1, 5, 5, 5, 9]),
      ...group('b', null, [5, 5, 6, 7, 8]),
      ...group(null, null, [5]),
    ];
    const { median, tables } = tabulate(people, ['sex']);
    expect(median).toBe(5);
    expect(tables[0]).toMatchObject({ by: 'sex', unknown: 1 });
    expect(find(tables[0], 'a').scoring).toEqual({ count: 1, rate: 0.2, impactRatio: 0.333 });
    expect(find(tables[0], 'b').scoring).toEqual({ count: 3, rate: 0.6, impactRatio: 1 });
  });

  test('knows a median between two scores', () => {
    const { median, tables } = tabulate(group('a', null, [1, 2, 3, 4, 5, 6]), ['sex']);
    expect(median).toBe(3.5);
    expect(find(tables[0], 'a').scoring).toEqual({ count: 3, rate: 0.5, impactRatio: 1 });
  });

  test('has no impact ratio where nobody of any category is meant', () => {
    const { tables } = tabulate(group('a', null, repeat(9, 50)), ['sex']);
    expect(find(tables[0], 'a').scoring).toEqual({ count: 0, rate: 0, impactRatio: null });
  });

  test('of selection is given once somebody is selected', () => {
    const some = group('a', null, repeat(8, 50));
    expect(find(tabulate(some, ['sex']).tables[0], 'a').selection).toBeNull();
    const more = [...some, ...group('a', null, repeat(2, 50), true)];
    expect(find(tabulate(more, ['sex']).tables[0], 'a').selection).toEqual({ count: 2, rate: 0.2, impactRatio: 1 });
  });

  test('of a category of less than 2% of the people is shown, and is in no ratio', () => {
    const of = (others: number) =>
      tabulate([...group('few', null, repeat(7, 90)), ...group('many', null, repeat(others, 10))], ['sex']).tables[0];
    expect(find(of(343), 'few')).toMatchObject({ small: false, scoring: { rate: 1, impactRatio: 1 } });
    expect(find(of(344), 'few')).toMatchObject({ small: true, scoring: { rate: 1, impactRatio: null } });
    expect(find(of(344), 'many').scoring).toEqual({ count: 0, rate: 0, impactRatio: null });
  });
});

/**
 * Whether the counts above the median of a category can be computed from those that are shown: they can where its unit
 * vector is a combination of the equations of the table, taken over the unknown cells (elimination of Gauss).
 */
function canBeComputed(unknown: [row: string, column: string][], wanted: number): boolean {
  const lines = [...new Set(unknown.flatMap(([row, column]) => [`r${row}`, `c${column}`]))].map((line) =>
    unknown.map(([row, column]): number =>
      line === `r${row}` ? (column === 'all' ? -1 : 1) : line === `c${column}` ? (row === 'all' ? -1 : 1) : 0,
    ),
  );
  return rank(lines) === rank([...lines, unknown.map((_, at) => Number(at === wanted))]);
}
function rank(lines: number[][]): number {
  const left = lines.map((line) => [...line]);
  let found = 0;
  for (let column = 0; column < (left[0]?.length ?? 0); column++) {
    const at = left.findIndex((line, index) => index >= found && Math.abs(line[column]!) > 1e-9);
    if (at < 0) continue;
    [left[found], left[at]] = [left[at]!, left[found]!];
    const pivot = left[found]!;
    for (const [index, line] of left.entries()) {
      if (index === found) continue;
      const factor = line[column]! / pivot[column]!;
      for (let cell = column; cell < line.length; cell++) line[cell]! -= factor * pivot[cell]!;
    }
    found++;
  }
  return found;
}

test('no rate of fewer than five people is shown, nor can it be computed from those that are', () => {
  let few = 0;
  for (let seed = 11; seed < 51; seed++) {
    const people = drawPeople(seed, 30 + 3 * seed, 3, 5);
    const { tables } = tabulate(people, ['sex', 'ethnicity']);
    const shown = new Set(
      tables.flatMap(({ categories }) =>
        categories.flatMap(({ sex, ethnicity, scoring }) => (scoring ? `${sex ?? 'all'} ${ethnicity ?? 'all'}` : [])),
      ),
    );
    const cells = Map.groupBy(
      people.flatMap(({ sex, ethnicity }) =>
        [sex ?? 'none', 'all'].flatMap((row) => [ethnicity ?? 'none', 'all'].map((column) => `${row} ${column}`)),
      ),
      (key) => key,
    );
    const unknown = [...cells.keys()].filter((key) => !shown.has(key));
    const pairs = unknown.map((key) => key.split(' ') as [string, string]);
    for (const [at, key] of unknown.entries())
      if (cells.get(key)!.length < 5) {
        few++;
        expect(canBeComputed(pairs, at), `sample ${seed}, ${key}`).toBe(false);
      }
    for (const key of shown) expect(cells.get(key)!.length).toBeGreaterThanOrEqual(5);
  }
  expect(few).toBeGreaterThan(100);
});

test('a category is withheld for the sake of a small one, and stays out of the ratios of others', () => {
  const people = [
    ...group('a', 'x', repeat(4, 90)),
    ...group('a', 'y', repeat(20, 80)),
    ...group('a', 'z', repeat(30, 10)),
    ...group('b', 'x', repeat(20, 70)),
    ...group('b', 'y', repeat(25, 10)),
    ...group('b', 'z', repeat(30, 10)),
  ];
  const both = tabulate(people, ['sex', 'ethnicity']).tables[2];
  expect(find(both, 'a', 'x')).toMatchObject({ people: 4, withheld: 'few', scoring: null });
  expect(find(both, 'a', 'y')).toMatchObject({ people: 20, withheld: 'others', scoring: null });
  expect(find(both, 'b', 'z').withheld).toBeNull();
});

test('a trait that the file has alone needs nothing withheld but its small categories', () => {
  const people = [
    ...group('a', null, repeat(4, 90)),
    ...group('b', null, repeat(20, 80)),
    ...group('c', null, repeat(9, 1)),
  ];
  expect(tabulate(people, ['sex']).tables[0]!.categories.map(({ withheld }) => withheld)).toEqual(['few', null, null]);
});
