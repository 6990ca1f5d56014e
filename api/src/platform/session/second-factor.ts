import type { Actor } from '../../ground/actor.ts';
import type { Config } from '../../ground/config/config.ts';
import type { Database, Transaction } from '../database/client.ts';
import { and, eq, exists, isNotNull, lt, type SQL, sql } from '../database/drizzle.ts';
import { ofCompany, ofEveryCompany } from '../database/of-company.ts';
import { companies, secondFactors, users } from '../database/schema/index.ts';
import { hashOfRecoveryCode, STEP_SECONDS, stepOf } from './one-time-codes.ts';
import { createThrottle, loginLimit } from './throttle.ts';

type Owner = Pick<Actor, 'companyId' | 'userId'>;
export type SecondFactorRow = typeof secondFactors.$inferSelect & {
  /** The step of now by the clock of the database, which all servers share. */
  step: number;
};

const { userId: ofUser } = secondFactors;
const returning = { userId: ofUser };

/** Whether a user, of the query around it, has a second factor that is asked for. */
export function hasSecondFactor(database: Transaction): SQL<boolean> {
  const own = database
    .select(returning)
    .from(secondFactors)
    .where(ofEveryCompany('login', eq(ofUser, users.id), isNotNull(secondFactors.confirmedAt)));
  return sql<boolean>`${exists(own)}`;
}

/** Whether the company of a user asks for a second factor, and the user has a password and no second factor. */
export function lacksSecondFactor(database: Transaction): SQL<boolean> {
  const asking = database
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, users.companyId), isNotNull(companies.secondFactorSince)));
  return sql<boolean>`(
    ${users.passwordHash} is not null and ${exists(asking)} and not ${hasSecondFactor(database)})`;
}

/** The second factor of a user, also one that is still being set up. */
export async function findSecondFactor(database: Transaction, owner: Owner): Promise<SecondFactorRow | undefined> {
  const step = sql<number>`floor(extract(epoch from now()) / ${STEP_SECONDS})::int`;
  const [found] = await database
    .select({ row: secondFactors, step })
    .from(secondFactors)
    .where(ofCompany(secondFactors, owner, eq(ofUser, owner.userId)));
  return found && { ...found.row, step: found.step };
}

/** Removes the second factor of a user; resolves to whether one was asked for. */
export async function removeSecondFactor(transaction: Transaction, owner: Owner): Promise<boolean> {
  const [removed] = await transaction
    .delete(secondFactors)
    .where(ofCompany(secondFactors, owner, eq(ofUser, owner.userId)))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  return (removed?.confirmedAt ?? null) !== null;
}

/**
 * Takes a code of a second factor, and no second time: resolves to what it was, and to null for a wrong one. Throws a
 * 429 after many wrong ones for a user, from whatever addresses they came.
 */
export type TakeCode = (factor: SecondFactorRow, code: string) => Promise<'app' | 'recovery' | null>;

export function createTakeCode(config: Config, database: Database): TakeCode {
  const throttle = createThrottle(database);
  const limit = loginLimit(config);
  return async (factor, typed) => {
    // As people type a code: with spaces or hyphens, in small letters.
    const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
    const subject = ['code', String(factor.userId)];
    await throttle.attempt(subject, limit);
    const taken = (await takeOfApp(database, factor, code)) ?? (await takeRecoveryCode(database, factor, code));
    if (taken) await throttle.forget(subject);
    return taken;
  };
}

/** One statement decides, so that of equal codes at once only one is taken. */
async function takeOfApp(database: Transaction, factor: SecondFactorRow, code: string): Promise<'app' | null> {
  const usedStep = await stepOf(code, factor.secret, factor.step);
  if (usedStep === undefined) return null;
  const taken = await database
    .update(secondFactors)
    .set({ usedStep })
    .where(
      ofCompany(
        secondFactors,
        factor,
        eq(ofUser, factor.userId),
        lt(secondFactors.usedStep, usedStep),
        eq(secondFactors.secret, factor.secret),
      ),
    )
    .returning(returning);
  return taken.length > 0 ? 'app' : null;
}

async function takeRecoveryCode(
  database: Transaction,
  factor: SecondFactorRow,
  code: string,
): Promise<'recovery' | null> {
  const hash = hashOfRecoveryCode(code);
  const { recoveryHashes } = secondFactors;
  const taken = await database
    .update(secondFactors)
    .set({ recoveryHashes: sql`array_remove(${recoveryHashes}, ${hash})` })
    .where(ofCompany(secondFactors, factor, eq(ofUser, factor.userId), sql`${hash} = any(${recoveryHashes})`))
    .returning(returning);
  return taken.length > 0 ? 'recovery' : null;
}
