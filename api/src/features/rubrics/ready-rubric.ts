import type { Rubric } from '@cotejo/contract';
import { cautionsOf, type RubricRequirement, type RubricSignal } from '@cotejo/pipeline';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { findJobDescriptionRow } from '../documents/job-descriptions.ts';
import { judgeOfJob } from '../documents/judge.ts';
import type { JobDescriptionRow } from '../documents/presenters.ts';
import { signalsOfJob } from './signals.ts';

/** The id of the job description whose rubric judges what was uploaded with this one. */
export const judgeOf = (database: Transaction, { companyId }: Actor, id: number): Promise<number> =>
  judgeOfJob(database, { id, companyId });

/**
 * A job description that has a rubric, with `lock` held for a change until the transaction ends. Throws "not found" for
 * another company's, and a refusal for one that is not ready.
 */
export async function findReady(
  database: Transaction,
  actor: Actor,
  id: number,
  lock = false,
): Promise<JobDescriptionRow> {
  const job = await findJobDescriptionRow(database, actor, id, lock);
  if (job.state === 'failed') throw refusal('job-description.failed');
  if (job.state === 'preparing') throw refusal('document.not-ready:job-description');
  return job;
}

/** Throws a 409 where a rubric has another version than the author of a change saw. */
export function assertSeen({ rubricVersion }: JobDescriptionRow, { version }: { version: number }): void {
  if (rubricVersion !== version) throw refusal('changed-meanwhile');
}

export const presentRequirements = (requirements: RubricRequirement[]): Rubric['requirements'] =>
  requirements.map(({ off = false, added = false, ...one }) => ({ ...one, active: !off, added }));

const presentSignals = (signals: RubricSignal[]): Rubric['signals'] =>
  signals.map(({ off, readShare, ...one }) => ({ ...one, active: !off, statedShare: readShare ?? one.share }));

/** The rubric of a job description, under the id of the one that was asked for. */
export async function presentRubric(
  database: Transaction,
  job: JobDescriptionRow,
  jobDescriptionId: number,
): Promise<Rubric> {
  return {
    jobDescriptionId,
    version: job.rubricVersion,
    requirements: presentRequirements(job.requirements).map(withCautions),
    signals: presentSignals(await signalsOfJob(database, job)),
  };
}

function withCautions(requirement: Rubric['requirements'][number]): Rubric['requirements'][number] {
  const cautions = cautionsOf(requirement);
  return cautions.length > 0 ? { ...requirement, cautions } : requirement;
}
