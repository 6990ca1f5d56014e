import { rate } from '@cotejo/pipeline';
import { DocumentError } from '@cotejo/plugin-kit';
import type { Database } from '../../platform/database/client.ts';
import { documentText } from '../../platform/database/document-text.ts';
import { and, asc, eq, isNull } from '../../platform/database/drizzle.ts';
import { ofCompany, ofSameCompany } from '../../platform/database/of-company.ts';
import { type PoolVerdict, poolHits, resumes } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { storedVectors } from '../../platform/models/vectors.ts';
import { isCrash } from '../../platform/queue/crashes.ts';
import { onBehalfOf } from '../../platform/sandbox/company.ts';
import { searchTools } from './tools.ts';
import type { Yardstick } from './yardstick.ts';

export type Search = { id: number; companyId: number };
export type Wanted = Pick<Dependencies, 'database' | 'providers' | 'text'>;

/** The score of somebody whose resume cannot be judged: never shown. */
const unjudged = { matchScore: -1, verdicts: [] };
/** Resumes that are judged at once. */
const together = 2;
/** Quotes that are kept of a verdict, of the first of this many characters. */
const mostQuotes = 2;
const longestQuote = 400;

/**
 * Judges the people of a search who are not judged yet, nearest first, `atMost` of them; gives how many there were.
 * After the moment `until`, of `performance.now()`, no further one is begun.
 */
export async function ratePeople(
  wanted: Wanted,
  search: Search,
  yardstick: Yardstick,
  atMost: number,
  signal: AbortSignal,
  until = Infinity,
): Promise<number> {
  const waiting = await wanted.database
    .select({ personId: poolHits.personId, resume: resumes })
    .from(poolHits)
    .innerJoin(resumes, ofSameCompany(resumes, poolHits, eq(resumes.id, poolHits.resumeId)))
    .where(ofCompany(poolHits, search, eq(poolHits.searchId, search.id), isNull(poolHits.matchScore)))
    .orderBy(asc(poolHits.place))
    .limit(atMost);
  const left = [...waiting];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      signal.throwIfAborted();
      const rated = await rateOne(wanted, yardstick, next.resume, signal);
      await store(wanted.database, search, next.personId, rated);
      if (performance.now() > until) return;
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  return waiting.length;
}

type Rated = { matchScore: number; verdicts: PoolVerdict[] };

async function rateOne(
  wanted: Wanted,
  yardstick: Yardstick,
  resume: typeof resumes.$inferSelect,
  signal: AbortSignal,
): Promise<Rated> {
  const { id: resumeId, companyId, jobDescriptionId, excluded, warnings, cuts, pages } = resume;
  const tools = searchTools(wanted, storedVectors(wanted.database, companyId, { jobDescriptionId, resumeId }), signal);
  const input = {
    ...yardstick,
    resume: { text: documentText(resume), cuts, excluded, warnings, ...(pages && { pages }) },
  };
  try {
    const { matchScore, requirements } = await onBehalfOf(companyId, () => rate(input, tools));
    return { matchScore, verdicts: requirements.filter(({ off }) => !off).map(presentVerdict) };
  } catch (error) {
    if (!(error instanceof DocumentError) || isCrash(error)) throw error;
    return unjudged;
  }
}

type Judged = Awaited<ReturnType<typeof rate>>['requirements'][number];

const presentVerdict = ({ id, verdict, quotes }: Judged): PoolVerdict => ({
  requirementId: id,
  verdict,
  quotes: quotes.slice(0, mostQuotes).map(({ text, originalText }) => ({
    text: text.slice(0, longestQuote),
    ...(originalText && { originalText: originalText.slice(0, longestQuote) }),
  })),
});

/** Changes nothing where the person or the search was deleted meanwhile. */
async function store(database: Database, search: Search, personId: number, rated: Rated): Promise<void> {
  await database
    .update(poolHits)
    .set(rated)
    .where(ofCompany(poolHits, search, and(eq(poolHits.searchId, search.id), eq(poolHits.personId, personId))!));
}
