import type { User } from '@cotejo/contract';
import { audit, auditOfOperator } from '../../platform/database/audit.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { eq, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofEveryCompany } from '../../platform/database/of-company.ts';
import { locks } from '../../platform/database/locks.ts';
import { companies, users } from '../../platform/database/schema/index.ts';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { lacksSecondFactor } from '../../platform/session/second-factor.ts';
import { identityKey } from './identity-key.ts';
import { namingConflicts } from './naming-conflicts.ts';

export type UserRow = typeof users.$inferSelect;

export type NewUser = {
  username: string;
  email: string;
  passwordHash: string | null;
  firstName: string | null;
  lastName: string | null;
  company: string | null;
};

/** A change of a profile; an absent field stays as it is. */
type Profile = {
  email: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  company?: string | null | undefined;
};

type Making = { role?: UserRow['role']; byOperator?: boolean; onlyFirst?: boolean };

/** A user as they see themselves; `needsSecondFactor` where they have yet to set one up. */
export function userView(
  { id, username, email, passwordHash, firstName, lastName, company, role, language, createdAt, updatedAt }: UserRow,
  needsSecondFactor = false,
): User {
  return {
    id,
    username,
    email,
    firstName,
    lastName,
    company,
    role,
    language,
    ...(needsSecondFactor && { needsSecondFactor }),
    ...(passwordHash === null && { byProvider: true }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** The caller's own row; undefined when it was deleted while the call was under way. */
export async function findUser(database: Transaction, actor: Actor): Promise<UserRow | undefined> {
  const [row] = await database
    .select()
    .from(users)
    .where(ofCompany(users, actor, eq(users.id, actor.userId)));
  return row;
}

export async function findUserByName(database: Transaction, username: string): Promise<UserRow | undefined> {
  return (
    await database
      .select()
      .from(users)
      .where(ofEveryCompany('login', eq(users.usernameKey, identityKey(username))))
  )[0];
}

/** Whether a user has yet to set up the second factor that the company asks for. */
export async function needsSecondFactor(database: Transaction, { id, companyId }: UserRow): Promise<boolean> {
  const [row] = await database
    .select({ lacks: lacksSecondFactor(database) })
    .from(users)
    .where(ofCompany(users, { companyId }, eq(users.id, id)));
  return row?.lacks ?? false;
}

/**
 * Creates a company with its first user; another company may have the same name. The first user of an installation
 * becomes admin, everybody else gets `role`, or a 403 where only the first may come. Throws a 409 when the user name
 * or the e-mail address is taken.
 */
export function createCompanyWithUser(
  database: Database,
  user: NewUser,
  { role = 'recruiter', byOperator = false, onlyFirst = false }: Making = {},
): Promise<UserRow> {
  return namingConflicts(() =>
    database.transaction(async (transaction) => {
      const first = await isFirst(transaction);
      if (onlyFirst && !first) throw refusal('registration-closed');
      const [company] = await transaction
        .insert(companies)
        .values({ name: user.company ?? user.username })
        .returning();
      const [row] = await transaction
        .insert(users)
        .values({
          ...user,
          companyId: company!.id,
          usernameKey: identityKey(user.username),
          emailKey: identityKey(user.email),
          role: first ? 'admin' : role,
        })
        .returning();
      const owner = { companyId: company!.id };
      if (byOperator) await auditOfOperator(transaction, owner, 'user-created', row!.id);
      else await audit(transaction, { ...owner, userId: row!.id }, 'user-registered', row!.id);
      return row!;
    }),
  );
}

/** Whether the installation has no user yet. A lock makes only one of several who register together the first. */
async function isFirst(transaction: Transaction): Promise<boolean> {
  if (await hasUsers(transaction)) return false;
  await transaction.execute(sql`select pg_advisory_xact_lock(${locks.firstUser})`);
  return !(await hasUsers(transaction));
}

export async function hasUsers(database: Transaction): Promise<boolean> {
  return (await database.select({ id: users.id }).from(users).where(ofEveryCompany('operator')).limit(1)).length > 0;
}

/** Changes the caller's profile. Throws a 409 when the e-mail address is somebody else's. */
export function updateProfile(
  database: Database,
  actor: Actor,
  { email, firstName, lastName, company }: Profile,
): Promise<UserRow | undefined> {
  const values = { email, emailKey: identityKey(email), firstName, lastName, company };
  return namingConflicts(() => updateOwn(database, actor, 'updateUser', values));
}

export const updateLanguage = (
  database: Database,
  actor: Actor,
  language: UserRow['language'],
): Promise<UserRow | undefined> => updateOwn(database, actor, 'changeLanguage', { language });

/** Changes the caller's own row, with its entry in the history; gives nothing where it is gone. */
function updateOwn(
  database: Database,
  actor: Actor,
  action: 'updateUser' | 'changeLanguage',
  values: Partial<Profile> & Partial<Pick<UserRow, 'emailKey' | 'language'>>,
): Promise<UserRow | undefined> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(users)
      .set(values)
      .where(ofCompany(users, actor, eq(users.id, actor.userId)))
      .returning();
    if (row) await audit(transaction, actor, action, row.id);
    return row;
  });
}
