import type { Span } from '@cotejo/plugin-kit';
import { fold } from '../text/fold.ts';
import { type Segment, segmentsOf } from '../text/segments.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import type { DatedPosition } from './positions.ts';
import type { ResumeSection } from './sections.ts';

/** A passage of a resume, with the section and, where there is one, the position in which it stands. */
export type ResumeSegment = Segment & {
  section: ResumeSection;
  folded: string;
  tokens: Token[];
  position?: DatedPosition;
};

/** The segments of a resume, each with its place; sections and positions are in the order of the text. */
export function placeSegments(
  text: string,
  sections: readonly (Span & { kind: ResumeSection })[],
  positions: DatedPosition[],
): ResumeSegment[] {
  const tokens = tokenize(text);
  let token = 0;
  let section = 0;
  return segmentsOf(text).map((segment) => {
    while (section + 1 < sections.length && sections[section + 1]!.start <= segment.start) section += 1;
    while (token < tokens.length && tokens[token]!.start < segment.start) token += 1;
    const from = token;
    while (token < tokens.length && tokens[token]!.end <= segment.end) token += 1;
    const position = positions.find(({ span }) => span.start <= segment.start && segment.start < span.end);
    return {
      ...segment,
      section: sections[section]!.kind,
      folded: fold(segment.text),
      tokens: tokens.slice(from, token),
      ...(position ? { position } : {}),
    };
  });
}

/** Segments without the words of some passages, which can still be read and quoted. */
export const withoutWords = (segments: ResumeSegment[], passages: Span[]): ResumeSegment[] =>
  segments.map((segment) => {
    const inside = passages.filter(({ start, end }) => start < segment.end && segment.start < end);
    if (inside.length === 0) return segment;
    const isInside = (token: Span) => inside.some(({ start, end }) => start <= token.start && token.end <= end);
    return { ...segment, tokens: segment.tokens.filter((token) => !isInside(token)) };
  });
