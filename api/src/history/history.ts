import type { HistoryEntry } from '@cotejo/contract';
import { and, count, desc, eq, exists, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { isoText, momentText } from '../database/iso-text.ts';
import { ofCompany } from '../database/of-company.ts';
import { analyses, jobDescriptions, resumes } from '../database/schema/index.ts';
import type { Actor } from '../http/handler.ts';

type Filter = { resumeId?: number | undefined; roleId?: number | undefined };

/** The company's job descriptions, newest first; of those, the one of a resume, or those with candidates of a role. One query. */
export async function listHistory(database: Database, actor: Actor, { resumeId, roleId }: Filter): Promise<HistoryEntry[]> {
  const counts = database.select({ jobDescriptionId: resumes.jobDescriptionId, resumes: count().as('resumes'), analyses: count(analyses.id).as('analyses') })
    .from(resumes).leftJoin(analyses, and(eq(analyses.companyId, resumes.companyId), eq(analyses.resumeId, resumes.id)))
    .where(ofCompany(resumes, actor)).groupBy(resumes.jobDescriptionId).as('counts');
  const conditions: SQL[] = [];
  if (resumeId !== undefined) conditions.push(exists(database.select({ id: resumes.id }).from(resumes)
    .where(ofCompany(resumes, actor, eq(resumes.id, resumeId), eq(resumes.jobDescriptionId, jobDescriptions.id)))));
  if (roleId !== undefined) conditions.push(exists(database.select({ id: analyses.id }).from(analyses)
    .where(ofCompany(analyses, actor, eq(analyses.roleId, roleId), eq(analyses.jobDescriptionId, jobDescriptions.id)))));
  const { id, title, originalFileName, createdAt, skills } = jobDescriptions;
  const rows = await database.select({
    id, title, originalFileName, date: momentText(createdAt, 'date'), skills,
    resumeCount: sql<number>`coalesce(${counts.resumes}, 0)::int`, analyzed: sql<boolean>`coalesce(${counts.analyses}, 0) > 0`,
  }).from(jobDescriptions).leftJoin(counts, eq(counts.jobDescriptionId, jobDescriptions.id))
    .where(ofCompany(jobDescriptions, actor, ...conditions)).orderBy(desc(createdAt), desc(id));
  return rows.map((row) => ({ ...row, date: isoText(row.date) }));
}
