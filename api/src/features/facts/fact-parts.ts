import type { ResumeProfile } from '@cotejo/plugin-kit';
import type { Actor } from '../../ground/actor.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { asc, eq } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { factCorrections, users } from '../../platform/database/schema/index.ts';
import { fullName, userName } from '../users/full-name.ts';
import { digestOf, isHeeded, partsOf } from './facts.ts';

/**
 * What recruiters have corrected of a resume, as decision files list it: `counts` where the judgment that `profile`
 * belongs to has heeded it. `madeOn` are the copies of the resume on which the history tells of that.
 */
export async function readFactParts(
  snapshot: Transaction,
  actor: Actor,
  { contentHash }: { contentHash: string },
  profile: ResumeProfile,
) {
  const rows = await snapshot
    .select({ row: factCorrections, author: userName })
    .from(factCorrections)
    .leftJoin(users, ofSameCompany(users, factCorrections, eq(users.id, factCorrections.userId)))
    .where(ofCompany(factCorrections, actor, eq(factCorrections.contentHash, contentHash)))
    .orderBy(asc(factCorrections.id));
  const facts = rows.map(({ row, author }) => ({
    ...partsOf(row),
    sha256: digestOf(row),
    author: author && { id: author.id, name: fullName(author) },
    correctedAt: row.createdAt.toISOString(),
    counts: isHeeded(profile, row.correction),
  }));
  return { facts, madeOn: rows.map(({ row }) => row.resumeId) };
}
