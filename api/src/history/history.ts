import type { HistoryEntry } from '@cotejo/contract';
import type { Database } from '../database/client.ts';
import { desc, eq, exists, sql, type SQL } from '../database/drizzle.ts';
import { ofCompany } from '../database/of-company.ts';
import { readRows } from '../database/read-columns.ts';
import { analyses, jobDescriptions, resumes } from '../database/schema/index.ts';
import type { Actor } from '../http/handler.ts';

type Filter = { resumeId?: number | undefined; roleId?: number | undefined };

/** The company's job descriptions, newest first; of those, the one of a resume, or those with candidates of a role. One query. */
export async function listHistory(database: Database, actor: Actor, { resumeId, roleId }: Filter): Promise<HistoryEntry[]> {
  const conditions: SQL[] = [];
  if (resumeId !== undefined) conditions.push(exists(database.select({ id: resumes.id }).from(resumes)
    .where(ofCompany(resumes, actor, eq(resumes.id, resumeId), eq(resumes.jobDescriptionId, jobDescriptions.id)))));
  if (roleId !== undefined) conditions.push(exists(database.select({ id: analyses.id }).from(analyses)
    .where(ofCompany(analyses, actor, eq(analyses.roleId, roleId), eq(analyses.jobDescriptionId, jobDescriptions.id)))));
  const { id, title, originalFileName, createdAt, skills } = jobDescriptions;
  const resumeCount = database.$count(resumes, ofCompany(resumes, actor, eq(resumes.jobDescriptionId, id)));
  const analyzed = exists(database.select({ id: analyses.id }).from(analyses).where(ofCompany(analyses, actor, eq(analyses.jobDescriptionId, id))));
  const list = database.select({
    id, title, originalFileName, date: createdAt, skills,
    resumeCount: sql<number>`${resumeCount}`.as('resume_count'), analyzed: sql<boolean>`${analyzed}`.as('analyzed'),
  }).from(jobDescriptions)
    .where(ofCompany(jobDescriptions, actor, ...conditions)).orderBy(desc(createdAt), desc(id)).as('list');
  return readRows<HistoryEntry>(database, list);
}
