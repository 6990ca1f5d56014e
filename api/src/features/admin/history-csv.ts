import type { HistoryFilter } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { chained } from '../../platform/database/chain.ts';
import type { Database } from '../../platform/database/client.ts';
import { inArray } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { auditLog } from '../../platform/database/schema/index.ts';
import { csvRow, csvStart } from '../../platform/tables/write-csv.ts';
import { fullName } from '../users/full-name.ts';
import { readEntries } from './company-history.ts';

/** Entries that are read at a time. */
const PART = 2000;
/** What the hash is over comes first, in its order. */
const columns = ['place', 'id', 'user_id', 'action', 'subject_id', 'details', 'moment', 'hash', 'user', 'token'];

/** All entries that fit, newest first, as CSV in parts, each field of the chain as it was hashed. */
export async function companyHistoryCsv(
  database: Database,
  actor: Actor,
  filter: HistoryFilter,
): Promise<ReadableStream<Uint8Array>> {
  const partAfter = (cursor?: string) => readEntries(database, actor, { ...filter, limit: PART, cursor });
  // Read before the answer begins, while it can still be refused.
  const first = await partAfter();
  async function* lines() {
    yield csvStart + csvRow(columns);
    for (let { rows, nextCursor } = first; ; { rows, nextCursor } = await partAfter(nextCursor)) {
      const ids = rows.map(({ entry }) => entry.id);
      const found = await database
        .select(chained)
        .from(auditLog)
        .where(ofCompany(auditLog, actor, inArray(auditLog.id, ids)));
      const asHashed = new Map(found.map((row) => [row.id, row]));
      for (const { entry, user, token } of rows) {
        const { place, id, userId, action, subjectId, details, moment, hash } = asHashed.get(entry.id)!;
        const named = user ? fullName(user) : '';
        const by = token?.name ?? '';
        yield csvRow([place ?? '', id, userId ?? '', action, subjectId ?? '', details, moment, hash ?? '', named, by]);
      }
      if (nextCursor === null) return;
    }
  }
  return ReadableStream.from(lines()).pipeThrough(new TextEncoderStream());
}
