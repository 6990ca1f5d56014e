import type { endpoints, InputOf, ManagedUser } from '@cotejo/contract';
import { audit } from '../../platform/database/audit.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { desc, eq, isNull, ne, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { companies, users } from '../../platform/database/schema/index.ts';
import { companyName } from '../users/company-name.ts';
import { refusal } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';
import { hashPassword } from '../../platform/session/passwords.ts';
import { hasSecondFactor, removeSecondFactor } from '../../platform/session/second-factor.ts';
import type { Sessions } from '../../platform/session/sessions.ts';
import { identityKey } from '../users/identity-key.ts';
import { keepOut } from '../users/keep-out.ts';
import { userView, type UserRow } from '../users/users.ts';
import { namingConflicts } from '../users/naming-conflicts.ts';

type NewUser = InputOf<typeof endpoints.createUser>;
type Change = InputOf<typeof endpoints.changeUser>;

/** Users of the admin's company, newest first. */
export async function listUsers(database: Transaction, actor: Actor, ...conditions: SQL[]): Promise<ManagedUser[]> {
  const rows = await database
    .select({ user: users, hasSecondFactor: hasSecondFactor(database) })
    .from(users)
    .where(ofCompany(users, actor, ...conditions))
    .orderBy(desc(users.createdAt), desc(users.id));
  return rows.map(({ user, hasSecondFactor: has }) => ({
    ...userView(user),
    deactivatedAt: user.deactivatedAt?.toISOString() ?? null,
    hasSecondFactor: has,
  }));
}

/** One of them, as a change has left them. */
async function readUser(transaction: Transaction, actor: Actor, id: number): Promise<ManagedUser> {
  const [user] = await listUsers(transaction, actor, eq(users.id, id));
  if (!user) throw refusal('not-found:user');
  return user;
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
        .returning({ id: users.id });
      await audit(transaction, actor, 'user-created', row!.id, { role });
      return readUser(transaction, actor, row!.id);
    }),
  );
}

/**
 * Changes a user, and ends their sessions if the role, the password or the second factor has changed (`ended`). Throws
 * a 409 where the company would have no admin any more.
 */
export async function changeUser(
  database: Database,
  sessions: Sessions,
  actor: Actor,
  id: number,
  change: Change,
): Promise<{ user: ManagedUser; ended: boolean }> {
  const { firstName, lastName, role, password, resetSecondFactor = false } = change;
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  return database.transaction(async (transaction) => {
    const before = await lockedUser(transaction, actor, id);
    if (before.role === 'admin' && role !== 'admin' && !(await hasAnotherAdmin(transaction, actor, id)))
      throw refusal('user.last-admin');
    await transaction
      .update(users)
      .set({ firstName, lastName, role, ...(passwordHash && { passwordHash }) })
      .where(ofCompany(users, actor, eq(users.id, id)));
    const owner = { companyId: actor.companyId, userId: id };
    const reset = resetSecondFactor && (await removeSecondFactor(transaction, owner));
    if (reset) await audit(transaction, actor, 'second-factor-reset', id);
    const ended = before.role !== role || passwordHash !== undefined || reset;
    if (ended) await sessions.endAll(transaction, id);
    await audit(transaction, actor, 'user-changed', id, { role, passwordChanged: passwordHash !== undefined });
    return { user: await readUser(transaction, actor, id), ended };
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
    if (active)
      await transaction
        .update(users)
        .set({ deactivatedAt: null })
        .where(ofCompany(users, actor, eq(users.id, id)));
    else await keepOut(transaction, sessions, before);
    await audit(transaction, actor, active ? 'user-activated' : 'user-deactivated', id);
    return readUser(transaction, actor, id);
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
