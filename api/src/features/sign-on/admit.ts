import { refusal } from '../../ground/errors.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { and, eq, isNull, ne, or, sql } from '../../platform/database/drizzle.ts';
import { locks } from '../../platform/database/locks.ts';
import { ofCompany, ofEveryCompany } from '../../platform/database/of-company.ts';
import { users } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Identity } from '../../platform/session/identity-provider.ts';
import { revokeAll } from '../../platform/session/tokens.ts';
import { companyOf } from '../users/company-of.ts';
import { identityKey } from '../users/identity-key.ts';
import { keepOut } from '../users/keep-out.ts';
import { namingConflicts } from '../users/naming-conflicts.ts';
import type { UserRow } from '../users/users.ts';
import { companyMemberIn, emailIn, nameIn, roleIn } from './claims.ts';

type Needed = Pick<Dependencies, 'config' | 'database' | 'sessions'>;
/** Why the provider's word is not enough. */
type Refused =
  | 'sign-on.no-company'
  | 'sign-on.no-role'
  | 'sign-on.other-company'
  | 'sign-on.no-email'
  | 'account-deactivated';
type Admission = { user: UserRow } | { refused: Refused };
/** Where somebody belongs by what the provider says; no `role` where Cotejo's own counts. */
type Place = { companyId: number; role: UserRow['role'] | undefined };

/**
 * The user whom the identity provider has named: found by their id there, or by a verified address in the company, or
 * made. Their role follows the provider, and a password that they had is gone. Throws a refusal for whom it gives no
 * place any more, whose account is deactivated, and for whom an administrator has deactivated.
 */
export async function admit(dependencies: Needed, identity: Identity): Promise<UserRow> {
  const admission = await namingConflicts(() =>
    dependencies.database.transaction(async (transaction) => {
      // Of two first sign-ins at once, the second finds the user.
      const key = sql`hashtext(${`${identity.issuer} ${identity.subject}`})`;
      await transaction.execute(sql`select pg_advisory_xact_lock(${locks.signOn}, ${key})`);
      return decide(dependencies, transaction, identity);
    }),
  );
  // Only now, as what refuses somebody may deactivate them.
  if ('refused' in admission) throw refusal(admission.refused);
  return admission.user;
}

async function decide(
  { config: { signOn }, sessions }: Needed,
  transaction: Transaction,
  identity: Identity,
): Promise<Admission> {
  const known = await findByIdentity(transaction, identity);
  const place = await placeIn(transaction, identity, signOn);
  if (typeof place === 'string' || (known && known.companyId !== place.companyId)) {
    const refused = typeof place === 'string' ? place : 'sign-on.other-company';
    if (!known || known.deactivatedAt) return { refused };
    await keepOut(transaction, sessions, known);
    await audit(transaction, author(known), 'user-deactivated', known.id, byProvider);
    return { refused };
  }
  const user = known ?? (await findByAddress(transaction, identity, place.companyId));
  if (!user)
    return emailIn(identity.claims)
      ? { user: await create(transaction, identity, place) }
      : { refused: 'sign-on.no-email' };
  if (user.deactivatedAt) {
    await audit(transaction, author(user), 'sign-in-refused', user.id, byProvider);
    return { refused: 'account-deactivated' };
  }
  return { user: await follow(transaction, sessions, user, identity, place.role) };
}

const byProvider = { by: 'identity-provider' };
/** No user, as the provider has done it. */
const author = ({ companyId }: Pick<UserRow, 'companyId'>) => ({ companyId, userId: null });

async function placeIn(
  transaction: Transaction,
  { claims }: Identity,
  settings: Needed['config']['signOn'],
): Promise<Place | 'sign-on.no-company' | 'sign-on.no-role'> {
  const member = companyMemberIn(claims, settings);
  if (member === null) return 'sign-on.no-company';
  const companyId = await companyOf(transaction, member);
  // A setting names nobody who is there: a mistake of the operator, for which nobody is deactivated.
  if (companyId === undefined) throw refusal('sign-on.no-company');
  const role = roleIn(claims, settings);
  return role === null ? 'sign-on.no-role' : { companyId, role };
}

async function findByIdentity(transaction: Transaction, { issuer, subject }: Identity): Promise<UserRow | undefined> {
  const isTheirs = and(eq(users.identityIssuer, issuer), eq(users.identitySubject, subject))!;
  const [row] = await transaction.select().from(users).where(ofEveryCompany('login', isTheirs));
  return row;
}

/**
 * Somebody of the company with the address that the provider vouches for. Whom it knows by another id already is
 * another person, who had the address before.
 */
async function findByAddress(
  transaction: Transaction,
  { issuer, claims }: Identity,
  companyId: number,
): Promise<UserRow | undefined> {
  const said = emailIn(claims);
  if (!said?.isVerified) return undefined;
  const hasAddress = eq(users.emailKey, identityKey(said.email));
  const isUnknownThere = or(isNull(users.identityIssuer), ne(users.identityIssuer, issuer))!;
  const [row] = await transaction
    .select()
    .from(users)
    .where(ofCompany(users, { companyId }, hasAddress, isUnknownThere));
  return row;
}

async function create(
  transaction: Transaction,
  { issuer, subject, claims }: Identity,
  { companyId, role = 'recruiter' }: Place,
): Promise<UserRow> {
  const { email } = emailIn(claims)!;
  const [row] = await transaction
    .insert(users)
    .values({
      companyId,
      // Unlike other names that a provider may say, nobody else has it.
      username: email,
      usernameKey: identityKey(email),
      email,
      emailKey: identityKey(email),
      ...nameIn(claims),
      role,
      identityIssuer: issuer,
      identitySubject: subject,
    })
    .returning();
  await audit(transaction, author(row!), 'user-created', row!.id, { role, ...byProvider });
  return row!;
}

/**
 * Gives a user the role that the provider says. Their other sessions end if that or their password has changed. Who is
 * taken for them for the first time also loses the API tokens: whoever had the account may have made them, and have
 * given it the address of somebody else.
 */
async function follow(
  transaction: Transaction,
  sessions: Dependencies['sessions'],
  user: UserRow,
  { issuer, subject }: Identity,
  role = user.role,
): Promise<UserRow> {
  const [row] = await transaction
    .update(users)
    .set({ role, passwordHash: null, identityIssuer: issuer, identitySubject: subject })
    .where(ofCompany(users, user, eq(users.id, user.id)))
    .returning();
  const isOther = role !== user.role;
  const isNew = user.identityIssuer !== issuer || user.identitySubject !== subject;
  if (isOther) await audit(transaction, author(user), 'user-changed', user.id, { role, ...byProvider });
  if (isOther || isNew || user.passwordHash !== null) await sessions.endAll(transaction, user.id);
  if (isNew) await revokeAll(transaction, { companyId: user.companyId, userId: user.id });
  return row!;
}
