import type { Transaction } from '../../platform/database/client.ts';
import { asc, eq, inArray, type SQL, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { recordChanges } from '../../platform/database/record-change.ts';
import { analyses, resumes, roles } from '../../platform/database/schema/index.ts';

type RoleName = { id: number; name: string };

/**
 * Puts candidacies for which `those` holds into a role, or with null out of theirs, and writes it into their activity.
 * Gives those that were not there yet. The caller keeps the role from being deleted.
 */
export async function changeRole(
  transaction: Transaction,
  actor: { companyId: number; userId: number | null },
  those: SQL,
  to: RoleName | null,
): Promise<{ id: number; from: RoleName | null }[]> {
  const ofOther = sql`${analyses.roleId} is distinct from ${to?.id ?? null}`;
  const found = await transaction
    .select({ id: analyses.id, resumeId: resumes.id, from: { id: roles.id, name: roles.name } })
    .from(resumes)
    .innerJoin(analyses, ofSameCompany(analyses, resumes, eq(analyses.resumeId, resumes.id)))
    .leftJoin(roles, ofSameCompany(roles, analyses, eq(roles.id, analyses.roleId)))
    .where(ofCompany(resumes, actor, those, ofOther))
    .orderBy(asc(resumes.id))
    .for('update', { of: resumes });
  const ids = found.map(({ id }) => id);
  const resumeIds = found.map(({ resumeId }) => resumeId);
  await transaction
    .update(resumes)
    .set({ matchRoleId: null })
    .where(ofCompany(resumes, actor, inArray(resumes.id, resumeIds)));
  await transaction
    .update(analyses)
    .set({ roleId: to?.id ?? null })
    .where(ofCompany(analyses, actor, inArray(analyses.id, ids)));
  await recordChanges(
    transaction,
    actor,
    found.map(({ id, from }) => ({ candidacyId: id, change: { what: 'role', from, to } })),
  );
  return found;
}
