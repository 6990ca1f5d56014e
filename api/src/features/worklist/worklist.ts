import type { WorklistRole } from '@cotejo/contract';
import { refusal } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { brokenForeignKey } from '../../platform/database/errors.ts';
import { desc, eq, ne, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, clients, opportunities, resumes, roles, roleVisits } from '../../platform/database/schema/index.ts';

const shown = 12;

/** The roles in which there is something to do, the one last opened or with the latest candidate first. */
export async function readWorklist(database: Database, actor: Actor): Promise<WorklistRole[]> {
  const ofRole = ofCompany(analyses, actor, eq(analyses.roleId, roles.id));
  const latest = sql`coalesce((${database
    .select({ at: sql`max(${analyses.createdAt})` })
    .from(analyses)
    .where(ofRole)}), ${roles.createdAt})`.mapWith(roles.createdAt);
  const rows = await database
    .select({
      id: roles.id,
      name: roles.name,
      opportunity: { id: opportunities.id, name: opportunities.name },
      client: { id: clients.id, name: clients.name },
      candidateCount: database.$count(analyses, ofRole),
      newCount: database.$count(
        analyses,
        ofCompany(
          analyses,
          actor,
          eq(analyses.roleId, roles.id),
          sql`${analyses.createdAt} > coalesce(${roleVisits.openedAt}, '-infinity')`,
        ),
      ),
      waiting: database.$count(
        resumes,
        ofCompany(
          resumes,
          actor,
          eq(resumes.matchRoleId, roles.id),
          eq(resumes.matchState, 'queued'),
          ne(resumes.state, 'failed'),
        ),
      ),
      openedAt: roleVisits.openedAt,
      latestAt: latest,
    })
    .from(roles)
    .innerJoin(opportunities, ofSameCompany(opportunities, roles, eq(opportunities.id, roles.opportunityId)))
    .innerJoin(clients, ofSameCompany(clients, opportunities, eq(clients.id, opportunities.clientId)))
    .leftJoin(
      roleVisits,
      ofSameCompany(roleVisits, roles, eq(roleVisits.roleId, roles.id), eq(roleVisits.userId, actor.userId)),
    )
    .where(ofCompany(roles, actor))
    .orderBy(desc(sql`greatest(${latest}, ${roleVisits.openedAt})`), desc(roles.id))
    .limit(shown);
  return rows.map(({ openedAt, latestAt, ...row }) => ({
    ...row,
    openedAt: openedAt?.toISOString() ?? null,
    latestAt: latestAt.toISOString(),
  }));
}

/** Notes that the user has opened a role now. Throws "not found" for a role that is absent or another company's. */
export async function visitRole(database: Database, { companyId, userId }: Actor, roleId: number): Promise<void> {
  const openedAt = sql`now()`;
  try {
    await database
      .insert(roleVisits)
      .values({ companyId, userId, roleId, openedAt })
      .onConflictDoUpdate({
        target: [roleVisits.companyId, roleVisits.roleId, roleVisits.userId],
        set: { openedAt },
      });
  } catch (error) {
    throw brokenForeignKey(error) ? refusal('not-found:role') : error;
  }
}
