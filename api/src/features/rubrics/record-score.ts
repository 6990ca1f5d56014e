import type { Transaction } from '../../platform/database/client.ts';
import { eq, gt, isNotNull, lte } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { recordChanges } from '../../platform/database/record-change.ts';
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

/** A judgment of a candidacy, and the one before; `isAnew` where all verdicts were found anew. */
export type Rejudged = { before: Judged; now: Judged; isAnew: boolean };

/**
 * Writes changes of score into the activity of candidacies, with their causes. Where all was judged anew by another job
 * description or another file, the verdicts before are kept with it.
 */
export async function recordScores(
  transaction: Transaction,
  { companyId }: { companyId: number },
  rejudged: Rejudged[],
): Promise<void> {
  const causes = new Map<string, ReturnType<typeof causeOf>>();
  const changes = rejudged.map(async ({ before, now, isAnew }) => {
    const key = [before, now].map((one) => `${one.jobDescriptionId} ${one.rubricVersion}`).join();
    if (!causes.has(key)) causes.set(key, causeOf(transaction, companyId, before, now));
    const cause = await causes.get(key)!;
    const { id, ...judgment } = before;
    const change = {
      what: 'score' as const,
      from: before.matchScore,
      to: now.matchScore,
      cause,
      jobDescriptionId: now.jobDescriptionId,
      fromVersion: before.rubricVersion,
      toVersion: now.rubricVersion,
    };
    const isOther = isAnew && (cause === 'role' || cause === 'file');
    return { candidacyId: id, change, judgment: isOther ? judgment : undefined };
  });
  await recordChanges(transaction, { companyId, userId: null }, await Promise.all(changes));
}

async function causeOf(
  transaction: Transaction,
  companyId: number,
  before: Judged,
  now: Judged,
): Promise<'role' | 'renewed' | 'file' | 'rubric'> {
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
