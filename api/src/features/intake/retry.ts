import { audit } from '../../platform/database/audit.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { resumes } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { refusal } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';
import { findJobDescriptionRow } from '../documents/job-descriptions.ts';
import { judgeAgain } from './judge-again.ts';

/** Has a resume that failed read or judged again. Throws "not found" for what is absent or another company's. */
export async function retryResume(
  dependencies: Pick<Dependencies, 'database' | 'queue' | 'progress'>,
  actor: Actor,
  id: number,
): Promise<void> {
  await dependencies.database.transaction(async (transaction) => {
    const [resume] = await transaction
      .select({ jobDescriptionId: resumes.jobDescriptionId })
      .from(resumes)
      .where(ofCompany(resumes, actor, eq(resumes.id, id)));
    if (!resume) throw refusal('not-found:resume');
    if (resume.jobDescriptionId !== null)
      await findJobDescriptionRow(transaction, actor, resume.jobDescriptionId, true);
    await judgeAgain(transaction, dependencies, actor, { id, what: 'failed' });
    await audit(transaction, actor, 'resume-retried', id);
  });
}
