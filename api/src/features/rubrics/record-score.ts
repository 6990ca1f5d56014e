import type { Transaction } from '../../platform/database/client.ts';
import { eq, gt, isNotNull, lte } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { recordChange } from '../../platform/database/record-change.ts';
import { analyses, rubricVersions } from '../../platform/database/schema/index.ts';

/** What a candidacy was judged by, and the judgment. */
export const judgmentColumns = {
  id: analyses.id,
  jobDescriptionId: analyses.jobDescriptionId,
  rubricVersion: analyses.rubricVersion,
  matchScore: analyses.matchScore,
  requirements: analyses.requirements,
  arithmetic: analyses.arithmetic,
};
type Judged = Pick<typeof analyses.$inferSelect, keyof typeof judgmentColumns>;

/**
 * Writes a change of score into the candidacy's activity, with its cause. Where all was judged anew (`isAnew`) by
 * another job description or another file, the verdicts before are kept with it.
 */
export async function recordScore(
  transaction: Transaction,
  { companyId }: { companyId: number },
  before: Judged,
  now: Judged,
  isAnew = false,
): Promise<void> {
  const { id, ...judgment } = before;
  const { jobDescriptionId, rubricVersion: toVersion } = now;
  const cause = await causeOf(transaction, companyId, before, now);
  await recordChange(
    transaction,
    { companyId, userId: null },
    id,
    {
      what: 'score',
      from: before.matchScore,
      to: now.matchScore,
      cause,
      jobDescriptionId,
      fromVersion: before.rubricVersion,
      toVersion,
    },
    isAnew && (cause === 'role' || cause === 'file') ? judgment : undefined,
  );
}

async function causeOf(transaction: Transaction, companyId: number, before: Judged, now: Judged) {
  if (before.jobDescriptionId !== now.jobDescriptionId) return 'role';
  if (before.rubricVersion === now.rubricVersion) return 'renewed';
  const { jobDescriptionId, version, fileName } = rubricVersions;
  const [replaced] = await transaction
    .select({ version })
    .from(rubricVersions)
    .where(
      ofCompany(
        rubricVersions,
        { companyId },
        eq(jobDescriptionId, now.jobDescriptionId),
        gt(version, before.rubricVersion),
        lte(version, now.rubricVersion),
        isNotNull(fileName),
      ),
    )
    .limit(1);
  return replaced ? 'file' : 'rubric';
}
