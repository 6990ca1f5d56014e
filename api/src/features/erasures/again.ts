import { erasureReceipt } from '@cotejo/contract';
import * as v from 'valibot';
import { StartError } from '../../ground/config/start-error.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database } from '../../platform/database/client.ts';
import { eq, inArray, lte } from '../../platform/database/drizzle.ts';
import { ofCompany, ofEveryCompany } from '../../platform/database/of-company.ts';
import { companies, erasures, people, resumes } from '../../platform/database/schema/index.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { dropExport } from '../exports/state.ts';
import { lockPeople } from '../joining/give-person.ts';
import { digestOf } from './receipt.ts';
import { removePeople } from './remove-people.ts';

/** An erasure as it is kept beside the backups, one a line. */
const kept = v.object({ companyId: v.number(), salt: v.string(), receipt: erasureReceipt });
type Kept = v.InferOutput<typeof kept>;

const linesOf = (text: string): Kept[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const one = v.safeParse(kept, parsed(line));
      if (one.success && digestOf(one.output.receipt) === one.output.receipt.digest) return one.output;
      throw new StartError('The list of erasures is damaged.');
    });

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The erasures that are kept beside the backups already, with all that the database knows. */
export async function allErasures(database: Database, before: string): Promise<string> {
  const rows = await database
    .select({ companyId: erasures.companyId, salt: erasures.salt, receipt: erasures.receipt })
    .from(erasures)
    .where(ofEveryCompany('upkeep'))
    .orderBy(erasures.id);
  const all = new Map([...linesOf(before), ...rows].map((one) => [one.receipt.digest, one]));
  return [...all.values()].map((one) => `${JSON.stringify(one)}\n`).join('');
}

/**
 * Erases again in a database that was brought back from a backup whom it holds although they were erased since. What it
 * knows as erased is left alone, so that nobody who got the same id later is taken for them. Gives how many it erased.
 */
export async function eraseAgain(database: Database, queue: Pick<Queue, 'send'>, text: string): Promise<number> {
  let found = 0;
  for (const one of linesOf(text)) found += await eraseOneAgain(database, queue, one);
  return found;
}

function eraseOneAgain(
  database: Database,
  queue: Pick<Queue, 'send'>,
  { companyId, salt, receipt }: Kept,
): Promise<number> {
  const owner = { companyId, userId: null };
  const { rows, digest } = receipt;
  const erasedAt = new Date(receipt.erasedAt);
  return database.transaction(async (transaction) => {
    await lockPeople(transaction, owner);
    const [company] = await transaction.select().from(companies).where(eq(companies.id, companyId));
    const known = await transaction.$count(erasures, ofCompany(erasures, owner, eq(erasures.digest, digest)));
    if (!company || known > 0) return 0;
    const there = await transaction
      .select({ id: people.id })
      .from(people)
      .where(ofCompany(people, owner, inArray(people.id, rows.people), lte(people.createdAt, erasedAt)));
    const documents = await transaction
      .select({ id: resumes.id })
      .from(resumes)
      .where(ofCompany(resumes, owner, inArray(resumes.id, rows.resumes), lte(resumes.createdAt, erasedAt)));
    const ids = there.map(({ id }) => id);
    const archives = await dropExport(transaction, { queue }, owner);
    const gone = await removePeople(
      transaction,
      queue,
      owner,
      ids,
      documents.map(({ id }) => id),
    );
    await transaction.insert(erasures).values({ ...owner, salt, receipt, digest, createdAt: erasedAt });
    const details = { removed: { ...gone.removed, archives }, by: 'operator' };
    await audit(transaction, owner, 'person-erased-again', rows.people[0] ?? null, details);
    return gone.removed.people;
  });
}
