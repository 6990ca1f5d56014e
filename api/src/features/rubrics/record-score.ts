import type { CandidacyChange } from '@cotejo/contract';
import type { Transaction } from '../../platform/database/client.ts';
import { eq, gt, isNotNull, lte } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { recordChanges } from '../../platform/database/record-change.ts';
import { analyses, type PastJudgment, rubricVersions } from '../../platform/database/schema/index.ts';

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
type ChangeOfScore = Extract<CandidacyChange, { what: 'score' }>;

/**
 * A judgment of a candidacy, and the one before; `isAnew` where all verdicts were found anew, `isOfOtherFacts` where
 * recruiters have corrected what was read from the resume.
 */
export type Rejudged = { before: Judged; now: Judged; isAnew: boolean; isOfOtherFacts?: boolean | undefined };

/**
 * Writes changes of score into the activity of candidacies, with their causes. The verdicts before are kept with it,
 * unless they are those after under an earlier rubric.
 */
export async function recordScores(
  transaction: Transaction,
  { companyId }: { companyId: number },
  rejudged: Rejudged[],
): Promise<void> {
  const causes = new Map<string, ReturnType<typeof causeOf>>();
  const changes = rejudged.map(async ({ before, now, isAnew, isOfOtherFacts }) => {
    const key = [before, now].map((one) => `${one.jobDescriptionId} ${one.rubricVersion}`).join();
    if (!causes.has(key)) causes.set(key, causeOf(transaction, companyId, before, now));
    const found = await causes.get(key)!;
    const cause = found === 'renewed' && isOfOtherFacts ? 'facts' : found;
    const change = changeOf(before, now, cause);
    const isKept = (isAnew || isOther(before, now)) && (cause !== 'renewed' || change.from !== change.to);
    return { candidacyId: before.id, change, judgment: isKept ? judgmentOf(before) : undefined };
  });
  await recordChanges(transaction, { companyId, userId: null }, await Promise.all(changes));
}

/** Writes a corrected verdict, with the change of score that it brings, into the activity of the candidacy. */
export const recordCorrection = (
  transaction: Transaction,
  author: { companyId: number; userId: number },
  before: Judged,
  now: Judged,
  correction: NonNullable<ChangeOfScore['correction']>,
): Promise<void> =>
  recordChanges(transaction, author, [
    {
      candidacyId: before.id,
      change: { ...changeOf(before, now, 'correction'), correction },
      judgment: judgmentOf(before),
    },
  ]);

const changeOf = (before: Judged, now: Judged, cause: ChangeOfScore['cause']): ChangeOfScore => ({
  what: 'score',
  from: before.matchScore,
  to: now.matchScore,
  cause,
  jobDescriptionId: now.jobDescriptionId,
  fromVersion: before.rubricVersion,
  toVersion: now.rubricVersion,
});

const judgmentOf = ({
  jobDescriptionId,
  rubricVersion,
  matchScore,
  requirements,
  arithmetic,
}: Judged): PastJudgment => ({
  jobDescriptionId,
  rubricVersion,
  matchScore,
  requirements,
  arithmetic,
});

/** Whether the verdicts after lack some of those before, or are of another job description. */
function isOther(before: Judged, now: Judged): boolean {
  const known = new Set(now.requirements.map(({ id }) => id));
  return (
    before.jobDescriptionId !== now.jobDescriptionId ||
    before.requirements.some(({ id, off }) => !off && !known.has(id))
  );
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
