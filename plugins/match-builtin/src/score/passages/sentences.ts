import type { Span } from '@cotejo/plugin-kit';
import { headingKind } from '../../resume/sections.ts';
import type { ResumeSegment } from '../../resume/segments.ts';
import { patternOf, readPhrases } from '../../text/phrases.ts';

/**
 * A sentence or an item of a list, which may go on over lines; `segments` are those in which it stands. `goesOn` is
 * told of a part of one that was too long, which is not its first.
 */
export type Sentence = Span & { segments: ResumeSegment[]; goesOn?: true };

/** A letter, a known abbreviation, and one that has a stop within, as "M.Sc" does. */
const abbreviated = new RegExp(
  `(?:^|\\P{L})(?:\\p{L}|${patternOf(readPhrases(import.meta.url, 'abbreviations'))}|\\p{L}{1,2}\\.\\p{L}{1,3})$`,
  'u',
);
/** After a stop, also one without a blank behind it, after a semicolon, and between the cells of a table. */
const stop = /(?<stop>[.!?])["'”’)]?\s+(?=["'“‘(]?[\p{Lu}\d])|(?<=\p{Ll}{4}[.!?])(?=\p{Lu}\p{Ll})|;\s+/u;
const gap = /\s*(?:\t|\s{3,}|\s[|•]\s)\s*/u;
const end = new RegExp(`${stop.source}|${gap.source}`, 'gu');

/** Where the sentences of a line begin and end in it. */
export function sentencesIn(text: string, folded: string): Span[] {
  const sentences: Span[] = [];
  let from = 0;
  for (const { 0: found, index, groups } of text.matchAll(end)) {
    if (groups?.stop === '.' && abbreviated.test(folded.slice(0, index))) continue;
    const to = groups?.stop ? index + found.trimEnd().length : index;
    if (to > from) sentences.push({ start: from, end: to });
    from = index + found.length;
  }
  return from < text.length ? [...sentences, { start: from, end: text.length }] : sentences;
}

/** Shorter lines are not broken, but end; and no sentence goes on over more segments. */
const shortestBroken = 40;
const mostSegments = 8;

/** Whether a sentence goes on in a segment: it was cut there, or the page broke its line. */
function goesOn(before: ResumeSegment, next: ResumeSegment): boolean {
  if (before.line === next.line) return !/[.;!?]$/.test(before.text);
  return (
    next.line === before.line + 1 &&
    !next.bullet &&
    before.text.length >= shortestBroken &&
    !/[.:;!?]$/.test(before.text) &&
    /^[\p{Ll}(&]/u.test(next.text) &&
    !headingKind(next.text)
  );
}

/** The sentences of a resume, each with the segments in which it stands, in the order of the text. */
export function sentencesOf(segments: readonly ResumeSegment[]): Sentence[] {
  const sentences: Sentence[] = [];
  for (const [at, segment] of segments.entries()) {
    const before = segments[at - 1];
    let open = before && goesOn(before, segment) ? sentences.at(-1) : undefined;
    let isPart = open?.segments.length === mostSegments;
    if (isPart) open = undefined;
    for (const span of sentencesIn(segment.text, segment.folded)) {
      const [start, to] = [segment.start + span.start, segment.start + span.end];
      if (open) {
        open.end = to;
        open.segments.push(segment);
      } else sentences.push({ start, end: to, segments: [segment], ...(isPart && { goesOn: true }) });
      open = undefined;
      isPart = false;
    }
  }
  return sentences;
}
