import type { HistoryEntry } from '@cotejo/contract';
import type { Database } from '../../platform/database/client.ts';
import { alias, desc, eq, exists, sql, type SQL } from '../../platform/database/drizzle.ts';
import { afterPlace, placeOf } from '../../platform/database/newest-first.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { readRows } from '../../platform/database/read-columns.ts';
import { analyses, jobDescriptions, resumes, roles } from '../../platform/database/schema/index.ts';
import type { Actor } from '../../ground/actor.ts';

type Part = { resumeId?: number | undefined; roleId?: number | undefined; limit: number; cursor?: string | undefined };

/**
 * The company's job descriptions, newest first: all, that of a resume, or those with candidates of a role. At most
 * `limit` entries after `cursor`, and the cursor of the next part if there is one.
 */
export async function listHistory(
  database: Database,
  actor: Actor,
  { resumeId, roleId, limit, cursor }: Part,
): Promise<{ entries: HistoryEntry[]; nextCursor?: string | undefined }> {
  const conditions: SQL[] = cursor === undefined ? [] : [afterPlace(jobDescriptions, cursor)];
  if (resumeId !== undefined)
    conditions.push(
      exists(
        database
          .select({ id: resumes.id })
          .from(resumes)
          .where(ofCompany(resumes, actor, eq(resumes.id, resumeId), eq(resumes.jobDescriptionId, jobDescriptions.id))),
      ),
    );
  if (roleId !== undefined)
    conditions.push(
      exists(
        database
          .select({ id: analyses.id })
          .from(analyses)
          .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
          .where(
            ofCompany(analyses, actor, eq(analyses.roleId, roleId), eq(resumes.jobDescriptionId, jobDescriptions.id)),
          ),
      ),
    );
  const { id, title, originalTitle, originalFileName, createdAt, skills } = jobDescriptions;
  conditions.push(isOfUse(database, actor));
  const resumeCount = database.$count(resumes, ofCompany(resumes, actor, eq(resumes.jobDescriptionId, id)));
  const analyzed = exists(
    database
      .select({ id: analyses.id })
      .from(analyses)
      .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
      .where(ofCompany(analyses, actor, eq(resumes.jobDescriptionId, id))),
  );
  const list = database
    .select({
      id,
      title,
      originalTitle,
      originalFileName,
      date: createdAt,
      skills,
      resumeCount: sql<number>`${resumeCount}`.as('resume_count'),
      analyzed: sql<boolean>`${analyzed}`.as('analyzed'),
    })
    .from(jobDescriptions)
    .where(ofCompany(jobDescriptions, actor, ...conditions))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1)
    .as('list');
  const entries = await readRows<HistoryEntry>(database, list);
  if (entries.length <= limit) return { entries };
  entries.pop();
  return { entries, nextCursor: await cursorOf(database, actor, entries.at(-1)!.id) };
}

/**
 * The condition of job descriptions that are an analysis, or may become one: not what a role has, or what was sent
 * again of a role's file, before anybody is considered for it.
 */
function isOfUse(database: Database, actor: Actor): SQL {
  const hasResumes = exists(
    database
      .select({ id: resumes.id })
      .from(resumes)
      .where(ofCompany(resumes, actor, eq(resumes.jobDescriptionId, jobDescriptions.id))),
  );
  const own = alias(jobDescriptions, 'own');
  const ofRole = exists(
    database
      .select({ id: roles.id })
      .from(roles)
      .innerJoin(own, ofSameCompany(own, roles, eq(own.id, roles.jobDescriptionId)))
      .where(ofCompany(roles, actor, eq(own.contentHash, jobDescriptions.contentHash))),
  );
  return sql`(${hasResumes} or (${jobDescriptions.roleId} is null and not ${ofRole}))`;
}

async function cursorOf(database: Database, actor: Actor, id: number): Promise<string | undefined> {
  const [row] = await database
    .select({ cursor: placeOf(jobDescriptions) })
    .from(jobDescriptions)
    .where(ofCompany(jobDescriptions, actor, eq(jobDescriptions.id, id)));
  return row?.cursor;
}
