import type { PeopleImport } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { audit } from '../../platform/database/audit.ts';
import { importRows, peopleImports } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { spreadsheet } from '../../platform/tables/read-table.ts';
import { receiveInMemory } from '../documents/receive-in-memory.ts';
import { readColumns } from './columns.ts';
import { readImport } from './state.ts';

type Needed = Pick<Dependencies, 'database' | 'queue' | 'readTable'>;

/** Rows that one statement writes. */
const STORED = 500;

/**
 * Reads a spreadsheet of people, keeps its rows, and has them checked. The file itself is not kept. Throws an
 * `AppError` for one that is refused.
 */
export async function uploadPeople(
  { database, queue, readTable }: Needed,
  actor: Actor,
  request: Request,
  signal: AbortSignal,
): Promise<PeopleImport> {
  const { companyId, userId } = actor;
  const { fileName, bytes } = await receiveInMemory(request, spreadsheet, signal);
  const table = await readTable(bytes, { companyId, signal });
  const rows = table.map((cells, at) => ({ number: at + 1, cells })).filter(({ cells }) => cells.length > 0);
  const { hasHeader, columns } = readColumns(rows.map(({ cells }) => cells));
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(peopleImports)
      .values({
        companyId,
        userId,
        fileName,
        hasHeader,
        columns,
        firstRow: rows[0]!.number,
        rows: rows.length - (hasHeader ? 1 : 0),
      })
      .returning({ id: peopleImports.id });
    const importId = row!.id;
    for (let at = 0; at < rows.length; at += STORED)
      await transaction
        .insert(importRows)
        .values(rows.slice(at, at + STORED).map((one) => ({ ...one, companyId, importId })));
    await audit(transaction, actor, 'import-uploaded', importId);
    await queue.send(transaction, 'import-people', { importId }, companyId);
    return readImport(transaction, actor, importId);
  });
}
