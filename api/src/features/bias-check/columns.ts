import type { RatedFile, Trait } from '@cotejo/contract';
import { readLists } from '@cotejo/pipeline';
import { fieldByTitle, plain } from '../imports/words.ts';

const words = readLists(import.meta.url, 'words/columns.en.txt', 'words/columns.es.txt');
const [candidacies, sexes, ethnicities, unknowns] = ['candidacy', 'sex', 'ethnicity', 'unknown'].map(
  (list) => new Set(words[list]),
) as [Set<string>, Set<string>, Set<string>, Set<string>];

export type Taken = RatedFile['taken'];
type Asked = { [Column in keyof Taken]?: number | undefined };

/** Which columns are taken for what, from 1: those that are asked for or, where none is, what their titles say. */
export function takeColumns(titles: string[], asked: Asked): Taken {
  const { person, sex, ethnicity } = asked;
  if (person !== undefined || sex !== undefined || ethnicity !== undefined)
    return { person: person ?? null, sex: sex ?? null, ethnicity: ethnicity ?? null };
  const first = (fits: (title: string) => boolean) => titles.findIndex(fits) + 1 || null;
  return {
    person:
      first((title) => candidacies.has(plain(title))) ??
      first((title) => fieldByTitle(title) === 'email') ??
      first((title) => fieldByTitle(title) === 'name'),
    sex: first((title) => sexes.has(plain(title))),
    ethnicity: first((title) => ethnicities.has(plain(title))),
  };
}

/** What a row says of somebody; null for a category that is not known. */
export type NamedRow = { number: number; person: string } & Record<Trait, string | null>;

/** What rows say; a category is written as it is where it comes first. */
export function readRows(lines: { number: number; cells: string[] }[], { person, sex, ethnicity }: Taken): NamedRow[] {
  const [sexOf, ethnicityOf] = [categories(), categories()];
  const cell = (cells: string[], column: number | null) => (column === null ? '' : (cells[column - 1] ?? ''));
  return lines.map(({ number, cells }) => ({
    number,
    person: cell(cells, person),
    sex: sexOf(cell(cells, sex)),
    ethnicity: ethnicityOf(cell(cells, ethnicity)),
  }));
}

/** Gives cells their category: case, accents and signs make no other one. */
function categories(): (cell: string) => string | null {
  const found = new Map<string, string>();
  return (cell) => {
    const key = plain(cell);
    if (key === '' || unknowns.has(key)) return null;
    const category = found.get(key) ?? cell.slice(0, longest).toWellFormed();
    found.set(key, category);
    return category;
  };
}

/** Characters of a category. */
const longest = 100;
