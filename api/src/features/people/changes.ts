import type { ResumeChanges } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import { refusal } from '../../ground/errors.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { asc, eq } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { resumeOutlines, resumes } from '../../platform/database/schema/index.ts';
import { compareProfiles } from './compare-profiles.ts';

/**
 * What has changed in a resume of a person since the one before: positions, their dates, and skills. The same bytes are
 * the same resume, which is as old as their first arrival. Null where there is none before, or one of the two could not
 * be read.
 */
export async function readChanges(
  database: Transaction,
  actor: Actor,
  { id: personId, resumeId }: { id: number; resumeId: number },
): Promise<ResumeChanges> {
  const { id, contentHash } = resumes;
  const rows = await database
    .select({ id, contentHash, profile: resumeOutlines.profile })
    .from(resumes)
    .leftJoin(resumeOutlines, ofSameCompany(resumeOutlines, resumes, eq(resumeOutlines.resumeId, id)))
    .where(ofCompany(resumes, actor, eq(resumes.personId, personId)))
    .orderBy(asc(resumes.createdAt), asc(id));
  const asked = rows.find((row) => row.id === resumeId);
  if (!asked) throw refusal('not-found:resume');
  const hashes = [...new Set(rows.map((row) => row.contentHash))];
  const hashBefore = hashes[hashes.indexOf(asked.contentHash) - 1];
  const [after, before] = [asked.contentHash, hashBefore].map(
    (hash) => rows.find((row) => row.contentHash === hash && row.profile)?.profile,
  );
  return { changes: before && after ? compareProfiles(before, after) : null };
}
