import type { Span } from '@cotejo/plugin-kit';
import { fold } from '../text/fold.ts';
import { linesOf } from '../text/lines.ts';
import { readTable } from '../text/phrases.ts';

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
    .replace(/&/g, ' and ')
    .replace(/[^\p{L} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return kinds.get(words);
}

/** The parts of a resume in order, headings included; what stands before the first heading is its summary. */
export function sectionsOf(text: string): (Span & { kind: ResumeSection })[] {
  const sections: (Span & { kind: ResumeSection })[] = [{ kind: 'summary', start: 0, end: text.length }];
  for (const { start, text: line } of linesOf(text)) {
    const colon = line.indexOf(':');
    const kind = headingKind(line) ?? (colon > 0 && colon < 40 ? headingKind(line.slice(0, colon)) : undefined);
    const open = sections.at(-1)!;
    if (kind && !(open.kind === 'skills' && colon > 0 && kind === 'skills')) {
      open.end = start;
      sections.push({ kind, start, end: text.length });
    }
  }
  return sections;
}
