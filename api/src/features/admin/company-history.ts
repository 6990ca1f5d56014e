import {
  type CompanyHistory,
  type endpoints,
  type HistoryFilter,
  type HistoryKind,
  type HistorySubject,
  historyActions,
  type QueryOf,
} from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { desc, eq, gte, inArray, isNull, lt, type SQL, sql } from '../../platform/database/drizzle.ts';
import { afterPlace, placeOf } from '../../platform/database/newest-first.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, apiTokens, auditLog, resumes, users } from '../../platform/database/schema/index.ts';
import { fullName, userName } from '../users/full-name.ts';
import { subjectsOf } from './history-subjects.ts';

const { userId, action, subjectId, createdAt, id } = auditLog;
/** The API token that `audit` has noted. */
const tokenId = sql`(${auditLog.details} ->> 'tokenId')::int`;

/** A part of the audit log of the admin's company for which each field of the query holds, newest first. */
export async function listCompanyHistory(
  database: Database,
  actor: Actor,
  query: QueryOf<typeof endpoints.listCompanyHistory>,
): Promise<CompanyHistory> {
  const { rows, nextCursor } = await readEntries(database, actor, query);
  const subjectOf = await subjectsOf(
    database,
    actor,
    rows.map(({ entry }) => entry),
  );
  const items = rows.map(({ entry, user, token }) => ({
    id: entry.id,
    createdAt: entry.createdAt.toISOString(),
    user: user && { id: user.id, name: fullName(user) },
    token,
    action: entry.action,
    subjectId: entry.subjectId,
    subject: subjectOf(entry),
    details: entry.details,
    place: entry.place,
    hash: entry.hash,
  }));
  return { items, nextCursor };
}

type Part = HistoryFilter & { limit: number; cursor?: string | undefined };

/** The entries of a part of the history with their users, and where the next part begins. */
export async function readEntries(database: Database, actor: Actor, { limit, cursor, ...filter }: Part) {
  const ids = await idsOfPart(database, actor, filter, { limit: limit + 1, cursor });
  const rows = await database
    .select({
      entry: auditLog,
      next: placeOf(auditLog),
      user: userName,
      token: { id: apiTokens.id, name: apiTokens.name },
    })
    .from(auditLog)
    .leftJoin(users, ofSameCompany(users, auditLog, eq(users.id, userId)))
    .leftJoin(apiTokens, ofSameCompany(apiTokens, auditLog, eq(apiTokens.id, tokenId)))
    .where(ofCompany(auditLog, actor, inArray(id, ids)))
    .orderBy(desc(createdAt), desc(id));
  const page = rows.slice(0, limit);
  return { rows: page, nextCursor: rows.length > limit ? page.at(-1)!.next : null };
}

/** The actions of a kind, and of a subject. */
const actionsOf = (kind: HistoryKind | undefined, subject?: HistorySubject): string[] =>
  Object.entries(historyActions)
    .filter(([, [ofKind, ofSubject]]) => (kind ?? ofKind) === ofKind && (subject ?? ofSubject) === ofSubject)
    .map(([name]) => name);

/**
 * The ids of the newest entries that fit. Of several actions or records the newest of each are read from an index, and
 * the newest of those are taken: so the cost does not grow with the number of entries.
 */
async function idsOfPart(
  database: Database,
  actor: Actor,
  filter: HistoryFilter,
  { limit, cursor }: { limit: number; cursor: string | undefined },
): Promise<number[]> {
  const { from, to, by } = filter;
  const always: SQL[] = [
    ...(filter.userId === undefined ? [] : [eq(userId, filter.userId)]),
    ...(by === undefined ? [] : [isNull(userId)]),
    ...(from === undefined ? [] : [gte(createdAt, new Date(from))]),
    ...(to === undefined ? [] : [lt(createdAt, new Date(to))]),
    ...(cursor === undefined ? [] : [afterPlace(auditLog, cursor)]),
  ];
  const branches = await branchesOf(database, actor, filter);
  const newestOf = (...of: SQL[]) =>
    database
      .select({ id, createdAt })
      .from(auditLog)
      .where(ofCompany(auditLog, actor, ...of, ...always))
      .orderBy(desc(createdAt), desc(id))
      .limit(limit);
  if (branches.length === 0) return [];
  const all = sql.join(
    branches.map((branch) => sql`(${newestOf(...branch)})`),
    sql` union all `,
  );
  const rows = await database.execute<{ id: number }>(
    sql`select id from (${all}) entry order by created_at desc, id desc limit ${limit}`,
  );
  return rows.map((row) => row.id);
}

/** Conditions of which each is the beginning of an index, and one of which must hold. */
async function branchesOf(database: Database, actor: Actor, filter: HistoryFilter): Promise<SQL[][]> {
  const { kind, subject } = filter;
  const wanted = filter.action === undefined ? actionsOf(kind, subject) : [filter.action];
  const isAnyAction = filter.action === undefined && kind === undefined && subject === undefined;
  if (filter.subjectId === undefined) return isAnyAction ? [[]] : wanted.map((one) => [eq(action, one)]);
  if (subject === undefined)
    return [[eq(subjectId, filter.subjectId), ...(isAnyAction ? [] : [inArray(action, wanted)])]];
  const records = await recordsOf(database, actor, subject, filter.subjectId);
  return records.map((record) => [
    eq(subjectId, record.id),
    inArray(action, filter.action === undefined ? actionsOf(kind, record.kind) : [filter.action]),
  ]);
}

type HistoryRecord = { kind: HistorySubject; id: number };

/** What counts as a record: of a person the candidacies and resumes, and of a candidacy its resume. */
async function recordsOf(
  database: Database,
  actor: Actor,
  kind: HistorySubject,
  recordId: number,
): Promise<HistoryRecord[]> {
  const itself = { kind, id: recordId };
  if (kind !== 'person' && kind !== 'candidacy') return [itself];
  const rows = await database
    .select({ resumeId: resumes.id, candidacyId: analyses.id })
    .from(resumes)
    .leftJoin(analyses, ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id)))
    .where(ofCompany(resumes, actor, eq(kind === 'person' ? resumes.personId : analyses.id, recordId)));
  const others = rows.flatMap(({ resumeId, candidacyId }): HistoryRecord[] => [
    { kind: 'resume', id: resumeId },
    ...(kind === 'person' && candidacyId !== null ? [{ kind: 'candidacy' as const, id: candidacyId }] : []),
  ]);
  return [itself, ...others];
}
