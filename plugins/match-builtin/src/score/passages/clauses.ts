import { clausesOf, type Span } from '@cotejo/plugin-kit';
import { headingKind } from '../../resume/sections.ts';
import type { ResumeSegment } from '../../resume/segments.ts';
import { headsPosition } from '../../resume/titles.ts';
import { stemsOfWorks } from '../../taxonomy/trades.ts';
import { fold } from '../../text/fold.ts';
import { matcherOf, patternOf, readPhrases } from '../../text/phrases.ts';
import { informativeStems } from '../../text/tokens.ts';
import { tellsWork } from './predicates.ts';
import { sentencesIn } from './sentences.ts';

/** Where a clause stands: in work that is told, in a list, among studies, or in the heading of a position. */
export type Place = 'told' | 'list' | 'studies' | 'title';

/** The smallest passage that a verdict rests on: a part of a line, with its place in the resume. */
export type Clause = Span & { text: string; segment: ResumeSegment; place: Place; stems: string[]; set: Set<string> };

const formality = matcherOf(readPhrases(import.meta.url, 'formalities'));
/** An address or a telephone number shows where somebody is reached, not what they can do. */
const contact = /\S@\S+\.\S|\+\d[\d ().-]{7,}/;
const contactLabel = new RegExp(`^\\W*${patternOf(readPhrases(import.meta.url, 'contacts'))}\\s*:`);

/** Whether a line can be evidence: headings, contacts and what stands in any resume are none. */
export const isEvidence = ({ text, folded }: ResumeSegment): boolean =>
  /\p{L}/u.test(text) &&
  !contact.test(text) &&
  !contactLabel.test(folded) &&
  !headingKind(text) &&
  !formality.test(folded);

function placeOf(text: string, { position, section }: ResumeSegment): Place {
  if (headsPosition(text, position)) return 'title';
  if (section === 'education') return 'studies';
  return position || tellsWork(fold(text)) ? 'told' : 'list';
}

/** What the title in a passage says of the work, in stems: a welder has done welding. */
export const worksInTitle = (text: string, { position }: ResumeSegment): string[] =>
  position?.title && text.includes(position.title) ? stemsOfWorks(position.title) : [];

/** The clauses of a line. */
export const clausesOfSegment = (segment: ResumeSegment): Clause[] =>
  sentencesIn(segment.text, segment.folded).flatMap((sentence) =>
    clausesOf(segment.text.slice(sentence.start, sentence.end)).map((clause) => {
      const { start, end } = { start: sentence.start + clause.start, end: sentence.start + clause.end };
      const span = { start: segment.start + start, end: segment.start + end };
      const tokens = segment.tokens.filter((token) => token.start >= span.start && token.end <= span.end);
      const stems = informativeStems(tokens);
      const text = segment.text.slice(start, end);
      const set = new Set([...stems, ...worksInTitle(text, segment)]);
      return { ...span, text, segment, place: placeOf(text, segment), stems, set };
    }),
  );
