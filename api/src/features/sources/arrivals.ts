import { createHash } from 'node:crypto';
import type { ArrivalSkip, SourceProblem } from '@cotejo/contract';
import type { Transaction } from '../../platform/database/client.ts';
import { eq, inArray, isNotNull, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { intakeArrivals, intakeFiles, intakeSources } from '../../platform/database/schema/index.ts';

/** Whose the sources are. */
export type Owner = { companyId: number; userId: null };

/** A source of a company, as rows name it. */
export type OfSource = { owner: Owner; source: string };

/** An arrival that is being read. */
export type Arrival = OfSource & { id: number; isDone: boolean; attempts: number };

type Description = Partial<Pick<typeof intakeArrivals.$inferInsert, 'roleId' | 'sender' | 'title' | 'arrivedAt'>> & {
  sameness?: string;
};

/** A key of fixed length for whatever something is known by. */
export const keyOf = (...parts: (string | number | bigint)[]): string =>
  createHash('sha256')
    .update(JSON.stringify(parts.map(String)))
    .digest('hex');

/** The state of a source; as it is before the first look where there is none. */
export async function readSource(database: Transaction, { owner, source }: OfSource) {
  const [row] = await database
    .select()
    .from(intakeSources)
    .where(ofCompany(intakeSources, owner, eq(intakeSources.name, source)));
  return row ?? { lookedAt: null, problem: null, failures: 0, numbering: null, readTo: 0 };
}

/** Writes how a look has gone, or that it goes well so far. */
export async function recordLook(
  database: Transaction,
  { owner: { companyId }, source }: OfSource,
  problem: SourceProblem | null,
): Promise<void> {
  const failures = problem === null ? sql`0` : sql`${intakeSources.failures} + 1`;
  const now = sql`now()`;
  await database
    .insert(intakeSources)
    .values({ companyId, name: source, lookedAt: now, problem, failures: problem === null ? 0 : 1 })
    .onConflictDoUpdate({
      target: [intakeSources.companyId, intakeSources.name],
      set: { lookedAt: now, problem, failures },
    });
}

/** Writes up to which mail a mailbox has been read. */
export async function recordReadTo(
  database: Transaction,
  { owner, source }: OfSource,
  numbering: string,
  readTo: number,
): Promise<void> {
  await database
    .update(intakeSources)
    .set({ numbering, readTo })
    .where(ofCompany(intakeSources, owner, eq(intakeSources.name, source)));
}

/** Those of the keys whose arrivals have been read to their end. */
export async function doneOf(database: Transaction, { owner, source }: OfSource, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const { key, isDone } = intakeArrivals;
  const rows = await database
    .select({ key })
    .from(intakeArrivals)
    .where(ofCompany(intakeArrivals, owner, eq(intakeArrivals.source, source), inArray(key, keys), eq(isDone, true)));
  return new Set(rows.map((row) => row.key));
}

/** Begins to read an arrival, or goes on with one whose reading has ended before its end. */
export async function beginArrival(
  database: Transaction,
  { owner, source }: OfSource,
  key: string,
  description: Description = {},
): Promise<Arrival> {
  const { id, isDone, attempts } = intakeArrivals;
  const [row] = await database
    .insert(intakeArrivals)
    .values({ companyId: owner.companyId, source, key, ...description })
    .onConflictDoUpdate({
      target: [intakeArrivals.companyId, intakeArrivals.source, intakeArrivals.key],
      set: { attempts: sql`${attempts} + 1` },
    })
    .returning({ id, isDone, attempts });
  return { owner, source, ...row! };
}

/** Writes what an arrival is, once that is known. */
export async function describeArrival(
  database: Transaction,
  { owner, id }: Arrival,
  description: Description,
): Promise<void> {
  await database
    .update(intakeArrivals)
    .set(description)
    .where(ofCompany(intakeArrivals, owner, eq(intakeArrivals.id, id)));
}

/** Marks an arrival as read, or as skipped for a reason. */
export async function finishArrival(
  database: Transaction,
  { owner, id }: Arrival,
  skipped: ArrivalSkip | null = null,
): Promise<void> {
  await database
    .update(intakeArrivals)
    .set({ isDone: true, skipped })
    .where(ofCompany(intakeArrivals, owner, eq(intakeArrivals.id, id)));
}

/** Takes back that an arrival was begun of which nothing was taken. */
export async function dropArrival(database: Transaction, { owner, id }: Arrival): Promise<void> {
  await database.delete(intakeArrivals).where(ofCompany(intakeArrivals, owner, eq(intakeArrivals.id, id)));
}

/** The parts of an arrival whose outcome is written. */
export async function partsOf(database: Transaction, { owner, id }: Arrival): Promise<Set<string>> {
  const rows = await database
    .select({ part: intakeFiles.part })
    .from(intakeFiles)
    .where(ofCompany(intakeFiles, owner, eq(intakeFiles.arrivalId, id)));
  return new Set(rows.map(({ part }) => part));
}

/**
 * Whether the same mail or path has brought these bytes before, by another number or at another time: then they are not
 * taken again, even if their resume has been deleted meanwhile.
 */
export async function cameBefore(
  database: Transaction,
  { owner, source, id }: Arrival,
  contentHash: string,
): Promise<{ resumeId: number | null } | undefined> {
  const [mine] = await database
    .select({ sameness: intakeArrivals.sameness })
    .from(intakeArrivals)
    .where(ofCompany(intakeArrivals, owner, eq(intakeArrivals.id, id), isNotNull(intakeArrivals.sameness)));
  if (!mine?.sameness) return undefined;
  const { arrivalId, resumeId, outcome } = intakeFiles;
  const [row] = await database
    .select({ resumeId })
    .from(intakeFiles)
    .innerJoin(intakeArrivals, ofSameCompany(intakeArrivals, intakeFiles, eq(intakeArrivals.id, arrivalId)))
    .where(
      ofCompany(
        intakeFiles,
        owner,
        eq(intakeArrivals.source, source),
        eq(intakeArrivals.sameness, mine.sameness),
        eq(intakeFiles.contentHash, contentHash),
        inArray(outcome, ['taken', 'known']),
        sql`${arrivalId} <> ${id}`,
      ),
    )
    .limit(1);
  return row;
}
