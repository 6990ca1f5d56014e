import type { JobReading, Quote, Requirement, RequirementVerdict, ScoreSignal, Verdict } from '@cotejo/plugin-kit';
import type { Evidence, JudgedRequirement } from '../results.ts';

type Locate = (quote: Quote) => Evidence | undefined;

const mostQuotes = 5;
const longestNote = 300;

/** The degrees that a verdict may have; one outside is moved to the nearest end. */
export const degreesOf: Record<Verdict, { least: number; most: number }> = {
  met: { least: 0.6, most: 1 },
  partial: { least: 0.05, most: 0.95 },
  missing: { least: 0, most: 0 },
};

/**
 * What a scorer said, with everything removed that the resume does not bear out. Every requirement of the job comes back
 * once, in order; a verdict without a quote that is in the resume is `missing`.
 */
export function verifyVerdicts(job: JobReading, verdicts: RequirementVerdict[], locate: Locate): JudgedRequirement[] {
  const first = new Map<string, RequirementVerdict>();
  for (const verdict of verdicts) if (!first.has(verdict.requirementId)) first.set(verdict.requirementId, verdict);
  return job.requirements.map((requirement) => judge(requirement, first.get(requirement.id), locate));
}

function judge(requirement: Requirement, said: RequirementVerdict | undefined, locate: Locate): JudgedRequirement {
  const quotes = said && said.verdict !== 'missing' ? locateAll(said.quotes, locate) : [];
  if (!said || quotes.length === 0) {
    const note = said?.verdict === 'missing' ? shortNote(said.note) : {};
    return { ...requirement, verdict: 'missing', degree: 0, quotes: [], ...note };
  }
  return { ...requirement, verdict: said.verdict, degree: clampDegree(said.degree, said.verdict), quotes, ...shortNote(said.note) };
}

function shortNote(note: string | undefined): { note?: string } {
  return note ? { note: note.slice(0, longestNote).toWellFormed() } : {};
}

/** Quotes that are in the resume, each place once. */
function locateAll(quotes: Quote[], locate: Locate): Evidence[] {
  const found = quotes.flatMap((quote) => locate(quote) ?? []);
  const isFirst = (evidence: Evidence, index: number) =>
    found.findIndex(({ english }) => english.start === evidence.english.start && english.end === evidence.english.end) === index;
  return found.filter(isFirst).slice(0, mostQuotes);
}

function clampDegree(degree: number, verdict: Verdict): number {
  const { least, most } = degreesOf[verdict];
  return Math.min(most, Math.max(least, Number.isFinite(degree) ? degree : least));
}

/** Signals with a usable weight, each id once; one that rests on quotes of which none is in the resume counts as 0. */
export function verifySignals(job: JobReading, signals: ScoreSignal[], locate: Locate): ScoreSignal[] {
  const taken = new Set(job.requirements.map((requirement) => requirement.id));
  return signals.flatMap((signal) => {
    if (taken.has(signal.id) || !Number.isFinite(signal.weight) || signal.weight <= 0) return [];
    taken.add(signal.id);
    const quotes = locateAll(signal.quotes, locate);
    const isInvented = signal.quotes.length > 0 && quotes.length === 0;
    const degree = isInvented || !Number.isFinite(signal.degree) ? 0 : Math.min(1, Math.max(0, signal.degree));
    return [{ ...signal, degree, quotes }];
  });
}
