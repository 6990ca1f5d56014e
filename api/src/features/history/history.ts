import type { HistoryEntry } from '@cotejo/contract';
import type { Database } from '../../platform/database/client.ts';
import { alias, desc, eq, exists, inArray, sql, type PgColumn, type SQL } from '../../platform/database/drizzle.ts';
import { folded, holdsAll, wordsOf } from '../../platform/database/folded.ts';
import { afterPlace, placeOf } from '../../platform/database/newest-first.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { readRows } from '../../platform/database/read-columns.ts';
import {
  analyses,
  clients,
  jobDescriptions,
  opportunities,
  resumes,
  roles,
  users,
} from '../../platform/database/schema/index.ts';
import { mayFindResume } from '../../platform/blind/is-masked.ts';
import { readBest } from './best.ts';
import { fullName } from '../users/full-name.ts';
import type { Actor } from '../../ground/actor.ts';

type Part = {
  resumeId?: number | undefined;
  roleId?: number | undefined;
  q?: string | undefined;
  limit: number;
  cursor?: string | undefined;
};

/**
 * The company's job descriptions, newest first: all, that of a resume, those with candidates of a role, or those that
 * words tell. At most `limit` entries after `cursor`, and the cursor of the next part if there is one.
 */
export async function listHistory(
  database: Database,
  actor: Actor,
  { resumeId, roleId, q, limit, cursor }: Part,
): Promise<{ entries: HistoryEntry[]; nextCursor?: string | undefined }> {
  const conditions = [
    ...(cursor === undefined ? [] : [afterPlace(jobDescriptions, cursor)]),
    ...(resumeId === undefined ? [] : [isOfResume(database, actor, resumeId)]),
    ...(roleId === undefined ? [] : [hasCandidatesOf(database, actor, roleId)]),
    isOfUse(database, actor),
    ...isFoundBy(database, actor, wordsOf(q ?? '')),
  ];
  const list = selectEntries(database, actor, conditions, limit + 1);
  const rows = await readRows<Row>(database, list);
  const page = rows.slice(0, limit);
  const bestOf = await readBest(
    database,
    actor,
    page.map((row) => row.id),
  );
  const entries = page.map((row) => {
    const best = bestOf.get(row.id) ?? [];
    const author = row.author && { id: row.author.id, name: fullName(row.author) };
    return { ...row, author, best, analyzed: best.length > 0 };
  });
  return { entries, nextCursor: rows.length > limit ? await cursorOf(database, actor, page.at(-1)!.id) : undefined };
}

/** The condition of the job description that a resume was uploaded for. */
const isOfResume = (database: Database, actor: Actor, resumeId: number): SQL =>
  exists(
    database
      .select({ id: resumes.id })
      .from(resumes)
      .where(ofCompany(resumes, actor, eq(resumes.id, resumeId), eq(resumes.jobDescriptionId, jobDescriptions.id))),
  );

/** The condition of job descriptions for which candidates of a role were uploaded. */
const hasCandidatesOf = (database: Database, actor: Actor, roleId: number): SQL =>
  exists(
    database
      .select({ id: analyses.id })
      .from(analyses)
      .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
      .where(ofCompany(analyses, actor, eq(analyses.roleId, roleId), eq(resumes.jobDescriptionId, jobDescriptions.id))),
  );

/** The query of job descriptions with where they belong, newest first. */
function selectEntries(database: Database, actor: Actor, conditions: SQL[], limit: number) {
  const { id, title, originalTitle, originalFileName, createdAt, skills } = jobDescriptions;
  const resumeCount = database.$count(resumes, ofCompany(resumes, actor, eq(resumes.jobDescriptionId, id)));
  return database
    .select({
      id,
      title,
      originalTitle,
      originalFileName,
      date: createdAt,
      skills,
      resumeCount: sql<number>`${resumeCount}`.as('resume_count'),
      role: named(roles).as('role'),
      opportunity: named(opportunities).as('opportunity'),
      client: named(clients).as('client'),
      author: sql<UserName | null>`case when ${users.id} is not null then json_build_object('id', ${users.id},
        'firstName', ${users.firstName}, 'lastName', ${users.lastName}, 'username', ${users.username}) end`.as(
        'author',
      ),
    })
    .from(jobDescriptions)
    .leftJoin(users, ofSameCompany(users, jobDescriptions, eq(users.id, jobDescriptions.userId)))
    .leftJoin(roles, ofSameCompany(roles, jobDescriptions, eq(roles.id, jobDescriptions.roleId)))
    .leftJoin(opportunities, ofSameCompany(opportunities, roles, eq(opportunities.id, roles.opportunityId)))
    .leftJoin(clients, ofSameCompany(clients, opportunities, eq(clients.id, opportunities.clientId)))
    .where(ofCompany(jobDescriptions, actor, ...conditions))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .as('list');
}

type UserName = Parameters<typeof fullName>[0] & { id: number };
type Row = Omit<HistoryEntry, 'author' | 'best' | 'analyzed'> & { author: UserName | null };

/** What a joined row is called, with its id; null without one. */
const named = ({ id, name }: { id: PgColumn; name: PgColumn }) =>
  sql<{ id: number; name: string } | null>`case when ${id} is not null then
    json_build_object('id', ${id}, 'name', ${name}) end`;

/** The conditions of job descriptions that words tell: by where they belong, or by one of their candidates. */
function isFoundBy(database: Database, actor: Actor, words: string[]): SQL[] {
  if (words.length === 0) return [];
  const { searchKey, id, roleId } = jobDescriptions;
  const place = folded(sql`${roles.name} || ' ' || ${opportunities.name} || ' ' || ${clients.name}`);
  const own = sql`(${searchKey} || ' ' || ${place})`;
  const ofCandidates = database
    .select({ id: resumes.jobDescriptionId })
    .from(resumes)
    .where(ofCompany(resumes, actor, holdsAll(sql`${resumes.searchKey}`, words), ...mayFindResume(database, actor)));
  const byItself = sql`(${holdsAll(sql`${searchKey}`, words)} or ${inArray(id, ofCandidates)})`;
  const isInRole = sql`${roleId} is not null`;
  // The first condition leaves out what the second would, without looking for its place.
  return [sql`(${byItself} or ${isInRole})`, sql`(${byItself} or (${isInRole} and ${holdsAll(own, words)}))`];
}

/**
 * The condition of job descriptions that are an analysis, or may become one: not what a role has or had, or what was
 * sent again of a role's file, before anybody is considered for it.
 */
function isOfUse(database: Database, actor: Actor): SQL {
  // Its first resume, as "exists" would have all resumes of the company read before the first row.
  const resume = database
    .select({ id: resumes.id })
    .from(resumes)
    .where(ofCompany(resumes, actor, eq(resumes.jobDescriptionId, jobDescriptions.id)))
    .limit(1);
  const own = alias(jobDescriptions, 'own');
  const ofRole = exists(
    database
      .select({ id: roles.id })
      .from(roles)
      .innerJoin(own, ofSameCompany(own, roles, eq(own.id, roles.jobDescriptionId)))
      .where(ofCompany(roles, actor, eq(own.contentHash, jobDescriptions.contentHash))),
  );
  const { roleId, madeWithRole } = jobDescriptions;
  return sql`((${resume}) is not null or (${roleId} is null and not ${madeWithRole} and not ${ofRole}))`;
}

async function cursorOf(database: Database, actor: Actor, id: number): Promise<string | undefined> {
  const [row] = await database
    .select({ cursor: placeOf(jobDescriptions) })
    .from(jobDescriptions)
    .where(ofCompany(jobDescriptions, actor, eq(jobDescriptions.id, id)));
  return row?.cursor;
}
