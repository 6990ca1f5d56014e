import type { RubricRequirement } from '@cotejo/pipeline';
import type { Actor } from '../../ground/actor.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { rubricVersions } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { findJobDescriptionRow } from '../documents/job-descriptions.ts';
import type { JobDescriptionRow } from '../documents/presenters.ts';
import { changesBetween } from './changes.ts';
import { writeVersion } from './write-version.ts';

/**
 * Carries what a recruiter has changed in the rubric of a job description over to the role that it is submitted for, if
 * both are the same file: the role's is what judges its candidates from then on. The caller holds the locks on both.
 */
export async function adoptRubric(
  transaction: Transaction,
  dependencies: Pick<Dependencies, 'queue' | 'progress' | 'providers'>,
  actor: Actor,
  submitted: JobDescriptionRow,
  ownId: number,
): Promise<void> {
  if (submitted.rubricVersion === 1) return;
  const own = await findJobDescriptionRow(transaction, actor, ownId);
  if (own.state !== 'ready' || own.contentHash !== submitted.contentHash) return;
  const [read] = await transaction
    .select({ requirements: rubricVersions.requirements })
    .from(rubricVersions)
    .where(
      ofCompany(
        rubricVersions,
        actor,
        eq(rubricVersions.jobDescriptionId, submitted.id),
        eq(rubricVersions.version, 1),
      ),
    );
  const requirements = merged(own, read!.requirements, submitted.requirements);
  const touched = new Set(submitted.signals.map(({ id }) => id));
  const signals = [...own.signals.filter(({ id }) => !touched.has(id)), ...submitted.signals];
  const changes = changesBetween(own, { requirements, signals });
  if (changes.length > 0) await writeVersion(transaction, dependencies, actor, own, { requirements, signals, changes });
}

/** A rubric with the changes that lead from `read` to `changed`; new requirements get ids of their own in it. */
function merged(
  { requirements: own, rubricVersion }: JobDescriptionRow,
  read: RubricRequirement[],
  changed: RubricRequirement[],
): RubricRequirement[] {
  const before = new Map(read.map((one) => [one.id, JSON.stringify(one)]));
  const after = new Map(changed.map((one) => [one.id, one]));
  const kept = own.map((one) => {
    const wanted = after.get(one.id);
    const isChanged = wanted && !one.added && wanted.text === one.text && JSON.stringify(wanted) !== before.get(one.id);
    return isChanged ? wanted : one;
  });
  const texts = new Set(own.map(({ text }) => text.toLowerCase()));
  const fresh = changed.filter(({ added, text }) => added && !texts.has(text.toLowerCase()));
  return [...kept, ...fresh.map((one, index) => ({ ...one, id: `v${rubricVersion + 1}-${index + 1}` }))];
}
