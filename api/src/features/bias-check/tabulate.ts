import type { CategoryRate, RatedCategory, RateTable, Trait, WithheldReason } from '@cotejo/contract';
import { type Cell, total, unknown, withhold } from './withhold.ts';

/** Somebody with a score; a trait is null for one of unknown category. */
export type Rated = { score: number; selected: boolean } & Record<Trait, string | null>;

/** A category of less than one in so many people, 2%, may be left out of the ratios. */
const SMALL = 50;

type Counted = Cell & { above: number; selected: number };

/**
 * The tables of an audit by 6 RCNY 5-301 (c): for each category by sex, by ethnicity and by both, the part whose score
 * is above the median of the full sample, that part over the highest of any category, and the same of those selected.
 * `given` are the traits that are known at all.
 */
export function tabulate(people: Rated[], given: readonly Trait[]): { median: number | null; tables: RateTable[] } {
  const twice = twiceTheMedian(people.map(({ score }) => score));
  const cells = countCells(people, twice);
  const withheld = withhold(cells);
  const anySelected = people.some(({ selected }) => selected);
  const tableOf = (by: RateTable['by']): RateTable => {
    const own = cells.filter((cell) => cell.people > 0 && cell.shown && traitsOf(cell) === by);
    const isSmall = (cell: Counted) => cell.people * SMALL < people.length;
    const rated = own.filter((cell) => !isSmall(cell) && !withheld.has(cell));
    const bests = { above: bestOf(rated, 'above'), selected: bestOf(rated, 'selected') };
    return {
      by,
      unknown: people.length - own.reduce((sum, cell) => sum + cell.people, 0),
      categories: own.toSorted(byName).map((cell) => {
        const isRated = rated.includes(cell);
        const rate = (what: Measure) => (withheld.has(cell) ? null : rateOf(cell, what, isRated && bests[what]));
        return presentCategory(cell, {
          withheld: withheld.get(cell) ?? null,
          small: isSmall(cell),
          scoring: rate('above'),
          selection: anySelected ? rate('selected') : null,
        });
      }),
    };
  };
  const tables = [...given, ...(given.length === 2 ? (['both'] as const) : [])].map(tableOf);
  return { median: twice === null ? null : twice / 2, tables };
}

/** Twice the median, which is a whole number where scores are. */
function twiceTheMedian(scores: number[]): number | null {
  if (scores.length === 0) return null;
  const sorted = scores.toSorted((one, other) => one - other);
  return sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!;
}

/** A cell for each pair of categories that somebody has, with the totals of both traits and of all. */
function countCells(people: Rated[], twice: number | null): Counted[] {
  const cells = new Map<string, Counted>();
  for (const one of people)
    for (const row of [one.sex ?? unknown, total])
      for (const column of [one.ethnicity ?? unknown, total]) {
        const key = JSON.stringify([row, column]);
        // How many of all are above the median is not shown: half of them, but for those who are on it.
        const shown = row !== unknown && column !== unknown && (row !== total || column !== total);
        const cell = cells.get(key) ?? { row, column, shown, people: 0, above: 0, selected: 0 };
        cell.people++;
        if (2 * one.score > twice!) cell.above++;
        if (one.selected) cell.selected++;
        cells.set(key, cell);
      }
  return [...cells.values()];
}

const traitsOf = ({ row, column }: Cell): RateTable['by'] =>
  column === total ? 'sex' : row === total ? 'ethnicity' : 'both';

type Measure = 'above' | 'selected';

/** The cell with the highest part; parts are compared as fractions, without rounding. */
function bestOf(cells: Counted[], what: Measure): Counted | undefined {
  return cells.reduce<Counted | undefined>(
    (best, cell) => (best && best[what] * cell.people >= cell[what] * best.people ? best : cell),
    undefined,
  );
}

function rateOf(cell: Counted, what: Measure, best: Counted | undefined | false): CategoryRate {
  const count = cell[what];
  return {
    count,
    rate: rounded(count, cell.people),
    impactRatio: best && best[what] > 0 ? rounded(count * best.people, cell.people * best[what]) : null,
  };
}

/** A fraction of whole numbers in thousandths, halves rounded up, without an error of floating point in between. */
const rounded = (top: number, bottom: number): number => Math.floor((2000 * top + bottom) / (2 * bottom)) / 1000;

const byName = (one: Cell, other: Cell): number =>
  one.row.localeCompare(other.row, 'en') || one.column.localeCompare(other.column, 'en');

type Presented = Pick<RatedCategory, 'scoring' | 'selection' | 'small'> & { withheld: WithheldReason | null };

const presentCategory = ({ row, column, people }: Counted, rest: Presented): RatedCategory => ({
  sex: row === total ? null : row,
  ethnicity: column === total ? null : column,
  people,
  ...rest,
});
