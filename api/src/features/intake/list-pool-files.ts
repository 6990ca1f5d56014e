import type { endpoints, OutputOf, QueryOf } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { and, desc, eq, isNull, lt, type SQL, sql } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { resumes } from '../../platform/database/schema/index.ts';
import { fileColumns, presentFile } from './list-files.ts';

type Call = typeof endpoints.listPoolFiles;

/** The resumes for no role that are not read yet, as an index knows them. */
const unread = and(isNull(resumes.jobDescriptionId), sql`${resumes.state} <> 'ready'`) as SQL;
const failed = and(unread, eq(resumes.state, 'failed')) as SQL;

/** How many resumes for no role wait, and a part of those that could not be read, newest first. */
export async function listPoolFiles(
  database: Database,
  actor: Actor,
  { limit, cursor }: QueryOf<Call>,
): Promise<OutputOf<Call>> {
  const after = cursor === undefined ? [] : [lt(resumes.id, cursor)];
  const [rows, unreadTotal, failedTotal] = await Promise.all([
    database
      .select(fileColumns)
      .from(resumes)
      .where(ofCompany(resumes, actor, failed, ...after))
      .orderBy(desc(resumes.id))
      .limit(limit + 1),
    database.$count(resumes, ofCompany(resumes, actor, unread)),
    database.$count(resumes, ofCompany(resumes, actor, failed)),
  ]);
  const items = rows.slice(0, limit).map(presentFile);
  return {
    waiting: unreadTotal - failedTotal,
    failed: failedTotal,
    items,
    nextCursor: rows.length > limit ? String(items.at(-1)!.resumeId) : null,
  };
}
