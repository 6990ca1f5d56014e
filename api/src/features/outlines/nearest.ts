import type { Sought } from '@cotejo/plugin-kit';
import type { Transaction } from '../../platform/database/client.ts';
import { eq, exists, sql, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { people, personMarks, personOutlines } from '../../platform/database/schema/index.ts';
import { bitsOf, listOf, termId } from './outline.ts';

type Owner = { companyId: number };
export type Near = { personId: number; resumeId: number };
/** Terms that bring the same, each with those that do as well. */
export type Level = { worth: number; terms: string[][] };

/** Levels of worth, each half of the one before: the database counts a resume's terms of each. */
const mostLevels = 7;

/** Terms by what they bring, in steps of a half, most first. */
export function levelsOf({ terms }: Sought): Level[] {
  const most = Math.max(0, ...terms.map(({ weight }) => weight));
  const levels = Map.groupBy(terms, ({ weight }) => Math.round(Math.log2(most / weight)));
  return [...levels]
    .filter(([step]) => step < mostLevels)
    .sort(([one], [other]) => one - other)
    .map(([step, some]) => ({ worth: most / 2 ** step, terms: some.map(({ term, or = [] }) => [term, ...or]) }));
}

/** How many terms an outline has as a rule, and those as which fewer count: who says next to nothing is near nobody. */
const [ordinary, fewest] = [200, 50];

/** What the terms of an outline count by how many there are in all: a long resume has more of any. */
export const worthOfTerms = (many: number): number => (ordinary / Math.max(fewest, many)) ** 0.25;

/** Terms whose marks are looked for, those that bring most: of a role there are more. */
const mostMarked = 48;

/** How many are wanted, of those whom the `conditions` on people leave, and how many outlines are compared for it. */
type Wanted = { atMost: number; compared: number; conditions: SQL[] };

/**
 * The people of a company whose outlines are nearest to what is sought, nearest first, with the resumes that these are
 * of. Every term that a resume has brings its weight, all by `worthOfTerms`, and its signature the cosine of the angle
 * that the share of different bits tells, times its own. Everybody is compared, first by marks, then those who come
 * near by their terms: an index of rare terms would leave out people who say the same in other words. To be called in a
 * transaction.
 */
export async function nearestPeople(
  transaction: Transaction,
  owner: Owner,
  sought: Sought,
  { atMost, compared, conditions }: Wanted,
): Promise<Near[]> {
  const levels = levelsOf(sought).map(({ worth, terms }) => ({
    worth,
    terms: terms.map((some) => idsOf(owner, some)),
  }));
  if (levels.length === 0 && !sought.signature) return [];
  // A plan for any company would be none for a small one among large ones; to compile it takes longer than to run it.
  await transaction.execute(sql`
    select set_config('jit', 'off', true), set_config('plan_cache_mode', 'force_custom_plan', true)`);
  const near = sql`
    select ${personMarks.personId} from ${personMarks} where ${ofCompany(personMarks, owner)}
    order by ${nearness(markedOf(levels), isMarked, sought)} desc limit ${compared}`;
  const { terms, signature, personId, resumeId } = personOutlines;
  const isNear = sql`${personId} = any(array(${near}))`;
  const whose = transaction
    .select({ id: people.id })
    .from(people)
    .where(ofCompany(people, owner, eq(people.id, personId), ...conditions));
  const ids = listOf(levels.flatMap((level) => level.terms.flat()));
  // All terms of a row are gone through once, the few that are sought again for each level. The offset keeps PostgreSQL
  // from doing the first in each of the others.
  const rows = await transaction.execute<Near>(sql`
    select "personId", "resumeId" from (
      select ${personId} as "personId", ${resumeId} as "resumeId", ${signature} as signature,
        icount(${terms}) as many, ${terms} & ${ids}::int[] as shared
      from ${personOutlines} where ${ofCompany(personOutlines, owner, isNear, exists(whose))} offset 0
    ) as outlines
    order by ${nearness(levels, isShared, sought)} desc, "resumeId" desc
    limit ${atMost}`);
  return [...rows];
}

type Sharing = { worth: number; terms: number[][] };

/** The levels as far as their first `mostMarked` terms reach. */
function markedOf(levels: Sharing[]): Sharing[] {
  let left = mostMarked;
  return levels
    .map(({ worth, terms }) => ({ worth, terms: terms.filter((some) => (left -= some.length) >= 0) }))
    .filter(({ terms }) => terms.length > 0);
}

const sum = (parts: SQL[]): SQL => sql.join(parts, sql` + `);

/** How near a row is: by the terms that `has` finds in it, by how many terms there are, and by its signature. */
function nearness(levels: Sharing[], has: (some: number[]) => SQL, { signature }: Sought): SQL {
  const shared = levels.map(({ worth, terms }) => sql`${worth}::float8 * (${sum(terms.map(has))})`);
  const ofTerms = shared.length > 0 ? [sql`(${sum(shared)}) * ${worthOf(sql`many`)}`] : [];
  return sum([...ofTerms, ...(signature ? [likenessTo(signature)] : [])]);
}

/** 1 where the terms that are sought and shared have any of some, otherwise 0. */
const isShared = (some: number[]): SQL => sql`(shared && ${listOf(some)}::int[])::int`;

/** 1 where the marks have those of any of some terms, otherwise 0. */
const isMarked = (some: number[]): SQL => {
  const isSet = (bit: number) => sql`get_bit(marks, ${bit}::int) = 1`;
  const each = some.map((id) => sql`${sql.join(marksOf(id).map(isSet), sql` and `)}`);
  return sql`(${sql.join(each, sql` or `)})::int`;
};

/** The two bits of a term, as `marks_of` sets them in the database. */
const marksOf = (id: number): [number, number] => [id & 4095, (id >> 13) & 4095];

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
