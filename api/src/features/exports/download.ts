import { Readable } from 'node:stream';
import parseRange from 'range-parser';
import { refusal } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';
import { isoDay } from '../../ground/time.ts';
import type { Database } from '../../platform/database/client.ts';
import { asc, eq, gt, lte, sql } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { exportParts } from '../../platform/database/schema/index.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { toWebStream } from '../documents/download.ts';
import { type ExportRow, findExport } from './state.ts';

type Dependencies = { database: Database; storage: Storage };
/** The headers by which a download that broke off goes on. */
type Asked = { range: string | undefined; ifRange: string | undefined };

/** The first and the last byte that are sent. */
type Span = { start: number; end: number };

/**
 * The archive, or the part of it that is asked for (RFC 9110, section 14). Throws a 404 where there is none, and a 416
 * for a part that it does not have.
 */
export async function downloadExport(
  { database, storage }: Dependencies,
  actor: Actor,
  { range, ifRange }: Asked,
): Promise<Response> {
  const row = await findExport(database, actor);
  if (row?.state !== 'ready') throw refusal('export.none');
  const tag = `"export-${row.id}"`;
  const asked = range !== undefined && (ifRange === undefined || ifRange === tag) ? spanOf(range, row.size) : undefined;
  const span = asked ?? { start: 0, end: row.size - 1 };
  const parts = await partsIn(database, row, span);
  // A storage that does not answer is told before the answer begins.
  const first = await storage.get(parts[0]!.storageKey);
  const name = `cotejo-${isoDay(row.createdAt)}.zip`;
  const response = attachment(
    toWebStream(Readable.from(bytesOf(storage, parts, first.stream, span))),
    'application/zip',
    name,
  );
  const { headers } = response;
  headers.set('Accept-Ranges', 'bytes');
  headers.set('ETag', tag);
  headers.set('Content-Length', String(span.end - span.start + 1));
  if (!asked) return response;
  headers.set('Content-Range', `bytes ${span.start}-${span.end}/${row.size}`);
  return new Response(response.body, { status: 206, headers });
}

/** The one span that a Range header asks for; undefined for others, which are answered in full. */
function spanOf(range: string, size: number): Span | undefined {
  const spans = parseRange(size, range);
  if (spans === -1) throw refusal('export.range');
  return spans !== -2 && spans.type === 'bytes' && spans.length === 1 ? spans[0] : undefined;
}

type Part = { start: number; storageKey: string };

function partsIn(database: Database, row: ExportRow, { start, end }: Span): Promise<Part[]> {
  return database
    .select({ start: exportParts.start, storageKey: exportParts.storageKey })
    .from(exportParts)
    .where(
      ofCompany(
        exportParts,
        row,
        eq(exportParts.exportId, row.id),
        gt(sql`${exportParts.start} + ${exportParts.size}`, start),
        lte(exportParts.start, end),
      ),
    )
    .orderBy(asc(exportParts.start));
}

/** The bytes of a span, from its parts one after the other. */
async function* bytesOf(
  storage: Storage,
  parts: Part[],
  first: Readable,
  { start, end }: Span,
): AsyncGenerator<Buffer> {
  for (const [index, part] of parts.entries()) {
    const stream = index === 0 ? first : (await storage.get(part.storageKey)).stream;
    let at = part.start;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const wanted = chunk.subarray(Math.max(0, start - at), end + 1 - at);
      at += chunk.length;
      if (wanted.length > 0) yield wanted;
      if (at > end) return;
    }
  }
}
