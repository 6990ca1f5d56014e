import type { CategoryRates, LeftOutRows } from '@cotejo/contract';
import type { NamedRow } from './columns.ts';
import type { Candidacy } from './find-rated.ts';
import type { Rated } from './tabulate.ts';

/** Numbers of rows that are told. */
const told = 20;
const leftOut = (rows: number[]): LeftOutRows => ({ count: rows.length, rows: rows.slice(0, told) });

type Sample = Pick<CategoryRates, 'notFound' | 'ambiguous' | 'contradictory' | 'repeated'> & {
  people: Rated[];
  /** Everybody of whom the file says something, be it contradictory. */
  named: number;
};
type Entry = { row: NamedRow; candidacy: Candidacy; others: NamedRow[] };

/**
 * Puts rows and the candidacies that each may mean together. In every role a person counts once, with the newest
 * candidacy that the first row means.
 */
export function sampleOf(rows: NamedRow[], meant: ReadonlyMap<number, Candidacy[]>): Sample {
  const notFound: number[] = [];
  const ambiguous: number[] = [];
  const entries = new Map<string, Entry>();
  for (const row of rows) {
    const candidacies = meant.get(row.number) ?? [];
    const people = new Set(candidacies.map(({ person }) => person));
    if (people.size === 0) notFound.push(row.number);
    else if (people.size > 1) ambiguous.push(row.number);
    else
      for (const candidacy of newestOfEach(candidacies)) {
        const key = `${candidacy.roleId} ${candidacy.person}`;
        const entry = entries.get(key);
        if (entry) entry.others.push(row);
        else entries.set(key, { row, candidacy, others: [] });
      }
  }
  const all = [...entries.values()];
  const [different, alike] = [all.filter(isContradictory), all.filter((entry) => !isContradictory(entry))];
  const contradictory = numbersOf(different.flatMap(({ row, others }) => [row, ...others]));
  const repeated = numbersOf(alike.flatMap(({ others }) => others));
  return {
    people: alike.map(({ row: { sex, ethnicity }, candidacy: { score, selected } }) => ({
      score,
      selected,
      sex,
      ethnicity,
    })),
    notFound: leftOut(notFound),
    ambiguous: leftOut(ambiguous),
    contradictory: leftOut(contradictory),
    repeated: repeated.length,
    named: all.length,
  };
}

const numbersOf = (rows: NamedRow[]): number[] =>
  [...new Set(rows.map(({ number }) => number))].toSorted((one, other) => one - other);

const newestOfEach = (candidacies: Candidacy[]): Candidacy[] =>
  [...Map.groupBy(candidacies, ({ roleId }) => roleId).values()].map((own) =>
    own.reduce((newest, one) => (one.id > newest.id ? one : newest)),
  );

const isContradictory = ({ row, others }: Entry): boolean =>
  others.some(({ sex, ethnicity }) => sex !== row.sex || ethnicity !== row.ethnicity);
