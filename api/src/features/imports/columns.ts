import { type ImportField, limits } from '@cotejo/contract';
import type { ImportColumn } from '../../platform/database/schema/index.ts';
import { fieldByTitle, namesPerson } from './words.ts';

/** The first row, and those that are looked at for what a column holds. */
export const sampleRows = 201;
const samplesShown = 3;
const sampleLength = 60;
/** The part of a column's values that decides. */
const most = 0.8;
const ofNames: (ImportField | null)[] = ['name', 'first-name', 'last-name'];
/** One sign of each kind in its place, so that a cell of nothing but signs is read once; RFC 5321 allows no more. */
const address = /^[^\s@]{1,64}@(?:[^\s@.]{1,63}\.){1,8}[^\s@.]{2,63}$/;

/** What the columns of a table are, and whether its first row names them. */
export function readColumns(rows: string[][]): { hasHeader: boolean; columns: ImportColumn[] } {
  const [first = []] = rows;
  const titles = first.map((cell) => fieldByTitle(cell));
  // A row with an address is about somebody, whatever its other cells look like.
  const hasHeader = !first.some((cell) => address.test(cell)) && (titles.some(Boolean) || rows.length > 1);
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  return { hasHeader, columns: columnsOf(rows.slice(0, sampleRows), hasHeader, width) };
}

/** The columns of a table, with its first rows, and what they say as far as their titles and values tell. */
export function columnsOf(rows: string[][], hasHeader: boolean, width: number): ImportColumn[] {
  const values = rows.slice(hasHeader ? 1 : 0);
  const columns = Array.from({ length: width }, (_, at) => {
    const title = (hasHeader && rows[0]?.[at]) || '';
    const filled = values.map((row) => row[at] ?? '').filter(Boolean);
    return {
      title: title.slice(0, limits.nameMaximum).toWellFormed(),
      samples: filled.slice(0, samplesShown).map((value) => value.slice(0, sampleLength).toWellFormed()),
      field: fieldByTitle(title) ?? fieldByValues(filled),
    };
  });
  if (columns.some(({ field }) => ofNames.includes(field))) return columns;
  // A number is no name, but that of a candidate in another system.
  const person = columns.find(
    ({ title, samples, field }) => !field && namesPerson(title) && samples.some((one) => /\p{L}/u.test(one)),
  );
  return columns.map((column) => (column === person ? { ...column, field: 'name' } : column));
}

function fieldByValues(filled: string[]): ImportField | null {
  const addresses = filled.filter((value) => address.test(value)).length;
  return addresses > 0 && addresses >= filled.length * most ? 'email' : null;
}
