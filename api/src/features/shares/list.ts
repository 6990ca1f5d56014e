import type { Share } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { desc, eq, inArray, isNull, lt, lte, or, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofEveryCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { shareOpenings, shareProfiles, shares, users } from '../../platform/database/schema/index.ts';
import { findRole } from '../roles/read.ts';
import { fullName, userName } from '../users/full-name.ts';

/** Openings that are told of each page. */
const TOLD = 20;

/**
 * The pages that were shared of a role, newest first, or one of them. Throws "not found" for another company's role.
 */
export async function listShares(database: Transaction, actor: Actor, roleId: number, only?: number): Promise<Share[]> {
  await findRole(database, actor, roleId);
  const rows = await database
    .select({ share: shares, author: userName })
    .from(shares)
    .leftJoin(users, ofSameCompany(users, shares, eq(users.id, shares.userId)))
    .where(ofCompany(shares, actor, eq(shares.roleId, roleId), ...(only === undefined ? [] : [eq(shares.id, only)])))
    .orderBy(desc(shares.id));
  const ids = rows.map(({ share }) => share.id);
  const profiles = await database
    .select()
    .from(shareProfiles)
    .where(ofCompany(shareProfiles, actor, inArray(shareProfiles.shareId, ids)))
    .orderBy(shareProfiles.place);
  const profilesOf = Map.groupBy(profiles, (one) => one.shareId);
  const openingsOf = Map.groupBy(await lastOpenings(database, actor, ids), (one) => one.shareId);
  return rows.map(({ share: { id, expiresAt, revokedAt, createdAt, isFile, candidates, passwordHash }, author }) => {
    const theirs = profilesOf.get(id) ?? [];
    const opened = openingsOf.get(id) ?? [];
    return {
      id,
      author: author && { id: author.id, name: fullName(author) },
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isExpired: expiresAt.getTime() <= Date.now(),
      revokedAt: revokedAt?.toISOString() ?? null,
      isFile,
      hasPassword: passwordHash !== null,
      openings: opened[0]?.times ?? 0,
      openedAt: opened.map(({ openedAt }) => openedAt.toISOString()),
      profiles: theirs.map(({ candidacyId, name, answer, message, answeredAt }) => ({
        id: candidacyId,
        name,
        said: answer && { answer, message },
        saidAt: answeredAt?.toISOString() ?? null,
      })),
      gone: candidates - theirs.length,
    };
  });
}

/** The last openings of each page, newest first, with how often it was opened. */
function lastOpenings(database: Transaction, actor: Actor, ids: number[]) {
  const { companyId, shareId, openedAt } = shareOpenings;
  const ranked = database
    .select({
      companyId,
      shareId,
      openedAt,
      times: sql<number>`count(*) over (partition by ${shareId})::int`.as('times'),
      place: sql<number>`row_number() over (partition by ${shareId} order by ${openedAt} desc)`.as('place'),
    })
    .from(shareOpenings)
    .where(ofCompany(shareOpenings, actor, inArray(shareId, ids)))
    .as('ranked');
  return database
    .select({ shareId: ranked.shareId, openedAt: ranked.openedAt, times: ranked.times })
    .from(ranked)
    .where(ofCompany(ranked, actor, lte(ranked.place, TOLD)))
    .orderBy(desc(ranked.openedAt));
}

/** Closes a shared page. Throws "not found" for one that is absent, closed already or another company's. */
export function revokeShare(
  database: Database,
  actor: Actor,
  { id: roleId, shareId }: { id: number; shareId: number },
): Promise<void> {
  return database.transaction(async (transaction) => {
    const [closed] = await transaction
      .update(shares)
      .set({ revokedAt: sql`now()` })
      .where(ofCompany(shares, actor, eq(shares.roleId, roleId), eq(shares.id, shareId), isNull(shares.revokedAt)))
      .returning({ id: shares.id });
    if (!closed) throw refusal('not-found:share');
    await audit(transaction, actor, 'share-closed', roleId, { shareId });
  });
}

/** Deletes pages a month after they have expired or were closed; what clients said stays in the activity. */
export async function deleteOldShares(database: Database): Promise<void> {
  const month = sql`now() - interval '30 days'`;
  await database
    .delete(shares)
    .where(ofEveryCompany('upkeep', or(lt(shares.expiresAt, month), lt(shares.revokedAt, month))!));
}
