import type { Point, Summary, SummaryRequest, Verdict } from '@cotejo/plugin-kit';
import * as v from 'valibot';
import { type Grounds, groundedSentences, tolerated } from '../text/grounding.ts';

const mostPoints = 5;
/** Characters of a summary at least. */
const shortestSummary = 40;

const text = v.pipe(v.string(), v.maxLength(1_200));
const points = (ids: string[]) =>
  v.pipe(
    v.array(
      v.object({
        id: v.picklist(ids),
        title: v.pipe(v.string(), v.maxLength(80)),
        description: v.pipe(v.string(), v.maxLength(300)),
      }),
    ),
    v.maxLength(mostPoints),
  );

export const summarySchema = (ids: string[]) =>
  v.object({
    summary: text,
    technicalSummary: text,
    experienceSummary: text,
    keyStrengths: points(ids),
    areasForConsideration: points(ids),
  });

type Written = v.InferOutput<ReturnType<typeof summarySchema>>;

export function complaintAbout(
  { summary, technicalSummary, experienceSummary }: Written,
  grounds: Grounds,
): string | undefined {
  const parts = [summary, technicalSummary, experienceSummary].map((part) => groundedSentences(part, grounds));
  const [total, dropped] = [
    parts.reduce((sum, part) => sum + part.total, 0),
    parts.reduce((sum, part) => sum + part.dropped, 0),
  ];
  return parts[0]!.kept.length < shortestSummary || dropped > total * tolerated
    ? 'Its sentences name things that do not stand in the data: use the words of the data and plain English, ' +
        'nothing else.'
    : undefined;
}

/** What is left when everything is dropped that does not stand in what the model was given. */
export function keepGrounded(written: Written, request: SummaryRequest, grounds: Grounds): Summary {
  const verdicts = new Map(request.verdicts.map(({ requirementId, verdict }) => [requirementId, verdict]));
  const keep = (part: string): string => groundedSentences(part, grounds).kept;
  const keepPoints = (
    drafted: Written['keyStrengths'],
    fits: (verdict: Verdict) => boolean,
    allowed: Grounds,
  ): Point[] =>
    drafted.flatMap(({ id, title, description }) => {
      if (!fits(verdicts.get(id) ?? 'missing')) return [];
      const point = {
        title: groundedSentences(title, allowed).kept,
        description: groundedSentences(description, allowed).kept,
      };
      return point.title && point.description ? [point] : [];
    });
  return {
    summary: keep(written.summary),
    technicalSummary: keep(written.technicalSummary),
    experienceSummary: keep(written.experienceSummary),
    keyStrengths: keepPoints(written.keyStrengths, (verdict) => verdict === 'met', grounds),
    areasForConsideration: keepPoints(written.areasForConsideration, (verdict) => verdict !== 'met', {
      ...grounds,
      unshown: new Set(),
    }),
  };
}
