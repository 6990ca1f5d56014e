import { type MatchInput, type PipelineTools, rate } from '@cotejo/pipeline';
import { DocumentError } from '@cotejo/plugin-kit';
import type { Database } from '../../platform/database/client.ts';
import { documentText } from '../../platform/database/document-text.ts';
import { inArray, sql } from '../../platform/database/drizzle.ts';
import { brokenForeignKey } from '../../platform/database/errors.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { type PoolVerdict, poolHits, resumes } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { storedVectors } from '../../platform/models/vectors.ts';
import { isCrash } from '../../platform/queue/crashes.ts';
import { onBehalfOf } from '../../platform/sandbox/company.ts';
import { readFactCorrections } from '../facts/facts.ts';
import type { Near } from '../outlines/nearest.ts';
import { keptInTwo } from './tools.ts';
import type { Yardstick } from './yardstick.ts';

export type Search = { id: number; companyId: number };
export type Wanted = Pick<Dependencies, 'database' | 'providers' | 'text'>;
/** Somebody whom a search looks at, with the place among the nearest. */
export type Candidate = Near & { place: number };

/** The score of somebody whose resume cannot be judged: never shown. */
const unjudged = { matchScore: -1, verdicts: [] };
/** Resumes that are judged at once: more than there are processors, as each also waits for the database. */
const together = 4;
/** Resumes that are judged however late it is. */
const least = 2;
/** Quotes that are kept of a verdict, of the first of this many characters. */
const mostQuotes = 2;
const longestQuote = 400;

/**
 * Judges people of a search in their order, and writes down what came of it. After the moment `until`, of
 * `performance.now()`, none but the first `least` is begun.
 */
export async function ratePeople(
  { database }: Pick<Wanted, 'database'>,
  tools: PipelineTools,
  search: Search,
  yardstick: Yardstick,
  candidates: Candidate[],
  until = Infinity,
): Promise<void> {
  const ids = candidates.map(({ resumeId }) => resumeId);
  const rows = await database
    .select(columnsRead)
    .from(resumes)
    .where(ofCompany(resumes, search, inArray(resumes.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const hashes = rows.map(({ contentHash }) => contentHash);
  const facts = await readFactCorrections(database, search, hashes);
  const judged = ({ id: resumeId, jobDescriptionId, contentHash, ...resume }: Resume) => {
    const stored = storedVectors(database, search.companyId, { jobDescriptionId, resumeId });
    const vectors = tools.vectors ? keptInTwo(tools.vectors, stored) : stored;
    const yardstickOfResume = { ...yardstick, facts: facts.get(contentHash) ?? [] };
    return onBehalfOf(search.companyId, () => rateOne(yardstickOfResume, resume, { ...tools, vectors }));
  };
  const left = [...candidates];
  const hits: Hit[] = [];
  const mayBegin = () => performance.now() <= until || candidates.length - left.length < least;
  const work = async () => {
    while (left.length > 0 && mayBegin()) {
      tools.signal.throwIfAborted();
      const { resumeId, personId, place } = left.shift()!;
      const resume = byId.get(resumeId);
      if (resume) hits.push({ personId, resumeId, place, ...(await judged(resume)) });
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  await store(database, search, hits);
}

const { id, jobDescriptionId, contentHash, excluded, language, extractedText, translatedText, alignment } = resumes;
const texts = { language, extractedText, translatedText, alignment };
const columnsRead = { id, jobDescriptionId, contentHash, excluded, ...texts };
type Resume = Pick<typeof resumes.$inferSelect, keyof typeof columnsRead>;
type Rated = { matchScore: number; verdicts: PoolVerdict[] };
type Hit = Candidate & Rated;

async function rateOne(
  yardstick: Yardstick & Pick<MatchInput, 'facts'>,
  { excluded, ...text }: Pick<Resume, keyof typeof texts | 'excluded'>,
  tools: PipelineTools,
): Promise<Rated> {
  const resume = { text: documentText(text), cuts: [], excluded, warnings: [] };
  try {
    const { matchScore, requirements } = await rate({ ...yardstick, resume }, tools);
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

/** Writes nothing of people who, or whose resume or search, were deleted meanwhile. */
async function store(database: Database, { companyId, id: searchId }: Search, hits: Hit[]): Promise<void> {
  if (hits.length === 0) return;
  try {
    await database
      .insert(poolHits)
      .values(hits.map((hit) => ({ companyId, searchId, ...hit })))
      .onConflictDoUpdate({
        target: [poolHits.companyId, poolHits.searchId, poolHits.personId],
        set: {
          place: sql`excluded.place`,
          resumeId: sql`excluded.resume_id`,
          matchScore: sql`excluded.match_score`,
          verdicts: sql`excluded.verdicts`,
        },
      });
  } catch (error) {
    if (!brokenForeignKey(error)) throw error;
    if (hits.length > 1) for (const hit of hits) await store(database, { companyId, id: searchId }, [hit]);
  }
}
