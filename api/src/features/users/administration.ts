import { randomBytes } from 'node:crypto';
import type { HistoryAction } from '@cotejo/contract';
import { DAY } from '../../ground/time.ts';
import { auditOfOperator } from '../../platform/database/audit.ts';
import type { Database } from '../../platform/database/client.ts';
import { asc, eq } from '../../platform/database/drizzle.ts';
import { ofEveryCompany } from '../../platform/database/of-company.ts';
import { companies, sessions, users } from '../../platform/database/schema/index.ts';
import { hashPassword } from '../../platform/session/passwords.ts';
import { removeSecondFactor } from '../../platform/session/second-factor.ts';
import { identityKey } from './identity-key.ts';
import { createCompanyWithUser, findUserByName } from './users.ts';

/** Milliseconds for which somebody is let in by a password although passwords are off. */
const EMERGENCY = DAY;

type Values = Partial<typeof users.$inferInsert>;

/** What the operator of an installation may do, whatever the company. */
export type Administration = {
  list(): Promise<{ id: number; username: string; email: string; role: string; company: string; createdAt: Date }[]>;
  /**
   * Creates a company with its administrator; resolves to their password. Throws a 409 for a name or address that is
   * taken.
   */
  create(username: string, email: string, company: string | undefined): Promise<string>;
  /** Makes a user admin of their company; false if there is no such user. */
  promote(username: string): Promise<boolean>;
  /** Sets a new password and resolves to it; undefined if there is no such user. */
  resetPassword(username: string): Promise<string | undefined>;
  /**
   * Lets a user in as administrator by a new password, for a day and whatever the identity provider says, and resolves
   * to that password; undefined if there is no such user.
   */
  letIn(username: string): Promise<string | undefined>;
  /** Switches a second factor off that somebody has lost; false if there is no such user, or none is on. */
  resetSecondFactor(username: string): Promise<boolean>;
};

export function createAdministration(database: Database): Administration {
  /** Changes a user and ends their sessions, whose rights are outdated. */
  const change = async (username: string, values: Values, action: HistoryAction) =>
    database.transaction(async (transaction) => {
      const [row] = await transaction
        .update(users)
        .set(values)
        .where(ofEveryCompany('operator', eq(users.usernameKey, identityKey(username))))
        .returning();
      if (!row) return false;
      await transaction.delete(sessions).where(eq(sessions.userId, row.id));
      await auditOfOperator(transaction, row, action, row.id);
      return true;
    });

  const giveNewPassword = async (username: string, values: Values, action: HistoryAction) => {
    if (!(await findUserByName(database, username))) return undefined;
    const password = newPassword();
    const passwordHash = await hashPassword(password);
    return (await change(username, { ...values, passwordHash }, action)) ? password : undefined;
  };

  return {
    list: () =>
      database
        .select({
          id: users.id,
          username: users.username,
          email: users.email,
          role: users.role,
          company: companies.name,
          createdAt: users.createdAt,
        })
        .from(users)
        .innerJoin(companies, eq(companies.id, users.companyId))
        .where(ofEveryCompany('operator'))
        .orderBy(asc(users.id)),
    async create(username, email, company) {
      const password = newPassword();
      const passwordHash = await hashPassword(password);
      await createCompanyWithUser(
        database,
        { username, email, company: company ?? null, firstName: null, lastName: null, passwordHash },
        { role: 'admin', byOperator: true },
      );
      return password;
    },
    promote: (username) => change(username, { role: 'admin' }, 'user-promoted'),
    resetPassword: (username) => giveNewPassword(username, {}, 'password-reset'),
    letIn(username) {
      const emergencyUntil = new Date(Date.now() + EMERGENCY);
      return giveNewPassword(username, { role: 'admin', deactivatedAt: null, emergencyUntil }, 'emergency-opened');
    },
    resetSecondFactor: (username) =>
      database.transaction(async (transaction) => {
        const user = await findUserByName(transaction, username);
        if (!user || !(await removeSecondFactor(transaction, { companyId: user.companyId, userId: user.id })))
          return false;
        await transaction.delete(sessions).where(eq(sessions.userId, user.id));
        await auditOfOperator(transaction, user, 'second-factor-reset', user.id);
        return true;
      }),
  };
}

/** A random password of 120 bits, easy to copy. */
function newPassword(): string {
  return randomBytes(15).toString('base64url');
}
