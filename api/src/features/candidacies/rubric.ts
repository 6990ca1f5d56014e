import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { yardstickOf } from './list.ts';

/** The job description whose rubric is the role's. Throws a 409 where it has not been made yet. */
export async function jobDescriptionOf(database: Transaction, actor: Actor, roleId: number): Promise<number> {
  const { jobDescriptionId } = await yardstickOf(database, actor, roleId);
  if (jobDescriptionId === null) throw refusal('document.not-ready:job-description');
  return jobDescriptionId;
}
