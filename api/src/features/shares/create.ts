import { limits, type OutputOf, type endpoints, safeFileName, type ShareInput } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import { DAY } from '../../ground/time.ts';
import { audit } from '../../platform/database/audit.ts';
import { shareProfiles, shares } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { hashPassword } from '../../platform/session/passwords.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { refuseLeaks } from '../packs/leaks.ts';
import { packPage, packParts, type PageParts } from '../packs/pack-page.ts';
import { type Choice, readPack } from '../packs/read-pack.ts';
import { saidInPage } from '../packs/said.ts';
import { findRole } from '../roles/read.ts';
import { answerFile } from './answer-file.ts';
import { listShares } from './list.ts';
import { newToken, sha256 } from './token.ts';

type Needed = Pick<Dependencies, 'config' | 'database' | 'mask' | 'text'>;
type Terms = { days: number; passwordHash: string | null; isFile: boolean };
type Stored = { id: number; token: string; parts: PageParts };

/** Shares profiles by a link. Throws as `store` does, and a 409 where the server has no address of its own. */
export async function createShare(
  dependencies: Needed,
  actor: Actor,
  roleId: number,
  { days, password, ...choice }: ShareInput,
): Promise<OutputOf<typeof endpoints.createShare>> {
  const { config, database } = dependencies;
  const { publicUrl } = config.http;
  await findRole(database, actor, roleId);
  if (publicUrl === undefined) throw refusal('share.no-address');
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const { id, token } = await store(dependencies, actor, roleId, choice, { days, passwordHash, isFile: false });
  const [share] = await listShares(database, actor, roleId, id);
  return { url: `${publicUrl}/s/${token}`, share: share! };
}

/** Shares profiles as a file that makes a file of answers. Throws as `store` does. */
export async function createShareFile(
  dependencies: Needed,
  actor: Actor,
  roleId: number,
  choice: Choice,
): Promise<Response> {
  const terms = { days: limits.shareDaysMaximum, passwordHash: null, isFile: true };
  const { token, parts } = await store(dependencies, actor, roleId, choice, terms);
  return attachment(await answerFile(parts, token), 'text/html; charset=utf-8', `${safeFileName(parts.title)}.html`);
}

/**
 * Stores a page of profiles as they are now. Throws as `readPack` does, and a 422 for a page that tells who is masked
 * in it.
 */
async function store(
  dependencies: Needed,
  actor: Actor,
  roleId: number,
  choice: Choice,
  { days, ...terms }: Terms,
): Promise<Stored> {
  const read = await readPack(dependencies, actor, roleId, choice);
  await refuseLeaks(dependencies, actor, read, saidInPage(await packPage(read.pack)));
  const parts = await packParts(read.pack);
  const { profiles, ...page } = parts;
  const { companyId, userId } = actor;
  const token = newToken();
  const row = { companyId, userId, roleId, tokenHash: sha256(token), candidates: profiles.length, ...terms, ...page };
  return dependencies.database.transaction(async (transaction) => {
    const [share] = await transaction
      .insert(shares)
      .values({ ...row, expiresAt: new Date(Date.now() + days * DAY) })
      .returning({ id: shares.id });
    const { id } = share!;
    await transaction
      .insert(shareProfiles)
      .values(profiles.map((profile, place) => ({ companyId, shareId: id, place, ...profile })));
    const ids = profiles.map(({ candidacyId }) => candidacyId);
    await audit(transaction, actor, 'profiles-shared', roleId, { shareId: id, ids, days, blind: choice.blind });
    return { id, token, parts };
  });
}
