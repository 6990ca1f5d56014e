import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the public classifications lie, beside the repository. */
export const knowledgeFolder = new URL('../../../shared/knowledge/', import.meta.url).pathname;

export type Row = Record<string, string>;

/** Rows of a tab-separated file with a line of column names. */
export function readTable(path: string): Row[] {
  const [head, ...lines] = readFileSync(join(knowledgeFolder, path), 'utf8').trimEnd().split('\n');
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
