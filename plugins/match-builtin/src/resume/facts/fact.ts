import { fold } from '../../text/fold.ts';
import { patternOf, readPhrases } from '../../text/phrases.ts';
import { farOff, findDateRanges, isDateAlone } from '../dates.ts';
import { opensSection, withoutLabel } from '../sections.ts';
import type { ResumeSegment } from '../segments.ts';

/** A fact of the profile: the passages that tell it, of a line or more each, and what is shown of their words. */
export type Fact = { passages: readonly (readonly ResumeSegment[])[]; shownAs: (passages: string[]) => string[] };

/** Whether folded words are nothing but a time: "March 2021 to March 2024". */
export const isTime = (folded: string): boolean =>
  isDateAlone(folded) ||
  findDateRanges(folded, farOff).some(
    ({ start, end }) => !/\p{L}{2}/u.test(folded.slice(0, start) + folded.slice(end)),
  );

/** What parts the lines that one fact is told in. */
export const besideLine = ' | ';

const mostFacts = 12;

/** A line without a heading that opens it as its label, unless nothing else is there. */
function withoutHeading(line: string): string {
  const bare = withoutLabel(line);
  return /\p{L}{2}/u.test(bare) ? bare : line;
}

/** What facts are shown as, each once; `textOf` gives the words of a segment in one of the two languages. */
export function shownFacts(facts: readonly Fact[], textOf: (segment: ResumeSegment) => string): string[] {
  const inOneRun = (passage: readonly ResumeSegment[]): string =>
    withoutHeading([...new Set(passage.map(textOf))].join(' ')).replace(/\s+/g, ' ');
  const shown = new Map<string, string>();
  for (const { passages, shownAs } of facts)
    for (const text of shownAs(passages.map(inOneRun)))
      if (/\p{L}{2}/u.test(text) && !shown.has(fold(text))) shown.set(fold(text), text);
  return [...shown.values()].slice(0, mostFacts);
}

const openEnd = new RegExp(`(?:(?<![a-z])${patternOf(readPhrases(import.meta.url, 'open-ends'))}|[&/(])$`);
const isClosed = (text: string): boolean => text.split('(').length <= text.split(')').length;
const longest = 220;

/** Whether a line that a passage ends with goes on in the next one. */
export function goesOn(passage: readonly ResumeSegment[], next: ResumeSegment | undefined): next is ResumeSegment {
  const last = passage.at(-1)!;
  if (!next || next.line !== last.line + 1 || next.section !== last.section || next.bullet) return false;
  if (opensSection(next.text) || next.end - passage[0]!.start > longest) return false;
  const goesOnSmall = /^\p{Ll}/u.test(next.text) && !/[.:;!?]$/.test(last.text);
  return openEnd.test(last.folded) || !isClosed(passage.map(({ text }) => text).join(' ')) || goesOnSmall;
}

const address = /\b(?:https?:\/\/|www\.)\S*/gi;

/** A text without addresses of the web. */
export const withoutAddresses = (text: string): string => text.replace(address, ' ').replace(/\s+/g, ' ').trim();

/** A text without the marks around it; the full stop of an abbreviation stays. */
export const withoutMarks = (text: string): string =>
  text
    .replace(/^[^\p{L}\p{N}([{“"'¿¡#]+/u, '')
    .replace(/(?<![\s,;:|–—-])[\s,;:|–—-]+$/u, '')
    .replace(/(?<=\p{Ll}{4}|[\d)%\]])\.$/u, '');
