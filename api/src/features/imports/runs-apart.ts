import { keyOf, telling } from '../joining/known-people.ts';
import type { ReadPerson } from './read-row.ts';

type Row = Pick<ReadPerson, 'name' | 'contacts'>;

/** A name as the database compares it. */
const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/**
 * Rows in their order, cut before each that may be about somebody of an earlier one since the last cut: by a common
 * address, or as it would find the earlier one's person by its name.
 */
export function runsApart<Some extends Row>(rows: Some[]): Some[][] {
  const runs: Some[][] = [];
  let names: string[] = [];
  let keys = new Set<string>();
  for (const row of rows) {
    const own = row.contacts.map(keyOf);
    const [first, ...others] = telling(row.name).map(folded);
    const isNamed = (name: string) => name.includes(first!) && others.some((word) => name.includes(word));
    if (runs.length === 0 || own.some((key) => keys.has(key)) || (first && names.some(isNamed))) {
      runs.push([]);
      [names, keys] = [[], new Set()];
    }
    runs.at(-1)!.push(row);
    names.push(folded(row.name));
    for (const key of own) keys.add(key);
  }
  return runs;
}
