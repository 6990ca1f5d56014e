import { createHash } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textWork } from '@cotejo/pipeline';
import { givePerson, lockPeople } from '../../../api/src/features/joining/give-person.ts';
import { connect, type Database, disconnect } from '../../../api/src/platform/database/client.ts';
import { startEmbedded } from '../../../api/src/platform/database/embedded.ts';
import { migrateDatabase } from '../../../api/src/platform/database/migrate.ts';
import { companies, jobDescriptions, resumes } from '../../../api/src/platform/database/schema/index.ts';
import type { Figure } from './figure.ts';
import { type Change, madeUpPeople, type MadeUpResume } from '../people/made-up-people.ts';

const PEOPLE = 2000;
const DUPLICATES = 600;
const signal = new AbortController().signal;

/** How well resumes of the same person are told, of 2,000 people who do not exist and 600 further resumes of theirs. */
export async function measureJoining(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cotejo-joining-'));
  await chmod(folder, 0o755);
  const embedded = await startEmbedded(folder, { durable: false });
  try {
    await migrateDatabase(embedded.url);
    const database = connect(embedded.url, { connections: 1 });
    try {
      const began = performance.now();
      const found = await giveAll(database, madeUpPeople(PEOPLE, DUPLICATES));
      const milliseconds = (performance.now() - began) / found.length;
      return [
        ...figuresOf(found, await readSuggestions(database)),
        { name: 'a resume is given to a person in', value: milliseconds, unit: 'ms' },
      ];
    } finally {
      await disconnect(database);
    }
  } finally {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Found = MadeUpResume & { resumeId: number; personId: number };

/** Gives all resumes to people, one after the other as they come, and tells whose each is at the end. */
async function giveAll(database: Database, all: MadeUpResume[]): Promise<Found[]> {
  const [company] = await database.insert(companies).values({ name: 'Agency' }).returning();
  const owner = { companyId: company!.id };
  const file = { ...owner, fileSize: 1, mediaType: 'text/plain' };
  const [job] = await database
    .insert(jobDescriptions)
    .values({ ...file, originalFileName: 'job.txt', storageKey: 'job', contentHash: 'job' })
    .returning();
  const ids: number[] = [];
  for (const [at, { fileName: originalFileName, text }] of all.entries()) {
    const { name = null } = await textWork.inspectResume(text, { signal });
    const contacts = await textWork.findContactValues(text, { signal });
    const contentHash = createHash('sha256').update(text).digest('hex');
    ids.push(
      await database.transaction(async (transaction) => {
        await lockPeople(transaction, owner);
        const [row] = await transaction
          .insert(resumes)
          .values({
            ...file,
            jobDescriptionId: job!.id,
            originalFileName,
            storageKey: `resume ${at}`,
            contentHash,
            state: 'ready',
            name,
          })
          .returning();
        await givePerson(transaction, owner, row!.id, contacts);
        return row!.id;
      }),
    );
  }
  const rows = await database.$client<{ id: number; personId: number }[]>`
    select id, person_id as "personId" from resumes`;
  const personOf = new Map(rows.map(({ id, personId }) => [id, personId]));
  return all.map((resume, at) => ({ ...resume, resumeId: ids[at]!, personId: personOf.get(ids[at]!)! }));
}

const keyOf = (one: number, other: number): string => `${Math.min(one, other)} ${Math.max(one, other)}`;

async function readSuggestions(database: Database): Promise<Set<string>> {
  const rows = await database.$client<{ one: number; other: number }[]>`
    select person_id as one, other_id as other from person_pairs`;
  return new Set(rows.map(({ one, other }) => keyOf(one, other)));
}

type Counts = { joined: number; suggested: number; of: number };

function figuresOf(found: Found[], suggestions: Set<string>): Figure[] {
  const byPerson = [...Map.groupBy(found, ({ personId }) => personId).values()];
  const wrong = byPerson.filter((group) => new Set(group.map(({ person }) => person)).size > 1);
  const told = countTold(found, suggestions);
  const sum = (key: keyof Counts) => [...told.values()].reduce((total, counts) => total + counts[key], 0);
  const percent = (part: number, of: number) => ({ value: (100 * part) / of, unit: '%' });
  const right = new Set(
    [...Map.groupBy(found, ({ person }) => person).values()].flatMap((group) =>
      group.flatMap((one) => group.map((other) => keyOf(one.personId, other.personId))),
    ),
  );
  const others = [...suggestions].filter((pair) => !right.has(pair)).length;
  return [
    { name: `people joined wrongly, of ${PEOPLE}`, value: wrong.length, unit: '', target: '0' },
    { name: `duplicates joined, of ${sum('of')}`, ...percent(sum('joined'), sum('of')) },
    {
      name: 'duplicates joined or suggested',
      ...percent(sum('joined') + sum('suggested'), sum('of')),
      target: '95 % or more',
    },
    ...[...told].map(([change, { joined, suggested, of }]) => ({
      name: `joined or suggested: ${change}`,
      ...percent(joined + suggested, of),
    })),
    { name: 'suggestions of two people who are two', value: others, unit: '' },
  ];
}

/** How many later resumes of each kind are their owner's, or are suggested to be. */
function countTold(found: Found[], suggestions: Set<string>): Map<Change, Counts> {
  const firstOf = new Map(found.filter(({ change }) => !change).map((one) => [one.person, one.personId]));
  const told = new Map<Change, Counts>();
  for (const { person, change, personId } of found) {
    if (!change) continue;
    const counts = told.get(change) ?? { joined: 0, suggested: 0, of: 0 };
    const first = firstOf.get(person)!;
    counts.of++;
    if (first === personId) counts.joined++;
    else if (suggestions.has(keyOf(first, personId))) counts.suggested++;
    told.set(change, counts);
  }
  return told;
}
