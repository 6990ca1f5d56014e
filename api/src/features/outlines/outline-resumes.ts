import { isDeepStrictEqual } from 'node:util';
import type { Providers, TextWork } from '@cotejo/pipeline';
import type { Database } from '../../platform/database/client.ts';
import { brokenForeignKey } from '../../platform/database/errors.ts';
import { asc, eq, gt, sql, type SQL } from '../../platform/database/drizzle.ts';
import { documentText } from '../../platform/database/document-text.ts';
import { ofCompany, ofEveryCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { resumeOutlines, resumes } from '../../platform/database/schema/index.ts';
import { storedVectors } from '../../platform/models/vectors.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { QueueHandler } from '../../platform/queue/workers.ts';
import { factCorrectionsOf } from '../facts/facts.ts';
import { lockPeople } from '../joining/give-person.ts';
import { suggestByCareer } from './same-career.ts';
import { outlineOf, outlinedBy, storeOutline } from './outline.ts';

type Dependencies = { database: Database; queue: Queue; providers: Providers; text: TextWork };

const BATCH = 50;
/** Resumes of a batch that are outlined at once. */
const TOGETHER = 2;

const ofResume = ofSameCompany(resumeOutlines, resumes, eq(resumeOutlines.resumeId, resumes.id));

/** The conditions of resumes whose outline is missing, or was made by another version; `ofResume` joins it. */
const unlike = (providers: Providers): SQL[] => [
  eq(resumes.state, 'ready'),
  sql`${resumeOutlines.madeBy} is distinct from ${outlinedBy(providers)}`,
];

/** Outlines the resumes of a company that an older version has prepared, the oldest first. */
export function outlineResumesHandler({
  database,
  providers,
  text,
}: Omit<Dependencies, 'queue'>): QueueHandler<'outline-resumes'> {
  return async ({ companyId }, { signal }) => {
    const owner = { companyId };
    const outlineOne = async (resume: Row): Promise<void> => {
      const { jobDescriptionId, contentHash, excluded, ...row } = resume;
      const facts = await factCorrectionsOf(database, { companyId, contentHash });
      const vectors = storedVectors(database, companyId, { jobDescriptionId, resumeId: row.id });
      const tools = { providers, text, signal, onProgress: () => {}, vectors };
      const outlined = await outlineOf({ ...row, companyId }, { text: documentText(row), excluded }, facts, tools);
      const isStored = await database
        .transaction(async (transaction) => {
          await lockPeople(transaction, owner);
          const now = await factCorrectionsOf(transaction, { companyId, contentHash });
          if (!isDeepStrictEqual(now, facts)) return false;
          await storeOutline(transaction, { companyId, id: row.id }, outlined);
          const { profile } = outlined.columns;
          if (profile) await suggestByCareer(transaction, owner, row.id, profile);
          return true;
        })
        .catch(unlessDeleted);
      // Somebody has corrected facts meanwhile.
      if (!isStored) await outlineOne(resume);
    };
    for (let last = 0, rows = 1; rows > 0;) {
      const batch = await database
        .select(columnsRead)
        .from(resumes)
        .leftJoin(resumeOutlines, ofResume)
        .where(ofCompany(resumes, owner, ...unlike(providers), gt(resumes.id, last)))
        .orderBy(asc(resumes.id))
        .limit(BATCH);
      rows = batch.length;
      last = batch.at(-1)?.id ?? last;
      while (batch.length > 0) {
        signal.throwIfAborted();
        await Promise.all(batch.splice(0, TOGETHER).map(outlineOne));
      }
    }
  };
}

const { id, jobDescriptionId, contentHash, createdAt, excluded } = resumes;
const { language, extractedText, translatedText, alignment } = resumes;
const texts = { language, extractedText, translatedText, alignment };
const columnsRead = { id, jobDescriptionId, contentHash, createdAt, excluded, ...texts };
type Row = Pick<typeof resumes.$inferSelect, keyof typeof columnsRead>;

/** A resume that was deleted meanwhile needs no outline. */
function unlessDeleted(error: unknown): true {
  if (!brokenForeignKey(error)) throw error;
  return true;
}

/** Sends the queue job of each company that has resumes to outline. */
export async function sendOutlineResumes({ database, queue, providers }: Omit<Dependencies, 'text'>): Promise<void> {
  const owners = await database
    .selectDistinct({ companyId: resumes.companyId })
    .from(resumes)
    .leftJoin(resumeOutlines, ofResume)
    .where(ofEveryCompany('upkeep', ...unlike(providers)));
  await queue.sendAll(
    database,
    'outline-resumes',
    owners.map((owner) => ({ data: owner, ...owner })),
  );
}
