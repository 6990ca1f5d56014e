import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { asc, eq, isNull, sql } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { resumes } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { UploadedFile } from '../documents/store-file.ts';
import type { Owner } from './add-resume.ts';

/**
 * The resume of a file that is for no role; whether its row has taken the file, or the same bytes were there before.
 */
export type Pooled = { resumeId: number; keepsFile: boolean };

/**
 * Writes the row of a stored file that is for no role, and its queue job, in one transaction, so that it is read and
 * becomes a person's. The same bytes again are the same resume.
 */
export function addToPool(
  { database, queue }: Pick<Dependencies, 'queue'> & { database: Transaction },
  owner: Owner,
  file: UploadedFile,
): Promise<Pooled> {
  const { companyId, userId } = owner;
  return database.transaction(async (transaction) => {
    // One after the other for equal bytes, so that of two at once the later sees the earlier.
    await transaction.execute(
      sql`select pg_advisory_xact_lock(${companyId}, ('x' || left(${file.contentHash}, 8))::bit(32)::int)`,
    );
    const { id, contentHash, jobDescriptionId } = resumes;
    const [same] = await transaction
      .select({ id })
      .from(resumes)
      .where(ofCompany(resumes, { companyId }, eq(contentHash, file.contentHash), isNull(jobDescriptionId)))
      .orderBy(asc(id))
      .limit(1);
    if (same) return { resumeId: same.id, keepsFile: false };
    const [row] = await transaction
      .insert(resumes)
      .values({ ...file, companyId, userId })
      .returning({ id });
    await queue.send(transaction, 'prepare-document', { kind: 'resume', id: row!.id }, companyId, true);
    await audit(transaction, owner, 'resume-uploaded', row!.id);
    return { resumeId: row!.id, keepsFile: true };
  });
}
