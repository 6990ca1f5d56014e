import { refusal } from '../../ground/errors.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { createTakeCode, findSecondFactor } from '../../platform/session/second-factor.ts';
import type { UserRow } from './users.ts';

/**
 * Lets in who has given the right password and has no second factor, or gives a code of it. Throws a 401 otherwise,
 * which says whether a code is missing or wrong.
 */
export type AssertCode = (user: UserRow, code: string | undefined) => Promise<void>;

export function createAssertCode({ config, database }: Dependencies): AssertCode {
  const takeCode = createTakeCode(config, database);
  return async ({ id: userId, companyId }, code) => {
    const factor = await findSecondFactor(database, { companyId, userId });
    if (!factor?.confirmedAt) return;
    if (code === undefined) throw refusal('second-factor.needed');
    const taken = await takeCode(factor, code);
    if (!taken) {
      await audit(database, { companyId, userId: null }, 'code-failed', userId);
      throw refusal('second-factor.wrong-code');
    }
    if (taken === 'recovery') await audit(database, { companyId, userId }, 'recovery-code-used', userId);
  };
}
