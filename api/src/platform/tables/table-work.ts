// What the sandbox's children import to read spreadsheets.
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { TableLimits, TableRead } from './table.ts';

const beginsAsArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The rows of a CSV or XLSX file, told apart by its first bytes. */
export const tableWork = {
  read: async (bytes: Uint8Array, most: TableLimits): Promise<TableRead> =>
    beginsAsArchive(bytes) ? readXlsx(bytes, most) : readCsv(bytes, most),
};
