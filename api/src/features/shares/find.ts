import { timingSafeEqual } from 'node:crypto';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { eq, gt, isNull, sql, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany, ofEveryCompany } from '../../platform/database/of-company.ts';
import { shareOpenings, shareProfiles, shares } from '../../platform/database/schema/index.ts';
import { sha256 } from './token.ts';

export type OpenShare = typeof shares.$inferSelect;
export type ShownProfile = typeof shareProfiles.$inferSelect;

const isOpen = (token: string): SQL[] => [
  eq(shares.tokenHash, sha256(token)),
  gt(shares.expiresAt, sql`now()`),
  isNull(shares.revokedAt),
];

/** The page of a token, if it is open; one query for every token, be it unknown, expired or closed. */
export async function findShare(database: Transaction, token: string): Promise<OpenShare | undefined> {
  const those = ofEveryCompany('share link', ...isOpen(token), eq(shares.isFile, false));
  const [share] = await database.select().from(shares).where(those);
  return share;
}

/** The id of the page of a role that a file was made of. Throws "not found" for one that takes no answers. */
export async function findShareFile(
  database: Transaction,
  actor: Actor,
  roleId: number,
  token: string,
): Promise<number> {
  const those = ofCompany(shares, actor, eq(shares.roleId, roleId), ...isOpen(token), eq(shares.isFile, true));
  const [share] = await database.select({ id: shares.id }).from(shares).where(those);
  if (!share) throw refusal('not-found:share');
  return share.id;
}

/** The profiles that are still there, in their order. */
export const readProfiles = (database: Transaction, share: OpenShare): Promise<ShownProfile[]> =>
  database
    .select()
    .from(shareProfiles)
    .where(ofCompany(shareProfiles, share, eq(shareProfiles.shareId, share.id)))
    .orderBy(shareProfiles.place);

/** Writes down that a page is opened, once a minute at most; says whether it was. */
export async function recordOpening(database: Transaction, { companyId, id }: OpenShare): Promise<boolean> {
  const { shareId, openedAt } = shareOpenings;
  const lately = gt(openedAt, sql`now() - interval '1 minute'`);
  const those = ofCompany(shareOpenings, { companyId }, eq(shareId, id), lately);
  if ((await database.$count(shareOpenings, those)) > 0) return false;
  await database.insert(shareOpenings).values({ companyId, shareId: id });
  return true;
}

/** What the browser of somebody keeps who knows the password: nobody can make it without token and hash. */
export const proofOf = (token: string, { passwordHash }: OpenShare): string => sha256(`${token} ${passwordHash}`);

/** Whether somebody may see a page: with its password, if it has one. */
export function mayOpen(token: string, share: OpenShare, proof: string | undefined): boolean {
  if (share.passwordHash === null) return true;
  const [given, wanted] = [Buffer.from(proof ?? ''), Buffer.from(proofOf(token, share))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
