import { type Line, linesOf, type Span } from '@cotejo/plugin-kit';
import { fold } from '../text/fold.ts';
import { readTable } from '../text/phrases.ts';
import { findDateRanges } from './dates.ts';

export type ResumeSection =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'projects'
  | 'interests'
  | 'other';

const kinds = new Map(
  readTable(import.meta.url, 'headings').map(([kind, heading]) => [heading, kind as ResumeSection]),
);

const withoutBlanks = (text: string): string => text.replaceAll(' ', '');
const kindsInOne = new Map([...kinds].map(([heading, kind]) => [withoutBlanks(heading), kind]));
/** "E D U C A T I O N": letters set apart from one another. */
const isSpaced = /^\s*(?:[\p{L}&] +){4,}\p{L}\s*:?\s*$/u;
const longestHeading = 60;
const joint = / (?:and|y|e) /u;

/** The section that a line opens; undefined for a line that is no heading. */
export function headingKind(line: string): ResumeSection | undefined {
  if (line.length > longestHeading) return undefined;
  if (isSpaced.test(line))
    return kindsInOne.get(
      withoutBlanks(fold(line))
        .replace('&', 'and')
        .replace(/[^a-z]/g, ''),
    );
  const words = fold(line)
    .replace(/[&/]/g, ' and ')
    .replace(/[^\p{L} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return kinds.get(words) ?? kindOfTwo(words);
}

/** "Languages and computer skills" opens what the first of two headings says. */
function kindOfTwo(words: string): ResumeSection | undefined {
  const parts = words.split(joint);
  return parts.length === 2 && kinds.has(parts[1]!) ? kinds.get(parts[0]!) : undefined;
}

/** A heading, and where it stands; a label has what it is about in its own line, or beside it: "Tools: Excel". */
type Opening = { kind: ResumeSection; start: number; label?: string };

function openingIn(line: Line): Opening | undefined {
  const kind = headingKind(line.text);
  if (kind) return { kind, start: line.start };
  const end = line.text.search(/[:\t]/);
  const label = end > 0 && end < 40 ? line.text.slice(0, end) : '';
  const labeled = headingKind(label);
  return labeled && { kind: labeled, start: line.start, label };
}

/** Whether a line is a heading, or has one as its label: "Education: Garden School". */
export const opensSection = (text: string): boolean => openingIn({ text, start: 0, end: text.length }) !== undefined;

/** What a position may tell of under labels of its own. */
const withinPositions = new Set<ResumeSection>(['skills', 'projects', 'summary', 'other']);
/** Later than any date that a resume has. */
const farOff = 12 * 9_999;
const isDated = ({ text }: Line): boolean => findDateRanges(fold(text), farOff).length > 0;

/**
 * The parts of a resume in order, headings included; what stands before the first heading is its summary. A label
 * within a position opens none: "Activities: …" above the next position tells of this one, as it does in the last; and
 * one of leisure there opens no more than its own line.
 */
export function sectionsOf(text: string): (Span & { kind: ResumeSection })[] {
  const sections: (Span & { kind: ResumeSection })[] = [{ kind: 'summary', start: 0, end: text.length }];
  const lines = linesOf(text);
  const openings = lines.map(openingIn);
  const isFollowed = followedByPosition(lines, openings);
  const within = new Set<string>();
  for (const [at, opening] of openings.entries()) {
    if (!opening) continue;
    const { kind, label, start } = opening;
    const last = sections.at(-1)!;
    if (label !== undefined && last.kind === 'skills' && kind === 'skills') continue;
    if (label !== undefined && last.kind === 'experience' && withinPositions.has(kind)) {
      if (isFollowed[at]) within.add(label);
      if (within.has(label)) continue;
    }
    last.end = start;
    sections.push({ kind, start, end: text.length });
    const next = lines[at + 1];
    if (label === undefined || kind !== 'interests' || last.kind !== 'experience' || !next || goesOn(next)) continue;
    sections.at(-1)!.end = next.start;
    sections.push({ kind: last.kind, start: next.start, end: text.length });
  }
  return sections;
}

const goesOn = (line: Line): boolean => /^\s*\p{Ll}/u.test(line.text);

/** Of each line, whether a dated one follows before the next heading; told from the end, in one pass. */
function followedByPosition(lines: Line[], openings: (Opening | undefined)[]): boolean[] {
  let isFollowed = false;
  return lines
    .map((_, index) => lines.length - 1 - index)
    .map((at) => {
      const [before, opening] = [isFollowed, openings[at]];
      if (!opening) isFollowed ||= isDated(lines[at]!);
      else if (opening.label === undefined || !withinPositions.has(opening.kind)) isFollowed = false;
      return before;
    })
    .toReversed();
}
