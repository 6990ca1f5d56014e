import { type ApiToken, type endpoints, type InputOf, limits, type OutputOf } from '@cotejo/contract';
import { invalidInput, issueAt, refusal } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';
import { DAY } from '../../ground/time.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { desc, eq, isNull, type SQL, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { apiTokens, users } from '../../platform/database/schema/index.ts';
import { newToken } from '../../platform/session/tokens.ts';
import { fullName, userName } from '../users/full-name.ts';

/** Which tokens are left, and may be seen: the caller's own, and an admin's the whole company's. */
const isVisible = ({ role, userId }: Actor): SQL[] => [
  isNull(apiTokens.revokedAt),
  ...(role === 'admin' ? [] : [eq(apiTokens.userId, userId)]),
];

/** The tokens that the caller may see, also those that have expired, newest first. */
export async function listTokens(database: Transaction, actor: Actor, ...further: SQL[]): Promise<ApiToken[]> {
  const rows = await database
    .select({ token: apiTokens, owner: userName })
    .from(apiTokens)
    .innerJoin(users, ofSameCompany(users, apiTokens, eq(users.id, apiTokens.userId)))
    .where(ofCompany(apiTokens, actor, ...isVisible(actor), ...further))
    .orderBy(desc(apiTokens.id));
  return rows.map(({ token: { id, name, scope, admin, start, ...times }, owner }) => ({
    id,
    name,
    scope,
    admin,
    start,
    owner: { id: owner.id, name: fullName(owner) },
    createdAt: times.createdAt.toISOString(),
    expiresAt: times.expiresAt.toISOString(),
    lastUsedAt: times.lastUsedAt?.toISOString() ?? null,
  }));
}

/**
 * Makes an API token for the caller. Throws a 400 for an end that has passed or is too far, a 403 where somebody else
 * than an admin wants the admin's calls, and a 409 where the caller has too many.
 */
export function createToken(
  database: Database,
  actor: Actor,
  { name, scope, admin, expiresAt }: InputOf<typeof endpoints.createToken>,
): Promise<OutputOf<typeof endpoints.createToken>> {
  if (admin && actor.role !== 'admin') throw refusal('admins-only');
  const { companyId, userId } = actor;
  const { token, ...kept } = newToken();
  const values = { companyId, userId, name, scope, admin, expiresAt: endOf(expiresAt), ...kept };
  return database.transaction(async (transaction) => {
    await assertRoom(transaction, actor);
    const [row] = await transaction.insert(apiTokens).values(values).returning({ id: apiTokens.id });
    await audit(transaction, actor, 'token-created', row!.id, { scope, admin, expiresAt: values.expiresAt });
    const [made] = await listTokens(transaction, actor, eq(apiTokens.id, row!.id));
    return { ...made!, token };
  });
}

function endOf(expiresAt: string | undefined): Date {
  const now = Date.now();
  const end = expiresAt === undefined ? now + limits.tokenDays * DAY : Date.parse(expiresAt);
  if (end > now && end <= now + limits.tokenDaysMaximum * DAY) return new Date(end);
  throw invalidInput(issueAt('expiresAt', 'token-expiry-invalid'));
}

/** Throws a 409 where the caller has too many tokens. A lock of the user lets those made at once be counted. */
async function assertRoom(transaction: Transaction, actor: Actor): Promise<void> {
  const own = eq(users.id, actor.userId);
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(ofCompany(users, actor, own))
    .for('no key update');
  const mine = [isNull(apiTokens.revokedAt), eq(apiTokens.userId, actor.userId)];
  const count = await transaction.$count(apiTokens, ofCompany(apiTokens, actor, ...mine));
  if (count >= limits.tokensOfUser) throw refusal('token.too-many');
}

/** Revokes a token that the caller may see; others are not found. */
export function revokeToken(database: Database, actor: Actor, id: number): Promise<void> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(apiTokens)
      .set({ revokedAt: sql`now()` })
      .where(ofCompany(apiTokens, actor, ...isVisible(actor), eq(apiTokens.id, id)))
      .returning({ id: apiTokens.id });
    if (!row) throw refusal('not-found:token');
    await audit(transaction, actor, 'token-revoked', row.id);
  });
}
