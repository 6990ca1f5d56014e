import type { PastJudgment } from '@cotejo/contract';
import { rescore } from '@cotejo/pipeline';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { asc, eq, gt, isNotNull } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { analyses, candidacyEvents, rubricVersions } from '../../platform/database/schema/index.ts';
import { presentVerdicts } from '../analysis/presenters.ts';
import { judgmentColumns } from '../rubrics/record-score.ts';
import { assertCandidacy } from './notes.ts';

type Stored = NonNullable<typeof candidacyEvents.$inferSelect.judgment>;

/**
 * The verdicts of a candidacy before a change of its score: those that were kept with it or, where only the rubric had
 * changed, those that followed under the rubric of before. Throws "not found" for a candidacy that is absent or another
 * company's, for an entry that is no change of its score, and where neither gives the score of then.
 */
export async function readPastJudgment(
  database: Transaction,
  actor: Actor,
  { id, entryId }: { id: number; entryId: number },
): Promise<PastJudgment> {
  await assertCandidacy(database, actor, id);
  const [entry] = await database
    .select({ change: candidacyEvents.change, judgment: candidacyEvents.judgment })
    .from(candidacyEvents)
    .where(ofCompany(candidacyEvents, actor, eq(candidacyEvents.candidacyId, id), eq(candidacyEvents.id, entryId)));
  if (entry?.change.what !== 'score') throw refusal('not-found:judgment');
  const { jobDescriptionId, fromVersion, from } = entry.change;
  const past =
    entry.judgment ??
    underVersion(
      await findAfter(database, actor, id, entryId),
      await findVersion(database, actor, jobDescriptionId, fromVersion),
    );
  if (past?.matchScore !== from) throw refusal('not-found:judgment');
  return { ...past, ...presentVerdicts(past) };
}

/** The verdicts that the next change of score has kept, or the present ones. */
async function findAfter(database: Transaction, actor: Actor, id: number, entryId: number): Promise<Stored> {
  const { candidacyId, judgment } = candidacyEvents;
  const [kept] = await database
    .select({ judgment })
    .from(candidacyEvents)
    .where(ofCompany(candidacyEvents, actor, eq(candidacyId, id), gt(candidacyEvents.id, entryId), isNotNull(judgment)))
    .orderBy(asc(candidacyEvents.id))
    .limit(1);
  if (kept?.judgment) return kept.judgment;
  const [present] = await database
    .select(judgmentColumns)
    .from(analyses)
    .where(ofCompany(analyses, actor, eq(analyses.id, id)));
  if (!present) throw refusal('not-found:candidate');
  return present;
}

type Version = typeof rubricVersions.$inferSelect;

async function findVersion(
  database: Transaction,
  actor: Actor,
  jobDescriptionId: number,
  version: number,
): Promise<Version | undefined> {
  const [row] = await database
    .select()
    .from(rubricVersions)
    .where(
      ofCompany(
        rubricVersions,
        actor,
        eq(rubricVersions.jobDescriptionId, jobDescriptionId),
        eq(rubricVersions.version, version),
      ),
    );
  return row;
}

/** Verdicts under an earlier version of the rubric that they were found for. */
function underVersion(after: Stored, version: Version | undefined): Stored | undefined {
  if (version?.jobDescriptionId !== after.jobDescriptionId) return undefined;
  const scored = rescore(version, after);
  return scored && { ...scored, jobDescriptionId: version.jobDescriptionId, rubricVersion: version.version };
}
