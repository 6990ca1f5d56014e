import { type BilingualText, type Point, ProviderError, type Summary, type SummaryRequest } from '@cotejo/plugin-kit';
import { type Grounds, groundedSentences, tolerated, vocabularyOf } from '../text/grounding.ts';
import { groundsOf, materialOf } from './summary-material.ts';
import { type BorneOut, vocabularyOfBoth } from './borne-out.ts';

type Input = { plugin: string; summary: Summary; request: SummaryRequest; resume: BilingualText };

/**
 * Texts about a candidate held against the resume and the verdicts: a sentence with a name, a number, a skill or
 * whatever else stands in neither is left out, as is one that claims what is not shown. Throws `ProviderError`
 * (`bad-output`) where nothing of the summary is left, or less than half of everything.
 */
export function bearOutSummary({ plugin, summary, request, resume }: Input): BorneOut<Summary> {
  const grounds = groundsOf(request, '');
  const given = new Set([...vocabularyOfBoth(resume), ...vocabularyOf(wordsGiven(request))]);
  const concerns = { given, unshown: new Set<string>() };
  let [total, leftOut] = [0, 0];
  const keep = (text: string, allowed: Grounds = { ...grounds, given }): string => {
    const { kept, total: all, dropped } = groundedSentences(text, allowed);
    total += all;
    leftOut += dropped;
    return kept;
  };
  const keepPoints = (points: Point[], allowed?: Grounds): Point[] =>
    points
      .map(({ title, description }) => ({ title: keep(title, allowed), description: keep(description, allowed) }))
      .filter(({ title, description }) => title && description);
  const { technicalSummary, experienceSummary } = summary;
  const value = {
    summary: keep(summary.summary),
    ...(technicalSummary && { technicalSummary: keep(technicalSummary) }),
    ...(experienceSummary && { experienceSummary: keep(experienceSummary) }),
    keyStrengths: keepPoints(summary.keyStrengths),
    areasForConsideration: keepPoints(summary.areasForConsideration, concerns),
  };
  if (!value.summary || leftOut > total * tolerated)
    throw new ProviderError(
      plugin,
      'bad-output',
      'Most of what it wrote stands neither in the resume nor in the verdicts',
    );
  return { value, leftOut };
}

/** All that a summariser is given, with the counts that it may make of it. */
function wordsGiven(request: SummaryRequest): string {
  const { job, verdicts } = request;
  const musts = new Set(job.requirements.filter(({ must }) => must).map(({ id }) => id));
  const met = verdicts.filter(({ requirementId, verdict }) => verdict === 'met' && musts.has(requirementId)).length;
  return [materialOf(request), musts.size, met, ...job.skills, ...job.requirements.map(({ text }) => text)].join('\n');
}
