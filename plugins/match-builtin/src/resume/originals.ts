import type { BilingualText } from '@cotejo/plugin-kit';
import { fold } from '../text/fold.ts';
import { farOff, findDateRanges } from './dates.ts';
import { pieces, withBars } from './position-heading.ts';

/** The line of the English text at a place, and the one that it was translated from; undefined where nothing was. */
function linesAt({ original, english, alignment }: BilingualText, at: number): [string, string] | undefined {
  const aligned = alignment.find((one) => one.english.start <= at && at < one.english.end);
  if (!aligned) return undefined;
  const lines = [
    english.slice(aligned.english.start, aligned.english.end),
    original.slice(aligned.original.start, aligned.original.end),
  ] as [string, string];
  return lines[0] === lines[1] ? undefined : lines;
}

/** A full stop that ends a title, and no abbreviation: "Médico residente (MIR).". */
const endOfSentence = /(?<=\)|\p{Ll}{4})\.$/u;

/** What a passage of the English text that begins at `at` was translated from; itself where nothing was. */
export const originalOf = (resume: BilingualText, { text, start }: { text: string; start: number }): string =>
  linesAt(resume, start)?.[1] ?? text;

/**
 * A title or employer of the English text that stands behind `start`, as the original has it: the piece of the same
 * place in its line. Undefined where it is the same, and where the line has other pieces in the other language.
 */
export function pieceInOriginal(resume: BilingualText, title: string, start: number): string | undefined {
  const at = resume.english.indexOf(title, start);
  const lines = at < 0 ? undefined : linesAt(resume, at);
  if (!lines) return undefined;
  const [english, original] = lines.map((line) => pieces(withBars(line, findDateRanges(fold(line), farOff)))) as [
    string[],
    string[],
  ];
  const found =
    english.length === original.length ? original[english.findIndex((one) => one.includes(title))] : undefined;
  return found === title ? undefined : found?.replace(endOfSentence, '');
}

/** "el Colegio Sant Jordi", "Hotel Real (4*)": an article before a name, and what stands in brackets behind it. */
const besideName = /^(?:el|l[oa]s?) (?=\p{Lu})|\s*\([^()]*\)$/gu;

/** The name of an employer of the English text as the original has it, since names are never translated. */
export const employerInOriginal = (resume: BilingualText, employer: string, start: number): string =>
  pieceInOriginal(resume, employer, start)?.replace(besideName, '') ?? employer;
