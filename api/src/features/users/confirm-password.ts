import type { Actor } from '../../ground/actor.ts';
import { invalidInput, issueAt, refusal } from '../../ground/errors.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { verifyPassword } from '../../platform/session/passwords.ts';
import { createThrottle, loginLimit } from '../../platform/session/throttle.ts';
import { findUser, type UserRow } from './users.ts';

/**
 * Asks callers for their password once more before what is worth it, and resolves to who they are. Throws a 400 that
 * names the `field` for a wrong one, and a 429 after many.
 */
export type ConfirmPassword = (actor: Actor, field: string, password: string) => Promise<UserRow>;

export function createConfirmPassword({ config, database }: Dependencies): ConfirmPassword {
  const throttle = createThrottle(database);
  const limit = loginLimit(config);
  return async (actor, field, password) => {
    const subject = ['password', String(actor.userId)];
    await throttle.attempt(subject, limit);
    const user = await findUser(database, actor);
    if (!user) throw refusal('not-signed-in');
    if (!(await verifyPassword(user.passwordHash, password)))
      throw invalidInput(issueAt(field, 'current-password-wrong'));
    await throttle.forget(subject);
    return user;
  };
}
