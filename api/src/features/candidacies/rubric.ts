import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { roles } from '../../platform/database/schema/index.ts';

/** The job description whose rubric is the role's. Throws a 409 where it has not been made yet. */
export async function jobDescriptionOf(database: Transaction, actor: Actor, roleId: number): Promise<number> {
  const [role] = await database
    .select({ jobDescriptionId: roles.jobDescriptionId })
    .from(roles)
    .where(ofCompany(roles, actor, eq(roles.id, roleId)));
  if (!role) throw refusal('not-found:role');
  if (role.jobDescriptionId === null) throw refusal('document.not-ready:job-description');
  return role.jobDescriptionId;
}
