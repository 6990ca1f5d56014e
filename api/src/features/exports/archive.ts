import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { safeFileName } from '@cotejo/contract';
import type { Transaction } from '../../platform/database/client.ts';
import { type Storage, StorageError } from '../../platform/storage/storage.ts';
import { withoutExtension } from '../documents/file-name.ts';
import { csvRow, csvStart } from '../../platform/tables/write-csv.ts';
import { countRows, rowsOf } from './rows.ts';
import { columnsOf, type ExportedTable, exportedTables } from './tables.ts';

/** How much of an archive is made, in rows and files. */
export type Tally = { steps: number; stepsDone: number; files: number; missingFiles: number };
/** A file of the archive. */
type Entry = { name: string; input: Buffer | AsyncIterable<Buffer>; lastModified: Date };
type Row = Record<string, unknown>;
type Source = { snapshot: Transaction; storage: Storage; company: { id: number; name: string }; madeAt: Date };

/** Bytes of text that go into the archive at once. */
const CHUNK = 64 * 1024;
/** Letters of a file's name that stay, so that the name has at most 255 bytes in any alphabet. */
const NAME_LENGTH = 50;
const missingColumns = ['table', 'id', 'original_file_name', 'why'];

/**
 * Everything of a company as the files of an archive, one after the other: each must be read before the next is asked
 * for. Files that the storage has no more, or not whole, are named in one of them. `tally` is kept up to date.
 */
export async function* archiveEntries(source: Source, tally: Tally): AsyncGenerator<Entry> {
  const { snapshot, company, madeAt } = source;
  const owner = { companyId: company.id };
  const counts: Record<string, number> = {};
  for (const table of exportedTables) {
    const count = (counts[table.name] = await countRows(snapshot, owner, table));
    tally.steps += count * (table.file ? 3 : 2);
  }
  const entry = (name: string, input: Entry['input']) => ({ name, input, lastModified: madeAt });
  for (const name of ['README.txt', 'LEEME.txt'])
    yield entry(name, await readFile(new URL(`./readme/${name}`, import.meta.url)));
  for (const table of exportedTables) {
    const { all, short } = columnsOf(table);
    const rows = (columns: typeof all) => presented(rowsOf(snapshot, owner, table, columns), table, tally);
    const names = [...short.map(({ name }) => name), ...(table.file ? ['file'] : [])];
    yield entry(`tables/${table.name}.csv`, inChunks(asCsv(names, rows(short))));
    yield entry(`json/${table.name}.json`, inChunks(asJson(rows(all))));
  }
  const missing: string[][] = [];
  for (const table of exportedTables) if (table.file) yield* filesOf(source, table, tally, missing);
  yield entry('missing-files.csv', Buffer.from(csvStart + [missingColumns, ...missing].map(csvRow).join('')));
  const about = { format: 1, company, madeAt, rows: counts, files: tally.files, missingFiles: tally.missingFiles };
  yield entry('export.json', Buffer.from(`${JSON.stringify(about, null, 2)}\n`));
}

/** Rows with the place of their file in the archive. */
async function* presented(lines: AsyncIterable<string>, table: ExportedTable, tally: Tally): AsyncGenerator<Row> {
  for await (const line of lines) {
    const row = JSON.parse(line) as Row;
    tally.stepsDone += 1;
    yield table.file ? { ...row, file: placeOf(table, row.id as number, row[table.file.name.name] as string) } : row;
  }
}

async function* asCsv(names: string[], rows: AsyncIterable<Row>): AsyncGenerator<string> {
  yield csvStart + csvRow(names);
  const cell = (value: unknown) => (typeof value === 'number' ? value : String(value ?? ''));
  for await (const row of rows) yield csvRow(names.map((name) => cell(row[name])));
}

/** One array, with a line for each row. */
async function* asJson(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* inChunks(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let chunk = '';
  for await (const text of texts) {
    chunk += text;
    if (chunk.length < CHUNK) continue;
    yield Buffer.from(chunk);
    chunk = '';
  }
  yield Buffer.from(chunk);
}

/** The original files of a table. */
async function* filesOf(
  { snapshot, storage, company, madeAt }: Source,
  table: ExportedTable,
  tally: Tally,
  missing: string[][],
): AsyncGenerator<Entry> {
  const { key, name, size } = table.file!;
  const columns = [table.order[0]!, key, name, size];
  for await (const line of rowsOf(snapshot, { companyId: company.id }, table, columns)) {
    const row = JSON.parse(line) as Row & { id: number };
    const fileName = row[name.name] as string;
    const bytes = await read(storage, row[key.name] as string);
    tally.stepsDone += 1;
    if (bytes?.length !== row[size.name]) {
      tally.missingFiles += 1;
      missing.push([table.name, String(row.id), fileName, bytes ? 'not whole' : 'gone']);
    }
    if (!bytes) continue;
    tally.files += 1;
    yield { name: placeOf(table, row.id, fileName), input: bytes, lastModified: madeAt };
  }
}

/** A whole file, which the limits of uploads keep small; undefined where it is gone or cannot be read to its end. */
async function read(storage: Storage, key: string): Promise<Buffer | undefined> {
  try {
    return await buffer((await storage.get(key)).stream);
  } catch (error) {
    if (error instanceof StorageError && error.reason !== 'missing') throw error;
    return undefined;
  }
}

/** Where a file is in the archive: a thousand to a folder, as programs are slow with more. */
function placeOf({ name }: ExportedTable, id: number, fileName: string): string {
  const stem = withoutExtension(fileName);
  const safe = [...safeFileName(stem)].slice(0, NAME_LENGTH).join('').trim();
  return `files/${name}/${id - (id % 1000)}/${id} ${safe}${fileName.slice(stem.length)}`;
}
