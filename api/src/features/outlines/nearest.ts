import type { Sought } from '@cotejo/plugin-kit';
import type { Transaction } from '../../platform/database/client.ts';
import { sql, type SQL } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { resumeOutlines } from '../../platform/database/schema/index.ts';
import { bitsOf, listOf, termId } from './outline.ts';

type Owner = { companyId: number };
/** Terms of which each brings the same. */
export type Level = { worth: number; terms: string[] };

/** Levels of worth, each half of the one before: the database counts a resume's terms of each. */
const mostLevels = 7;
/** A resume is looked at if it has a term of one of the first levels: the others are too common to tell anybody. */
const tellingLevels = 3;

/** Terms by what they bring, in steps of a half, most first. */
export function levelsOf({ terms }: Sought): Level[] {
  const most = Math.max(0, ...terms.map(({ weight }) => weight));
  const levels = Map.groupBy(terms, ({ weight }) => Math.round(Math.log2(most / weight)));
  return [...levels]
    .filter(([step]) => step < mostLevels)
    .sort(([one], [other]) => one - other)
    .map(([step, some]) => ({ worth: most / 2 ** step, terms: some.map(({ term }) => term) }));
}

/**
 * The resumes of a company whose outlines are nearest to what is sought, nearest first. Every term that a resume has
 * brings its weight, and its signature the cosine of the angle that the share of different bits tells, times its own.
 */
export async function nearestResumes(
  database: Transaction,
  owner: Owner,
  sought: Sought,
  atMost: number,
): Promise<number[]> {
  const levels = levelsOf(sought).map(({ worth, terms }) => ({ worth, ids: idsOf(owner, terms) }));
  const telling = levels.slice(0, tellingLevels).flatMap(({ ids }) => ids);
  const { terms, signature, resumeId } = resumeOutlines;
  const parts = [
    ...levels.map(({ worth, ids }) => sql`${worth}::real * icount(${terms} & ${listOf(ids)}::int[])`),
    ...(sought.signature ? [likenessTo(sought.signature)] : []),
  ];
  if (parts.length === 0) return [];
  const nearness = sql<number>`(${sql.join(parts, sql` + `)})`;
  const rows = await database
    .select({ resumeId })
    .from(resumeOutlines)
    .where(
      ofCompany(resumeOutlines, owner, ...(telling.length > 0 ? [sql`${terms} && ${listOf(telling)}::int[]`] : [])),
    )
    .orderBy(sql`${nearness} desc`, sql`${resumeId} desc`)
    .limit(atMost);
  return rows.map((row) => row.resumeId);

  function likenessTo({ bytes, weight }: NonNullable<Sought['signature']>): SQL {
    const apart = sql`bit_count(${signature} # ${bitsOf(bytes)}::bit(512))`;
    return sql`${weight}::real * coalesce(cos(pi() * ${apart} / 512), 0)`;
  }
}

/** The newest resume of a company that can be found; 0 where there is none. */
export async function newestOutlined(database: Transaction, owner: Owner): Promise<number> {
  const [row] = await database
    .select({ id: sql<number>`coalesce(max(${resumeOutlines.resumeId}), 0)` })
    .from(resumeOutlines)
    .where(ofCompany(resumeOutlines, owner));
  return row!.id;
}

const idsOf = (owner: Owner, terms: string[]): number[] => [...new Set(terms.map((term) => termId(owner, term)))];
