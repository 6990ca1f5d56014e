import type { BilingualText, JobReading, Quote, ScoreSignal } from '@cotejo/plugin-kit';
import { readLines } from '../job/sections.ts';
import { embed, loadEmbedding, nearness } from '../statistics/embedding.ts';
import { cosine, termVector } from '../statistics/vectors.ts';
import { bilingualLines } from '../text/bilingual.ts';
import type { ScoreContext } from './context.ts';
import { type Role, titleNearness } from './role.ts';
import { seniorityOf } from '../text/seniority.ts';
import { heldTitles } from './titles.ts';
import { bestSegments, stemsOf } from './words.ts';
import { quoteOf, round } from './verdict.ts';
import { degreeOf } from './scale.ts';
import { type SignalId, signalScales, signalShares } from './weights.ts';

type Measured = { value: number; quotes: Quote[] };
type Job = JobReading & { text: BilingualText };

const halfLifeMonths = 180;
const maxJobCharacters = 60_000;

/** The job's words, without its sections on benefits, the company and how to apply. */
const jobStems = (job: Job): string[] =>
  stemsOf(
    [
      job.title,
      ...readLines(bilingualLines(job.text, maxJobCharacters))
        .filter(({ section }) => section !== 'ignored')
        .map(({ text }) => text),
    ].join('. '),
  );

/** How much a title counts less for each step of the career that it is too low, or too high. */
const stepBelow = 0.2;
const stepAbove = 0.1;

/** The nearest title held; one of another seniority, or given up long ago, counts less. */
function nearestTitle(title: string, role: Role, context: ScoreContext): Measured {
  let best: Measured = { value: 0, quotes: [] };
  for (const held of heldTitles(context)) {
    const gap = seniorityOf(title) - seniorityOf(held.text);
    const level = 1 + (gap > 0 ? stepBelow * gap : -stepAbove * gap);
    const age = 1 + Math.max(0, held.monthsAgo) / halfLifeMonths;
    const value = titleNearness(held.text, role, context) / level / age;
    if (value > best.value) best = { value, quotes: [quoteOf(held.segment)] };
  }
  return best;
}

const mostMentions = 6;

/** How often the resume names the words of the title, up to six times each. */
function titleWords(role: Role, context: ScoreContext): Measured {
  const counts = new Map<string, number>();
  for (const stem of context.stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const stems = [...new Set(role.stems)];
  const all = stems.reduce((sum, stem) => sum + context.rarity(stem), 0);
  const found = stems.reduce(
    (sum, stem) =>
      sum + context.rarity(stem) * Math.min(1, Math.log(1 + (counts.get(stem) ?? 0)) / Math.log(1 + mostMentions)),
    0,
  );
  return {
    value: all === 0 ? 0 : found / all,
    quotes: bestSegments(stems, context)
      .slice(0, 2)
      .map(({ entry }) => quoteOf(entry.segment)),
  };
}

/**
 * What each signal measures before it is put on a scale from 0 to 1; those about the job's title are left out where it
 * has none.
 */
export function measureSignals(
  job: Job,
  context: ScoreContext,
  role: Role | undefined,
): Partial<Record<SignalId, Measured>> {
  const embedding = loadEmbedding();
  const stems = jobStems(job);
  const resume = embed(context.stems, context.rarity, embedding);
  const whole = {
    words: { value: cosine(termVector(stems, context.rarity), termVector(context.stems, context.rarity)), quotes: [] },
    work: { value: nearness(embed(stems, context.rarity, embedding), resume), quotes: [] },
  };
  if (!role) return whole;
  return {
    ...whole,
    field: { value: nearness(role.place, resume), quotes: [] },
    titles: nearestTitle(job.title, role, context),
    titleWords: titleWords(role, context),
  };
}

const labels: Record<SignalId, (title: string) => string> = {
  words: () => 'Words and phrases shared with the job description',
  work: () => 'Closeness of the work in the resume to the work described',
  field: (title) => `Closeness of the whole resume to the field of ${title}`,
  titles: (title) => `Closeness of past job titles and their seniority to ${title}`,
  titleWords: (title) => `How much the resume speaks of ${title}`,
};

/**
 * Inputs of the score that belong to no single requirement, with their shares as set in `signalShares`; the shares of
 * those left out are spread over all others and the requirements.
 */
export function signalsOf(job: Job, context: ScoreContext, role: Role | undefined): ScoreSignal[] {
  const measured = (Object.entries(measureSignals(job, context, role)) as [SignalId, Measured][]).filter(
    ([id]) => signalShares[id] > 0,
  );
  const left = Object.entries(signalShares).reduce(
    (sum, [id, share]) => (measured.some(([one]) => one === id) ? sum : sum - share),
    1,
  );
  return measured.map(([id, { value, quotes }]) => ({
    id,
    label: labels[id](job.title),
    degree: round(degreeOf(value, signalScales[id])),
    quotes,
    share: round(signalShares[id] / left),
  }));
}
