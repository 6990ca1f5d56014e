import { createHash, randomBytes } from 'node:crypto';
import { tokenPrefix, type TokenScope } from '@cotejo/contract';
import type { Config } from '../../ground/config/config.ts';
import { refusal } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';
import type { Database, Transaction } from '../database/client.ts';
import { eq, gt, isNull, sql } from '../database/drizzle.ts';
import { ofCompany, ofEveryCompany, ofSameCompany } from '../database/of-company.ts';
import { apiTokens, users } from '../database/schema/index.ts';
import { isAnythingBlind } from './adapter.ts';
import { withDeadline } from './deadline.ts';
import { createThrottle, type Limit } from './throttle.ts';

/** Bytes of randomness in a token, and characters of it that people know it again by. */
const ENTROPY = 32;
const START = tokenPrefix.length + 6;
/** Wrong tokens from one address, after which it is told to wait. A right one is served all the same. */
const WRONG: Limit = { attempts: 100, seconds: 300 };

/** A caller with an API token, and what the token may do. */
export type TokenCaller = { actor: Actor; scope: TokenScope };

/** API tokens, by which programs call without a session. */
export type Tokens = {
  /**
   * The caller with a token. Throws a 401 for one that is unknown, has expired or was revoked, or whose user is
   * deactivated, and a 429 after many of those from one address.
   */
  callerOf(token: string, address: string): Promise<TokenCaller>;
};

export function createTokens(config: Config, database: Database): Tokens {
  const throttle = createThrottle(database);
  const { id, companyId, userId, scope, admin, lastUsedAt } = apiTokens;
  // Prepared once, as every call with a token runs it.
  const valid = database
    .select({
      id,
      companyId,
      userId,
      scope,
      admin,
      role: users.role,
      blind: isAnythingBlind(database),
      isNoted: sql<boolean>`coalesce(${lastUsedAt} > now() - interval '1 minute', false)`,
    })
    .from(apiTokens)
    .innerJoin(users, ofSameCompany(users, apiTokens, eq(users.id, userId), isNull(users.deactivatedAt)))
    .where(
      ofEveryCompany(
        'login',
        eq(apiTokens.hash, sql.placeholder('hash')),
        isNull(apiTokens.revokedAt),
        gt(apiTokens.expiresAt, sql`now()`),
      ),
    )
    .prepare('valid_token');

  return {
    async callerOf(token, address) {
      const [row] = await withDeadline(valid.execute({ hash: hashOf(token) }), config.database.timeoutSeconds * 1000);
      if (!row) {
        await throttle.attempt(['token', address], WRONG);
        throw refusal('token.invalid');
      }
      if (!row.isNoted)
        await database
          .update(apiTokens)
          .set({ lastUsedAt: sql`now()` })
          .where(ofCompany(apiTokens, row, eq(id, row.id)));
      const role = row.role === 'admin' && !row.admin ? 'recruiter' : row.role;
      return {
        actor: { userId: row.userId, companyId: row.companyId, role, blind: row.blind, tokenId: row.id },
        scope: row.scope,
      };
    },
  };
}

/** A token that nobody can guess, with what is kept of it. */
export function newToken(): { token: string; hash: string; start: string } {
  const token = tokenPrefix + randomBytes(ENTROPY).toString('base64url');
  return { token, hash: hashOf(token), start: token.slice(0, START) };
}

/** Ends all API tokens of a user for good, in the transaction that keeps the user out. */
export async function revokeAll(transaction: Transaction, owner: Pick<Actor, 'companyId' | 'userId'>): Promise<void> {
  await transaction
    .update(apiTokens)
    .set({ revokedAt: sql`now()` })
    .where(ofCompany(apiTokens, owner, eq(apiTokens.userId, owner.userId), isNull(apiTokens.revokedAt)));
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
