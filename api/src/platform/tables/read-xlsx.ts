import { readSheet } from 'read-excel-file/universal';
import { fromBufferPromise } from 'yauzl';
import { tableOf, type TableLimits, type TableRead } from './table.ts';

/** Bytes of the parts of a workbook once unpacked; 20,000 rows of twenty columns have a third. */
const mostUnpacked = 64 * 1024 * 1024;
const mostParts = 1000;

/** Reads the first sheet of a workbook. What a formula has computed is read as any value; nothing is computed. */
export async function readXlsx(bytes: Uint8Array, most: TableLimits): Promise<TableRead> {
  const refused = await refusalOf(Buffer.from(bytes));
  if (refused) return { refused };
  try {
    const rows = await readSheet(new Blob([bytes as Uint8Array<ArrayBuffer>]));
    return tableOf(
      rows.map((row) => row.map(asText)),
      most,
    );
  } catch {
    return { refused: 'table.damaged' };
  }
}

/** Why a workbook is not unpacked, as its directory says; the reader holds its parts to the sizes that stand there. */
async function refusalOf(bytes: Buffer): Promise<'table.damaged' | 'table.too-large' | 'table.wrong-type' | undefined> {
  try {
    const zip = await fromBufferPromise(bytes, {});
    let unpacked = 0;
    let isWorkbook = false;
    if (zip.entryCount > mostParts) return 'table.too-large';
    for await (const { fileName, uncompressedSize } of zip.eachEntry()) {
      unpacked += uncompressedSize;
      isWorkbook ||= fileName.startsWith('xl/');
    }
    if (unpacked > mostUnpacked) return 'table.too-large';
    return isWorkbook ? undefined : 'table.wrong-type';
  } catch {
    return 'table.damaged';
  }
}

/** A value as somebody would type it; days as ISO 8601. */
function asText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
