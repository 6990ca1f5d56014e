import type { endpoints, InputOf, ManagedUser } from '@cotejo/contract';
import { audit } from '../../platform/database/audit.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { desc, eq, isNull, ne, sql } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { companies, users } from '../../platform/database/schema/index.ts';
import { companyName } from '../users/company-name.ts';
import { refusal } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';
import { hashPassword } from '../../platform/session/passwords.ts';
import type { Sessions } from '../../platform/session/sessions.ts';
import { revokeAll } from '../../platform/session/tokens.ts';
import { identityKey } from '../users/identity-key.ts';
import { userView, type UserRow } from '../users/users.ts';
import { namingConflicts } from '../users/naming-conflicts.ts';

type NewUser = InputOf<typeof endpoints.createUser>;
type Change = InputOf<typeof endpoints.changeUser>;

/** A user as admins see them. */
const managedUserView = (row: UserRow): ManagedUser => ({
  ...userView(row),
  deactivatedAt: row.deactivatedAt?.toISOString() ?? null,
});

/** The users of the admin's company, newest first. */
export async function listUsers(database: Database, actor: Actor): Promise<ManagedUser[]> {
  return (
    await database.select().from(users).where(ofCompany(users, actor)).orderBy(desc(users.createdAt), desc(users.id))
  ).map(managedUserView);
}

/**
 * The new user's company is the admin's, whatever the form says. Throws a 409 for a user name or an address that is
 * taken.
 */
export async function createUser(
  database: Database,
  actor: Actor,
  { username, email, firstName, lastName, role, password }: NewUser,
): Promise<ManagedUser> {
  const passwordHash = await hashPassword(password);
  return namingConflicts(() =>
    database.transaction(async (transaction) => {
      const company = await companyName(transaction, actor);
      const [row] = await transaction
        .insert(users)
        .values({
          companyId: actor.companyId,
          username,
          usernameKey: identityKey(username),
          email,
          emailKey: identityKey(email),
          passwordHash,
          firstName,
          lastName,
          company,
          role,
        })
        .returning();
      await audit(transaction, actor, 'user-created', row!.id, { role });
      return managedUserView(row!);
    }),
  );
}

/**
 * Changes a user, and ends their sessions if the role or the password has changed (`ended`). Throws a 409 where the
 * company would have no admin any more.
 */
export async function changeUser(
  database: Database,
  sessions: Sessions,
  actor: Actor,
  id: number,
  change: Change,
): Promise<{ user: ManagedUser; ended: boolean }> {
  const { firstName, lastName, role, password } = change;
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  return database.transaction(async (transaction) => {
    const before = await lockedUser(transaction, actor, id);
    if (before.role === 'admin' && role !== 'admin' && !(await hasAnotherAdmin(transaction, actor, id)))
      throw refusal('user.last-admin');
    const [row] = await transaction
      .update(users)
      .set({ firstName, lastName, role, ...(passwordHash && { passwordHash }) })
      .where(ofCompany(users, actor, eq(users.id, id)))
      .returning();
    const ended = before.role !== role || passwordHash !== undefined;
    if (ended) await sessions.endAll(transaction, id);
    await audit(transaction, actor, 'user-changed', id, { role, passwordChanged: passwordHash !== undefined });
    return { user: managedUserView(row!), ended };
  });
}

/**
 * Deactivates a user, which ends their sessions and API tokens, or lets them in again; what they made stays theirs.
 * Throws a 409 where the company would have no admin any more.
 */
export function changeUserAccess(
  database: Database,
  sessions: Sessions,
  actor: Actor,
  id: number,
  active: boolean,
): Promise<ManagedUser> {
  return database.transaction(async (transaction) => {
    const before = await lockedUser(transaction, actor, id);
    if (!active && before.role === 'admin' && !(await hasAnotherAdmin(transaction, actor, id)))
      throw refusal('user.last-admin:active');
    const [row] = await transaction
      .update(users)
      .set({ deactivatedAt: active ? null : (before.deactivatedAt ?? sql`now()`) })
      .where(ofCompany(users, actor, eq(users.id, id)))
      .returning();
    if (!active) {
      await sessions.endAll(transaction, id);
      await revokeAll(transaction, { companyId: actor.companyId, userId: id });
    }
    await audit(transaction, actor, active ? 'user-activated' : 'user-deactivated', id);
    return managedUserView(row!);
  });
}

/**
 * A user of the admin's company, which is locked: of two admins who take each other's rights away, the second then sees
 * that they are the last. Throws a 404.
 */
async function lockedUser(transaction: Transaction, actor: Actor, id: number): Promise<UserRow> {
  await transaction
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, actor.companyId))
    .for('no key update');
  const [row] = await transaction
    .select()
    .from(users)
    .where(ofCompany(users, actor, eq(users.id, id)));
  if (!row) throw refusal('not-found:user');
  return row;
}

/** Whether somebody else is admin of the company and may log in. */
async function hasAnotherAdmin(transaction: Transaction, actor: Actor, id: number): Promise<boolean> {
  const others = await transaction
    .select({ id: users.id })
    .from(users)
    .where(ofCompany(users, actor, eq(users.role, 'admin'), isNull(users.deactivatedAt), ne(users.id, id)))
    .limit(1);
  return others.length > 0;
}
