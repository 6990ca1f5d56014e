import { type MatchInput, type PipelineTools, rate } from '@cotejo/pipeline';
import { DocumentError } from '@cotejo/plugin-kit';
import type { Database } from '../../platform/database/client.ts';
import { documentText } from '../../platform/database/document-text.ts';
import { inArray } from '../../platform/database/drizzle.ts';
import { brokenForeignKey } from '../../platform/database/errors.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { type PoolVerdict, poolHits, resumes } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { storedVectors } from '../../platform/models/vectors.ts';
import { isCrash } from '../../platform/queue/crashes.ts';
import { onBehalfOf } from '../../platform/sandbox/company.ts';
import { readFactCorrections } from '../facts/facts.ts';
import type { Near } from '../outlines/nearest.ts';
import { searchTools } from './tools.ts';
import type { Yardstick } from './yardstick.ts';

export type Search = { id: number; companyId: number };
export type Wanted = Pick<Dependencies, 'database' | 'providers' | 'text'>;
/** Somebody whom a search looks at, with the place among the nearest. */
export type Candidate = Near & { place: number };

/** The score of somebody whose resume cannot be judged: never shown. */
const unjudged = { matchScore: -1, verdicts: [] };
/** Resumes that are judged at once: more than there are processors, as each also waits for the database. */
const together = 4;
/** Quotes that are kept of a verdict, of the first of this many characters. */
const mostQuotes = 2;
const longestQuote = 400;

/**
 * Judges people of a search in their order, and writes down what came of it. After the moment `until`, of
 * `performance.now()`, no further one is begun.
 */
export async function ratePeople(
  wanted: Wanted,
  search: Search,
  yardstick: Yardstick,
  candidates: Candidate[],
  signal: AbortSignal,
  until = Infinity,
): Promise<void> {
  const ids = candidates.map(({ resumeId }) => resumeId);
  const rows = await wanted.database
    .select()
    .from(resumes)
    .where(ofCompany(resumes, search, inArray(resumes.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const facts = await readFactCorrections(
    wanted.database,
    search,
    rows.map(({ contentHash }) => contentHash),
  );
  const tools = searchTools(wanted, signal);
  const toolsFor = ({ id: resumeId, jobDescriptionId }: Resume) => ({
    ...tools,
    vectors: storedVectors(wanted.database, search.companyId, { jobDescriptionId, resumeId }),
  });
  const judged = (resume: Resume) =>
    rateOne({ ...yardstick, facts: facts.get(resume.contentHash) ?? [] }, resume, toolsFor(resume));
  const left = [...candidates];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      signal.throwIfAborted();
      const resume = byId.get(next.resumeId);
      if (resume) await store(wanted.database, search, next, await judged(resume));
      if (performance.now() > until) return;
    }
  };
  await Promise.all(Array.from({ length: together }, work));
}

type Resume = typeof resumes.$inferSelect;
type Rated = { matchScore: number; verdicts: PoolVerdict[] };

async function rateOne(
  yardstick: Yardstick & Pick<MatchInput, 'facts'>,
  resume: Resume,
  tools: PipelineTools,
): Promise<Rated> {
  const { companyId, excluded, warnings, cuts, pages } = resume;
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

/** Writes nothing where the person, the resume or the search was deleted meanwhile. */
async function store(database: Database, search: Search, candidate: Candidate, rated: Rated): Promise<void> {
  const found = { place: candidate.place, resumeId: candidate.resumeId, ...rated };
  try {
    await database
      .insert(poolHits)
      .values({ companyId: search.companyId, searchId: search.id, personId: candidate.personId, ...found })
      .onConflictDoUpdate({ target: [poolHits.companyId, poolHits.searchId, poolHits.personId], set: found });
  } catch (error) {
    if (!brokenForeignKey(error)) throw error;
  }
}
