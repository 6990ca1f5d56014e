import type { SecondFactor } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { desc, eq, isNull, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { auditLog, secondFactors, users } from '../../platform/database/schema/index.ts';
import { hashOfRecoveryCode, newRecoveryCode, newSecret } from '../../platform/session/one-time-codes.ts';
import { findSecondFactor, removeSecondFactor } from '../../platform/session/second-factor.ts';
import type { Sessions } from '../../platform/session/sessions.ts';
import { fullName, userName } from '../users/full-name.ts';
import { readRule } from './rule.ts';

/** How many recovery codes come with a second factor. */
const RECOVERY_CODES = 10;

type Owner = Pick<Actor, 'companyId' | 'userId'>;
const { userId: ofUser, confirmedAt } = secondFactors;

/** A user's own second factor, and who switched it off if somebody else did. */
export async function readSecondFactor(database: Transaction, actor: Actor): Promise<SecondFactor> {
  const [factor, { required }] = await Promise.all([findSecondFactor(database, actor), readRule(database, actor)]);
  const since = factor?.confirmedAt?.toISOString() ?? null;
  return {
    since,
    recoveryCodesLeft: factor?.recoveryHashes.length ?? 0,
    required,
    reset: since === null ? await readReset(database, actor) : null,
  };
}

/** The last entry of the history about it, where that is a reset. */
async function readReset(database: Transaction, actor: Actor): Promise<SecondFactor['reset']> {
  const [entry] = await database
    .select({ action: auditLog.action, createdAt: auditLog.createdAt, user: userName })
    .from(auditLog)
    .leftJoin(users, ofSameCompany(users, auditLog, eq(users.id, auditLog.userId)))
    .where(
      ofCompany(
        auditLog,
        actor,
        eq(auditLog.subjectId, actor.userId),
        sql`${auditLog.action} in ('second-factor-confirmed', 'second-factor-ended', 'second-factor-reset')`,
      ),
    )
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(1);
  if (entry?.action !== 'second-factor-reset') return null;
  const { user, createdAt } = entry;
  return { author: user && { id: user.id, name: fullName(user) }, createdAt: createdAt.toISOString() };
}

/** Gives a user a new secret, which counts once it is confirmed. Throws a 409 where the second factor is on. */
export async function beginSecondFactor(database: Transaction, { companyId, userId }: Owner): Promise<string> {
  const secret = newSecret();
  const begun = await database
    .insert(secondFactors)
    .values({ companyId, userId, secret })
    .onConflictDoUpdate({ target: ofUser, set: { secret, usedStep: 0 }, setWhere: isNull(confirmedAt) })
    .returning({ userId: ofUser });
  if (begun.length === 0) throw refusal('second-factor.on');
  return secret;
}

/**
 * Switches a second factor on whose app has shown the right code, and ends the user's sessions. Resolves to the
 * recovery codes. Throws a 409 where it was switched on, or begun anew, meanwhile.
 */
export async function confirmSecondFactor(
  database: Database,
  sessions: Sessions,
  actor: Actor,
  secret: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await database.transaction(async (transaction) => {
    const confirmed = await transaction
      .update(secondFactors)
      .set({ confirmedAt: sql`now()`, recoveryHashes: codes.map(hashOfRecoveryCode) })
      .where(
        ofCompany(
          secondFactors,
          actor,
          eq(ofUser, actor.userId),
          eq(secondFactors.secret, secret),
          isNull(confirmedAt),
        ),
      )
      .returning({ userId: ofUser });
    if (confirmed.length === 0) throw refusal('second-factor.on');
    await audit(transaction, actor, 'second-factor-confirmed', actor.userId);
    await sessions.endAll(transaction, actor.userId);
  });
  return codes;
}

/** Switches a user's own second factor off. */
export function endSecondFactor(database: Database, actor: Actor): Promise<void> {
  return database.transaction(async (transaction) => {
    await removeSecondFactor(transaction, actor);
    await audit(transaction, actor, 'second-factor-ended', actor.userId);
  });
}
