import { mapBoth, type BilingualPiece } from '../text/bilingual.ts';
import { fold } from '../text/fold.ts';
import { countWords } from '../text/lines.ts';
import { isParticulars } from './nature.ts';
import { titleOfLine, unlabeledTitle } from './rule-title.ts';
import type { JobLine } from './sections.ts';
import { isTitle, isUsable, otherGender, tidyTitle, titleWords } from './title-form.ts';
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

const longestNamed = 8;
const saysTitle = new RegExp(`^\\W*(?:\\d{1,2}\\W+)?${titleWords('label')}(?![\\p{L}])`, 'u');
const besides = new RegExp(`\\s${titleWords('beside')}\\s`, 'iu');

/** What a line below "Job title" says, be it no occupation that is known: "Junior BSA" of "Junior BSA with …". */
function namedTitle(label: JobLine | undefined): BilingualPiece {
  const none = { text: '', original: '' };
  if (label?.heading === undefined || !saysTitle.test(fold(label.heading))) return none;
  const { text, original } = label;
  const title = mapBoth({ text, original }, (side) => tidyTitle(side).split(besides)[0]!);
  const isNamed = [title.text, title.original].every((side) => isUsable(side) && /^\p{Lu}/u.test(side));
  return isNamed && countWords(title.original) <= longestNamed ? title : none;
}

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
  if (original === '') return namedTitle(label);
  return mapBoth({ text: translated(original, pieces, label), original }, (side) => quiet(capital(side)));
}

/** What may be the title of a job description as it is written. */
export const titlesFor = (pieces: readonly BilingualPiece[], lines: readonly JobLine[]): Candidates =>
  candidatesIn(
    pieces.map(({ original }) => original),
    withLabel(lines)?.original,
  ).candidates;
