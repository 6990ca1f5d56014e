import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBuilder } from './builder.ts';

const { path: folder, write } = openBuilder('knowledge');

export { write };

/** Writes a file of the matcher's data, `plugins/match-builtin/data/`. */
export const writeData = (name: string, content: string | NodeJS.ArrayBufferView): void =>
  write(`plugins/match-builtin/data/${name}`, content);

export type Row = Record<string, string>;

/** Rows of a tab-separated file with a line of column names, of the folder of public classifications. */
export function readTable(path: string): Row[] {
  const [head, ...lines] = readFileSync(join(folder, path), 'utf8').trimEnd().split('\n');
  const columns = head!.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

/** The alternatives of a cell. */
export const alternatives = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(' | ')
    .map((label) => label.trim())
    .filter(Boolean);
