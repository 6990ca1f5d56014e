import { textEncodingOf } from '@cotejo/plugin-kit';
import { CsvError, type Options, parse } from 'csv-parse/sync';
import { tableOf, type TableLimits, type TableRead } from './table.ts';

const separators = [',', ';', '\t', '|'];
/** Rows by which the separator is found. */
const sample = 20;
/** Characters of a row; a quotation mark that is never closed makes one of the whole file. */
const longestRow = 200_000;
const settings: Options = {
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
  max_record_size: longestRow,
};

/** Files that no text editor writes. */
const binary = /[\0-\x08\x0e-\x1a]/;

/** Reads a CSV file in whatever encoding and with whatever separator, and not much further than the most rows. */
export function readCsv(bytes: Uint8Array, most: TableLimits): TableRead {
  const text = new TextDecoder(textEncodingOf(bytes)).decode(bytes);
  if (binary.test(text.slice(0, longestRow))) return { refused: 'table.wrong-type' };
  try {
    const rows = parseBy(separatorOf(text), text, 2 * most.rows);
    return rows.length < 2 * most.rows ? tableOf(rows, most) : { refused: 'table.too-large' };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { refused: 'table.damaged' };
  }
}

const parseBy = (delimiter: string, text: string, to: number): string[][] =>
  parse(text, { ...settings, delimiter, to }) as string[][];

/** The separator by which most of the first rows have the same number of cells, and that more than one. */
function separatorOf(text: string): string {
  const scores = separators.map((separator) => {
    const widths = widthsBy(separator, text);
    const alike = widths.filter((width) => width > 1 && width === widths[0]).length;
    return alike * 1000 + (widths[0] ?? 0);
  });
  return separators[scores.indexOf(Math.max(...scores))]!;
}

function widthsBy(separator: string, text: string): number[] {
  try {
    return parseBy(separator, text, sample).map((row) => row.length);
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}
