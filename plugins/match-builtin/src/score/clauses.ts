import { clausesOf, likeness, type Span } from '@cotejo/plugin-kit';
import { headingKind } from '../resume/sections.ts';
import type { ResumeSegment } from '../resume/segments.ts';
import { patternOf, readPhrases } from '../text/phrases.ts';
import { isIdle } from '../text/stop-words.ts';
import { informativeStems } from '../text/tokens.ts';
import type { ScoreContext } from './context.ts';

/** The smallest passage that a verdict rests on: a part of a line, with its place in the resume. */
export type Clause = Span & { text: string; segment: ResumeSegment; stems: string[]; set: Set<string> };

const formality = new RegExp(`\\b${patternOf(readPhrases(import.meta.url, 'formalities'))}\\b`);
/** An address or a telephone number shows where somebody is reached, not what they can do. */
const contact = /\S@\S+\.\S|\+\d[\d ().-]{7,}/;

/** Whether a line can be evidence: headings, contacts and what stands in any resume are none. */
export const isEvidence = ({ text, folded }: ResumeSegment): boolean =>
  /\p{L}/u.test(text) && !contact.test(text) && !headingKind(text) && !formality.test(folded);

/** The clauses of a line. */
export const clausesOfSegment = (segment: ResumeSegment): Clause[] =>
  clausesOf(segment.text).map(({ start, end }) => {
    const span = { start: segment.start + start, end: segment.start + end };
    const tokens = segment.tokens.filter((token) => token.start >= span.start && token.end <= span.end);
    const stems = informativeStems(tokens, isIdle);
    return { ...span, text: segment.text.slice(start, end), segment, stems, set: new Set(stems) };
  });

/**
 * How near the meaning of each clause is to that of a requirement, 0 to 1, by the passages that it touches; nothing
 * where no encoder serves.
 */
export function likenesses(requirementId: string, { clauses, meaning }: ScoreContext): number[] | undefined {
  const wanted = meaning?.requirements[requirementId];
  if (!meaning || !wanted) return undefined;
  const { passages } = meaning;
  let from = 0;
  return clauses.map(({ start, end }) => {
    while (from < passages.length && passages[from]!.end <= start) from += 1;
    let nearest = 0;
    for (let at = from; at < passages.length && passages[at]!.start < end; at += 1)
      nearest = Math.max(nearest, likeness(wanted, passages[at]!.vector));
    return nearest;
  });
}
