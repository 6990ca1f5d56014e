import type { JobReading, Quote, ScoreSignal } from '@cotejo/plugin-kit';
import { cosine, termVector } from '../statistics/vectors.ts';
import type { ScoreContext } from './context.ts';
import { quoteOf, round } from './verdict.ts';
import { signalShares } from './weights.ts';
import { stemsOf } from './words.ts';

type Measured = { degree: number; quotes: Quote[] };

const rescale = (value: number, low: number, high: number): number => Math.min(1, Math.max(0, (value - low) / (high - low)));

function textCloseness(jobText: string, context: ScoreContext): Measured {
  const job = termVector(stemsOf(jobText), context.rarity);
  return { degree: rescale(cosine(job, termVector(context.stems, context.rarity)), 0.02, 0.3), quotes: [] };
}

/** The nearest position title; an older position counts less. */
function titleCloseness(title: string, context: ScoreContext): Measured {
  const wanted = termVector(stemsOf(title), context.rarity);
  let best: Measured = { degree: 0, quotes: [] };
  for (const position of context.reading.positions) {
    const age = Math.max(0, context.reading.now - position.to) / 12;
    const degree = cosine(wanted, termVector(stemsOf(position.title), context.rarity)) / (1 + age / 15);
    const head = context.segments.find(({ segment }) => segment.position === position && segment.text.includes(position.title));
    if (degree > best.degree) best = { degree, quotes: head ? [quoteOf(head.segment)] : [] };
  }
  return best;
}

/** Inputs of the score that belong to no single requirement; together they have the share set in `signalShares`. */
export function signalsOf(job: JobReading & { text: { english: string } }, context: ScoreContext): ScoreSignal[] {
  const measured = {
    text: { label: 'Closeness of the whole resume to the job description', ...textCloseness(job.text.english, context) },
    title: { label: `Closeness of past job titles to ${job.title || 'the position'}`, ...titleCloseness(job.title, context) },
  };
  const requirements = job.requirements.reduce((sum, requirement) => sum + requirement.weight, 0) || 1;
  const left = 1 - Object.values(signalShares).reduce((sum, share) => sum + share, 0);
  return Object.entries(measured).map(([id, { label, degree, quotes }]) => ({
    id, label, degree: round(degree), quotes,
    weight: Math.round((signalShares[id as keyof typeof signalShares] / left) * requirements * 1000) / 1000,
  }));
}
