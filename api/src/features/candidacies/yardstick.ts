import type { CandidacyState } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { eq, sql, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { analyses, jobDescriptions, roles } from '../../platform/database/schema/index.ts';

/** The rubric that judges a role: of which job description, and in which version; null where none can. */
export type Yardstick = { jobDescriptionId: number | null; rubricVersion: number | null };

/** The condition of a role's own job description, if it can judge: one that could not be read leaves it to others. */
const ofRole = sql`(${jobDescriptions.id} = ${roles.jobDescriptionId} and ${jobDescriptions.state} <> 'failed')`;

/** The rubric that judges the candidacies of a role. Throws "not found" for another company's. */
export async function yardstickOf(database: Transaction, actor: Actor, roleId: number): Promise<Yardstick> {
  const [found] = await database
    .select({ jobDescriptionId: jobDescriptions.id, rubricVersion: jobDescriptions.rubricVersion })
    .from(roles)
    .leftJoin(jobDescriptions, ofSameCompany(jobDescriptions, roles, ofRole))
    .where(ofCompany(roles, actor, eq(roles.id, roleId)));
  if (!found) throw refusal('not-found:role');
  return found;
}

/** The condition of candidacies whose score is of another rubric than the present one. */
export const isOutdated = ({ jobDescriptionId, rubricVersion }: Yardstick): SQL =>
  jobDescriptionId === null
    ? sql`false`
    : sql`(${analyses.jobDescriptionId} <> ${jobDescriptionId} or ${analyses.rubricVersion} <> ${rubricVersion})`;

/** What a score is worth at the moment. */
export function stateOf(
  { judgedBy, rubricVersion, matchState }: { judgedBy: number; rubricVersion: number; matchState: string },
  now: Yardstick,
): CandidacyState {
  if (matchState === 'failed') return 'failed';
  if (matchState === 'queued') return 'pending';
  const isCurrent = judgedBy === now.jobDescriptionId && rubricVersion === now.rubricVersion;
  return now.jobDescriptionId === null || isCurrent ? 'current' : 'outdated';
}
