import type { Transaction } from '../../platform/database/client.ts';
import { eq, inArray, isNotNull, or, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofEveryCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { intakeArrivals, intakeFiles } from '../../platform/database/schema/index.ts';

/** Days after which it is forgotten who has sent what. */
const REMEMBERED = 90;

/**
 * Forgets senders, titles and names of files after a while, and at once where the resumes that came with them have been
 * deleted. That something was read stays known.
 */
export async function forgetArrivals(database: Transaction): Promise<void> {
  const { arrivalId, outcome, resumeId, fileName } = intakeFiles;
  const { id, createdAt, sender, title } = intakeArrivals;
  const ofArrival = eq(arrivalId, id);
  const isOld = sql`${createdAt} < now() - make_interval(days => ${REMEMBERED})`;
  const withResumes = ofSameCompany(intakeFiles, intakeArrivals, ofArrival, sql`${outcome} <> 'refused'`);
  const withPresent = ofSameCompany(intakeFiles, intakeArrivals, ofArrival, isNotNull(resumeId));
  const isForgotten = sql`(${isOld} or (exists (select from ${intakeFiles} where ${withResumes})
    and not exists (select from ${intakeFiles} where ${withPresent})))`;
  const ofForgotten = ofSameCompany(intakeArrivals, intakeFiles, ofArrival, isForgotten);
  await database
    .update(intakeFiles)
    .set({ fileName: null })
    .where(
      ofEveryCompany('upkeep', isNotNull(fileName), sql`exists (select from ${intakeArrivals} where ${ofForgotten})`),
    );
  await database
    .update(intakeArrivals)
    .set({ sender: null, title: null })
    .where(ofEveryCompany('upkeep', sql`(${sender} is not null or ${title} is not null)`, isForgotten));
}

/**
 * Forgets who has sent some resumes, under which title, and what files came along: a candidate's own mail may name
 * nobody else. So it does of mails from some addresses, of which nothing may have been taken.
 */
export async function forgetSenders(
  transaction: Transaction,
  owner: { companyId: number },
  resumeIds: number[],
  addresses: string[],
): Promise<void> {
  const withResumes = transaction
    .select({ id: intakeFiles.arrivalId })
    .from(intakeFiles)
    .where(ofCompany(intakeFiles, owner, inArray(intakeFiles.resumeId, resumeIds)));
  const { id, sender } = intakeArrivals;
  const arrivals = await transaction
    .update(intakeArrivals)
    .set({ sender: null, title: null })
    .where(ofCompany(intakeArrivals, owner, or(inArray(id, withResumes), inArray(sql`lower(${sender})`, addresses))!))
    .returning({ id });
  const ids = arrivals.map((arrival) => arrival.id);
  await transaction
    .update(intakeFiles)
    .set({ fileName: null, values: null })
    .where(ofCompany(intakeFiles, owner, inArray(intakeFiles.arrivalId, ids)));
}
