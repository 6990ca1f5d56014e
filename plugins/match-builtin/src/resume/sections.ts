import { type Line, linesOf, type Span } from '@cotejo/plugin-kit';
import { fold } from '../text/fold.ts';
import { countWords } from '../text/lines.ts';
import { readTable } from '../text/phrases.ts';
import { farOff, findDateRanges } from './dates.ts';
import { findMentions } from '../taxonomy/mentions.ts';
import { namesWork } from './titles.ts';

export type ResumeSection =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'projects'
  | 'interests'
  /** What somebody has written, and for whom somebody has worked: the names in there are no skills. */
  | 'publications'
  | 'clients'
  | 'other';

const kinds = new Map(
  readTable(import.meta.url, 'headings').map(([kind, heading]) => [heading, kind as ResumeSection]),
);

/** Headings of several words without the number of each: "Educational qualification". */
const withoutNumber = (words: string): string => words.replace(/(?<=\p{L}{3})s\b/gu, '');
const kindsWithoutNumber = new Map(
  [...kinds].flatMap(([heading, kind]) => (heading.includes(' ') ? [[withoutNumber(heading), kind] as const] : [])),
);

const ends = readTable(import.meta.url, 'heading-ends').map(
  ([kind, end]) => [new RegExp(`^(?:\\p{L}+ ){1,3}${end}$`, 'u'), kind as ResumeSection] as const,
);

/** "CLINICAL EXPERIENCE": a line in capitals opens what its last word says, where the whole is no skill. */
function kindByEnd(line: string, words: string): ResumeSection | undefined {
  if (/\p{Ll}/u.test(line) || /[,;|•]/.test(line)) return undefined;
  const kind = ends.find(([end]) => end.test(words))?.[1];
  return kind !== undefined && findMentions(line).length === 0 ? kind : undefined;
}

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
    .replace(/(?<=\p{L} )\([^()]*\)\s*:?$/u, '')
    .replace(/[&/]/g, ' and ')
    .replace(/[^\p{L} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return kinds.get(words) ?? kindOfTwo(words) ?? kindsWithoutNumber.get(withoutNumber(words)) ?? kindByEnd(line, words);
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

/** "Education: Garden School" without its label. */
export const withoutLabel = (text: string): string =>
  text.slice((openingIn({ text, start: 0, end: text.length })?.label?.length ?? -1) + 1).trim();

/** What a position may tell of under labels of its own. */
const withinPositions = new Set<ResumeSection>(['skills', 'projects', 'summary', 'publications', 'other']);
const isDated = ({ text }: Line): boolean => findDateRanges(fold(text), farOff).length > 0;

const listed = new Set<ResumeSection>(['skills', 'interests']);
const mostWordsListed = 3;
const markOf = (line: Line | undefined): string => /^\s*([^\p{L}\p{N}\s])/u.exec(line?.text ?? '')?.[1] ?? '';

/**
 * Whether a line that could be a heading is an item of a list of skills or leisure: "Books", "Leadership". It stands
 * between others with its mark, or names a skill without a blank line around it, and a short item follows.
 */
function isListed(lines: readonly Line[], at: number): boolean {
  const [before, own, next] = [lines[at - 1], lines[at]!, lines[at + 1]];
  if (!before?.text.trim() || !next?.text.trim()) return false;
  if (markOf(next) !== markOf(own) || countWords(next.text) > mostWordsListed || isDated(next)) return false;
  return markOf(own) === '' ? findMentions(own.text).length > 0 : markOf(before) === markOf(own);
}

/**
 * The parts of a resume in order, headings included; what stands before the first heading is its summary. A label
 * within a position opens none: "Activities: …" above the next position tells of this one, as it does in the last; and
 * one of leisure there opens no more than its own line. A label of clients opens none anywhere: they stand behind it.
 */
export function sectionsOf(text: string): (Span & { kind: ResumeSection })[] {
  const sections: (Span & { kind: ResumeSection })[] = [{ kind: 'summary', start: 0, end: text.length }];
  const lines = linesOf(text);
  const openings = lines.map(openingIn);
  const isFollowed = followedByPosition(lines, openings);
  const within = new Set<string>();
  for (const [at, opening] of openings.entries()) {
    if (!opening) {
      if (!endsSidebar(lines, at, sections)) continue;
      const { start } = lines[at]!;
      sections.at(-1)!.end = start;
      sections.push({ kind: 'summary', start, end: text.length });
      continue;
    }
    const { kind, label, start } = opening;
    const last = sections.at(-1)!;
    if (label === undefined && listed.has(last.kind) && isListed(lines, at)) continue;
    if (label !== undefined && (kind === 'clients' || (last.kind === 'skills' && kind === 'skills'))) continue;
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

const besideWork = new Set<ResumeSection>(['skills', 'languages', 'certifications', 'other']);
/** "Head Gardener at Contoso Mills". */
const headline = /^(\p{Lu}[^.:;•]{2,60}?) at \p{Lu}/u;
/** A name of which only blanks are left, as it is where a resume is judged. */
const isBlanked = /^\s{4,}$/;
const personalName = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3}(?:,.*)?$/u;

/**
 * Whether a line is the name with which the text begins behind a column of skills and languages, as a page of profiles
 * has it: what somebody is stands below it.
 */
function endsSidebar(lines: Line[], at: number, sections: { kind: ResumeSection }[]): boolean {
  if (!besideWork.has(sections.at(-1)!.kind) || sections.some(({ kind }) => kind === 'experience')) return false;
  const title = headline.exec(lines[at + 1]?.text ?? '')?.[1];
  const { text } = lines[at]!;
  return title !== undefined && namesWork(title) && (personalName.test(text) || isBlanked.test(text));
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
