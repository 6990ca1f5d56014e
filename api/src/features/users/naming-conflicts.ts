import { brokenUniqueConstraint } from '../../platform/database/errors.ts';
import { refusal } from '../../ground/errors.ts';

/** Does the work, and throws a 409 for a user name or an e-mail address that is taken. */
export async function namingConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const constraint = brokenUniqueConstraint(error);
    if (constraint === 'users_username_key_unique') throw refusal('username-taken');
    if (constraint === 'users_email_key_unique') throw refusal('email-taken');
    throw error;
  }
}
