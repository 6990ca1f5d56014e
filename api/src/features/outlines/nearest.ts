import type { Sought } from '@cotejo/plugin-kit';
import type { Transaction } from '../../platform/database/client.ts';
import { sql, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { personOutlines } from '../../platform/database/schema/index.ts';
import { bitsOf, listOf, termId } from './outline.ts';

type Owner = { companyId: number };
export type Near = { personId: number; resumeId: number };
/** Terms of which each brings the same. */
export type Level = { worth: number; terms: string[] };

/** Levels of worth, each half of the one before: the database counts a resume's terms of each. */
const mostLevels = 7;

/** Terms by what they bring, in steps of a half, most first. */
export function levelsOf({ terms }: Sought): Level[] {
  const most = Math.max(0, ...terms.map(({ weight }) => weight));
  const levels = Map.groupBy(terms, ({ weight }) => Math.round(Math.log2(most / weight)));
  return [...levels]
    .filter(([step]) => step < mostLevels)
    .sort(([one], [other]) => one - other)
    .map(([step, some]) => ({ worth: most / 2 ** step, terms: some.map(({ term }) => term) }));
}

/** How many terms an outline has as a rule, and those as which fewer count: who says next to nothing is near nobody. */
const [ordinary, fewest] = [200, 50];

/** What the terms of an outline count by how many there are in all: a long resume has more of any. */
export const worthOfTerms = (many: number): number => (ordinary / Math.max(fewest, many)) ** 0.25;

/**
 * The people of a company whose outlines are nearest to what is sought, nearest first, with the resumes that these are
 * of. Every term that a resume has brings its weight, all by `worthOfTerms`, and its signature the cosine of the angle
 * that the share of different bits tells, times its own. All outlines are compared: an index of rare terms would leave
 * out people who say the same in other words. To be called in a transaction.
 */
export async function nearestPeople(
  transaction: Transaction,
  owner: Owner,
  sought: Sought,
  atMost: number,
): Promise<Near[]> {
  const levels = levelsOf(sought).map(({ worth, terms }) => ({ worth, ids: idsOf(owner, terms) }));
  const { terms, signature, personId, resumeId } = personOutlines;
  const shared = levels.map(({ worth, ids }) => sql`${worth}::real * icount(shared & ${listOf(ids)}::int[])`);
  const parts = [
    ...(shared.length > 0 ? [sql`(${sql.join(shared, sql` + `)}) * ${worthOf(sql`many`)}`] : []),
    ...(sought.signature ? [likenessTo(sought.signature)] : []),
  ];
  if (parts.length === 0) return [];
  // What is done with a row takes a hundred times longer than PostgreSQL believes: enough for several processors. A
  // plan for any company would be none for a small one among large ones.
  await transaction.execute(sql`
    select set_config('cpu_operator_cost', '0.25', true), set_config('jit', 'off', true),
      set_config('plan_cache_mode', 'force_custom_plan', true)`);
  // All terms of a row are gone through once, the few that are sought again for each level. The offset keeps PostgreSQL
  // from doing the first in each of the others; any but a bigint as written would keep it to one processor.
  const rows = await transaction.execute<Near>(sql`
    select "personId", "resumeId" from (
      select ${personId} as "personId", ${resumeId} as "resumeId", ${signature} as signature,
        icount(${terms}) as many, ${terms} & ${listOf(levels.flatMap(({ ids }) => ids))}::int[] as shared
      from ${personOutlines} where ${ofCompany(personOutlines, owner)} offset bigint '0'
    ) as outlines
    order by ${sql.join(parts, sql` + `)} desc, "resumeId" desc
    limit ${atMost}`);
  await transaction.execute(sql`set local cpu_operator_cost to default`);
  return [...rows];
}

/** The same as `worthOfTerms`, by roots, which cost less than a power. */
const worthOf = (many: SQL): SQL => sql`sqrt(sqrt(${ordinary}::float8 / greatest(${fewest}::int, ${many})))`;

function likenessTo({ bytes, weight }: NonNullable<Sought['signature']>): SQL {
  const different = sql`bit_count(signature # ${bitsOf(bytes)}::bit(512))`;
  return sql`${weight}::real * coalesce(cos(pi() * ${different} / 512), 0)`;
}

/** The number of a company's newest outline; 0 where there is none. */
export async function newestOutline(database: Transaction, owner: Owner): Promise<number> {
  const [row] = await database
    .select({ newest: sql<number>`coalesce(max(${personOutlines.number}), 0)` })
    .from(personOutlines)
    .where(ofCompany(personOutlines, owner));
  return row!.newest;
}

const idsOf = (owner: Owner, terms: string[]): number[] => [...new Set(terms.map((term) => termId(owner, term)))];
