import { type HistorySubject, historyActionOf } from '@cotejo/contract';
import type { Actor } from '../../ground/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { eq, inArray } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import {
  analyses,
  apiTokens,
  clients,
  jobDescriptions,
  opportunities,
  people,
  resumes,
  roles,
  users,
} from '../../platform/database/schema/index.ts';
import { candidateName } from '../documents/presenters.ts';
import { fullName, userName } from '../users/full-name.ts';

type Named = { id: number; name: string };
type Readers = Record<HistorySubject, (database: Database, actor: Actor, ids: number[]) => Promise<Named[]>>;

/** A reader of the rows of a table that have a name of their own. */
const named =
  (table: typeof clients | typeof opportunities | typeof roles | typeof people | typeof apiTokens) =>
  (database: Database, actor: Actor, ids: number[]): Promise<Named[]> =>
    database
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(ofCompany(table, actor, inArray(table.id, ids)));

const { correctedName, name, originalFileName } = resumes;
const readers: Readers = {
  client: named(clients),
  opportunity: named(opportunities),
  role: named(roles),
  person: named(people),
  token: named(apiTokens),
  async user(database, actor, ids) {
    const rows = await database
      .select(userName)
      .from(users)
      .where(ofCompany(users, actor, inArray(users.id, ids)));
    return rows.map((row) => ({ id: row.id, name: fullName(row) }));
  },
  async 'job-description'(database, actor, ids) {
    const { id, title, originalFileName: fileName } = jobDescriptions;
    const rows = await database
      .select({ id, title, fileName })
      .from(jobDescriptions)
      .where(ofCompany(jobDescriptions, actor, inArray(id, ids)));
    return rows.map((row) => ({ id: row.id, name: row.title || row.fileName }));
  },
  async resume(database, actor, ids) {
    const { id } = resumes;
    const rows = await database
      .select({ id, correctedName, name, originalFileName })
      .from(resumes)
      .where(ofCompany(resumes, actor, inArray(id, ids)));
    return rows.map((row) => ({ id: row.id, name: candidateName(row) }));
  },
  async candidacy(database, actor, ids) {
    const { id } = analyses;
    const rows = await database
      .select({ id, correctedName, name, originalFileName })
      .from(analyses)
      .innerJoin(resumes, ofSameCompany(resumes, analyses, eq(resumes.id, analyses.resumeId)))
      .where(ofCompany(analyses, actor, inArray(id, ids)));
    return rows.map((row) => ({ id: row.id, name: candidateName(row) }));
  },
};

/** What an entry is about. */
type Entry = { action: string; subjectId: number | null };
type Subject = { kind: HistorySubject; id: number; name: string | null };

/**
 * A function that says what each of some entries is about, with the name that it has now: the log holds none, so that
 * nothing has to be erased from it.
 */
export async function subjectsOf(
  database: Database,
  actor: Actor,
  entries: Entry[],
): Promise<(entry: Entry) => Subject | null> {
  const kindOf = ({ action, subjectId }: Entry) => (subjectId === null ? null : (historyActionOf(action)?.[1] ?? null));
  const groups = Map.groupBy(entries, kindOf);
  groups.delete(null);
  const names = new Map<string, string>();
  await Promise.all(
    [...groups].map(async ([kind, group]) => {
      const ids = [...new Set(group.map(({ subjectId }) => subjectId!))];
      for (const row of await readers[kind!](database, actor, ids)) names.set(`${kind} ${row.id}`, row.name);
    }),
  );
  return (entry) => {
    const kind = kindOf(entry);
    const id = entry.subjectId;
    return kind === null || id === null ? null : { kind, id, name: names.get(`${kind} ${id}`) ?? null };
  };
}
