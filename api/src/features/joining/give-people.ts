import type { ContactValue, TextWork } from '@cotejo/pipeline';
import { DocumentError } from '@cotejo/plugin-kit';
import type { Database } from '../../platform/database/client.ts';
import { asc, eq, gt, isNull } from '../../platform/database/drizzle.ts';
import { ofCompany, ofEveryCompany } from '../../platform/database/of-company.ts';
import { resumes } from '../../platform/database/schema/index.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { QueueHandler } from '../../platform/queue/workers.ts';
import { onBehalfOf } from '../../platform/sandbox/company.ts';
import { givePerson, lockPeople } from './give-person.ts';

type Dependencies = { database: Database; text: TextWork };

const BATCH = 50;
/** Resumes that were prepared by a version which knew no people. */
export const withoutPerson = [eq(resumes.state, 'ready'), isNull(resumes.personId)] as const;

/** Gives the resumes of a company that were prepared by an older version to people, the oldest first. */
export function givePeopleHandler({ database, text }: Dependencies): QueueHandler<'give-people'> {
  return async ({ companyId }, { signal }) => {
    const owner = { companyId };
    for (let last = 0, rows = 1; rows > 0;) {
      const waiting = await database
        .select({ id: resumes.id, text: resumes.extractedText })
        .from(resumes)
        .where(ofCompany(resumes, owner, ...withoutPerson, gt(resumes.id, last)))
        .orderBy(asc(resumes.id))
        .limit(BATCH);
      for (const resume of waiting) {
        const contacts = await onBehalfOf(companyId, () => contactsIn(text, resume.text ?? '', signal));
        await database.transaction(async (transaction) => {
          await lockPeople(transaction, owner);
          await givePerson(transaction, owner, resume.id, contacts);
        });
      }
      rows = waiting.length;
      last = waiting.at(-1)?.id ?? last;
    }
  };
}

/** The contacts of a text; none of one that is too much for the sandbox. */
async function contactsIn(work: TextWork, text: string, signal: AbortSignal): Promise<ContactValue[]> {
  try {
    return await work.findContactValues(text, { signal });
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return [];
  }
}

/** Sends the queue job of each company that has resumes of an older version. */
export async function sendGivePeople(database: Database, queue: Queue): Promise<void> {
  const owners = await database
    .selectDistinct({ companyId: resumes.companyId })
    .from(resumes)
    .where(ofEveryCompany('upkeep', ...withoutPerson));
  await queue.sendAll(
    database,
    'give-people',
    owners.map((owner) => ({ data: owner, ...owner })),
  );
}
