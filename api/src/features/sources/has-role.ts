import { AppError } from '../../ground/errors.ts';
import { ensureOwnJob } from '../documents/own-job.ts';
import type { Owner } from './arrivals.ts';
import type { Taking } from './take-file.ts';

/** Whether the company has a role with this id, which is then ready to take resumes. */
export async function hasRole(taking: Taking, owner: Owner, roleId: number): Promise<boolean> {
  try {
    await ensureOwnJob(taking, owner, roleId);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.key === 'not-found:role') return false;
    throw error;
  }
}
