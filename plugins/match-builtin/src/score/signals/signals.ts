import type { BilingualText, JobReading, Quote, ScoreSignal } from '@cotejo/plugin-kit';
import { jobLinesOf } from '../../job/sections.ts';
import { round, degreeOf } from '../../statistics/scale.ts';
import { cosine, termVector } from '../../statistics/vectors.ts';
import { seniorityOf } from '../../taxonomy/seniority.ts';
import { bilingualLines } from '../../text/bilingual.ts';
import { stemsOf } from '../../text/tokens.ts';
import { quoteOf } from '../evidence/quotes.ts';
import type { ScoreContext } from '../passages/context.ts';
import { heldTitles } from './held-titles.ts';
import { type Role, titleNearness } from './role.ts';
import { type ScaleId, type SignalId, signalScales, signalShares } from './weights.ts';

/**
 * What was measured of a signal, before a scale makes a degree of it: its own, unless `scale` names another. `part` is
 * how much of that degree counts, 0 to 1; all, unless stated.
 */
type Measured = { value: number; scale?: ScaleId; part?: number; quotes: Quote[] };
type Job = JobReading & { text: BilingualText };

const halfLifeMonths = 180;
const maxJobCharacters = 60_000;

/** The job's words, without its sections on benefits, the company and how to apply. */
const jobStems = (job: Job): string[] =>
  stemsOf(
    [
      job.title,
      ...jobLinesOf(bilingualLines(job.text, maxJobCharacters))
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
    const value = titleNearness(held.text, role) / level / age;
    const measured = { value, part: held.assurance, quotes: [quoteOf(held.segment)] };
    if (signalDegree('titles', measured) > signalDegree('titles', best)) best = measured;
  }
  return best;
}

/** A title without dates earns its part of the points, however near it is: the scale comes first. */
const signalDegree = (id: SignalId, { value, scale = id, part = 1 }: Measured): number =>
  part * degreeOf(value, signalScales[scale]);

/**
 * What each signal measures before it is put on a scale from 0 to 1; those about the job's title are left out where it
 * has none.
 */
export function measureSignals(
  job: Job,
  context: ScoreContext,
  role: Role | undefined,
): Partial<Record<SignalId, Measured>> {
  const words = cosine(termVector(jobStems(job), context.rarity), termVector(context.stems, context.rarity));
  const believed = ({ part = 1, ...measured }: Measured): Measured => ({ ...measured, part: part * context.believed });
  return {
    words: believed({ value: words, quotes: [] }),
    ...(role && {
      field: believed({ ...role.field, quotes: [] }),
      titles: believed(nearestTitle(job.title, role, context)),
    }),
  };
}

/** The title is read in English, so that a label in Spanish does without. */
const labels: Record<SignalId, (title: string) => Pick<ScoreSignal, 'label' | 'labelInSpanish'>> = {
  words: () => ({
    label: 'Words and phrases shared with the job description',
    labelInSpanish: 'Palabras y expresiones en común con la descripción del puesto',
  }),
  field: (title) => ({
    label: `Closeness of the whole resume to the field of ${title}`,
    labelInSpanish: 'Cercanía de todo el currículum al campo del puesto',
  }),
  titles: (title) => ({
    label: `Closeness of past job titles and their seniority to ${title}`,
    labelInSpanish: 'Cercanía de los cargos anteriores y de su nivel al puesto',
  }),
};

/**
 * Inputs of the score that belong to no single requirement, with their shares as set in `signalShares`; the shares of
 * those left out are spread over all others and the requirements.
 */
export function signalsOf(job: Job, context: ScoreContext, role: Role | undefined): ScoreSignal[] {
  const measured = Object.entries(measureSignals(job, context, role)) as [SignalId, Measured][];
  const left = Object.entries(signalShares).reduce(
    (sum, [id, share]) => (measured.some(([one]) => one === id) ? sum : sum - share),
    1,
  );
  return measured.map(([id, signal]) => ({
    id,
    ...labels[id](job.title),
    degree: round(signalDegree(id, signal)),
    quotes: signal.quotes,
    share: round(signalShares[id] / left),
  }));
}
