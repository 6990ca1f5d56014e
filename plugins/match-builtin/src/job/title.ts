import { mapBoth, type BilingualPiece } from '../text/bilingual.ts';
import { fold } from '../text/fold.ts';
import { isParticulars } from './nature.ts';
import { titleOfLine, unlabeledTitle } from './rule-title.ts';
import type { JobLine } from './sections.ts';
import { isTitle, isUsable, otherGender, tidyTitle } from './title-form.ts';
import { type Candidates, candidatesOf } from './titles/candidates.ts';
import { likeliestOf, loadWeights } from './titles/model.ts';

/** "PAYROLL SPECIALIST" in ordinary letters. */
const quiet = (title: string): string =>
  /\p{Lu}{4}/u.test(title) && !/\p{Ll}/u.test(title)
    ? title.toLowerCase().replace(/(?<![\p{L}/])\p{L}/gu, (letter) => letter.toUpperCase())
    : title;

const capital = (title: string): string => title.charAt(0).toUpperCase() + title.slice(1);

const withLabel = (lines: readonly JobLine[]): JobLine | undefined => {
  const labeled = lines.find(({ section, original }) => section === 'title' && isUsable(tidyTitle(original)));
  return labeled && !isParticulars(labeled.original, true) ? labeled : undefined;
};

/** One side of a text, line by line, with what may be its title; `label` is what stands behind a label for it. */
export function candidatesIn(
  told: readonly string[],
  label: string | undefined,
): { text: string; candidates: Candidates } {
  const text = told.map((line) => line.replace(otherGender, '')).join('\n');
  const title = label === undefined ? unlabeledTitle(text) : tidyTitle(label);
  return { text, candidates: candidatesOf(text, { title, isLabeled: label !== undefined }) };
}

/** The likeliest title of a text, of those at some lines where these are given. */
function likeliestIn(told: readonly string[], label: string | undefined, at?: ReadonlySet<number>): string {
  const { text, candidates } = candidatesIn(told, label);
  const span = likeliestOf(candidates, loadWeights(), at);
  if (span === undefined) return '';
  const { words } = candidates;
  return text.slice(words[span.from]!.start, words[span.to]!.end).replace(/\s+/g, ' ');
}

/** A title of the original, by the lines in which it stands, in English. */
function translated(title: string, pieces: readonly BilingualPiece[], label: JobLine | undefined): string {
  const places = [...pieces.keys()].filter((at) =>
    fold(pieces[at]!.original.replace(otherGender, '')).includes(fold(title)),
  );
  const told = places.map((at) => pieces[at]!);
  if (told.some(({ text, original }) => text === original)) return title;
  const whole = [...(label ? [label] : []), ...told].find(({ original }) => titleOfLine(original) === title);
  if (whole) return titleOfLine(whole.text);
  const inEnglish = likeliestIn(
    pieces.map(({ text }) => text),
    label?.text,
    new Set(places),
  );
  return isTitle(inEnglish) ? inEnglish : title;
}

/** The position's title, which is read in the language of the job description. */
export function readTitle(pieces: readonly BilingualPiece[], lines: readonly JobLine[]): BilingualPiece {
  const label = withLabel(lines);
  const original = likeliestIn(
    pieces.map((line) => line.original),
    label?.original,
  );
  if (original === '') return { text: '', original: '' };
  return mapBoth({ text: translated(original, pieces, label), original }, (side) => quiet(capital(side)));
}

/** What may be the title of a job description as it is written. */
export const titlesFor = (pieces: readonly BilingualPiece[], lines: readonly JobLine[]): Candidates =>
  candidatesIn(
    pieces.map(({ original }) => original),
    withLabel(lines)?.original,
  ).candidates;
