import type { DateRange } from '../dates.ts';
import type { RulePosition } from '../rule-positions.ts';
import type { ResumeSection } from '../sections.ts';
import type { NearLine } from './lines.ts';
import type { Phrase } from './phrases.ts';
import { bucket, type ReadLine, wordsOf } from './read-line.ts';

/**
 * Where a date stands: the section and its heading, whether it is one date and no range, and what rules say of it: a
 * position, or `null` where they take it for that of a part of the work.
 */
export type Surroundings = {
  kind: ResumeSection;
  heading: string;
  isSingle: boolean;
  byRules: RulePosition | null | undefined;
};

/** A phrase with what it is by its words, and its place in headings of the same form. */
export type Named = { line: NearLine; phrase: Phrase; slot: string; kind: string };

const longestHeading = 60;

/** Where the date stands in its own line: alone, before words, behind some, or between. */
export function formOfOwn({ text, dates: [date] }: NearLine): string {
  const [before, after] = [text.slice(0, date!.start), text.slice(date!.end)].map((part) => /\p{L}{2}/u.test(part));
  return before ? (after ? 'between' : 'behind') : after ? 'before' : 'alone';
}

/** The place of a phrase in its line: before or behind the date, and its number there. */
export function slotOf({ line, parts }: ReadLine, { from }: Phrase): string {
  if (line.up !== 0) return `${line.up} ${from}`;
  const date = line.dates[0]!;
  const behind = parts.filter(({ start }) => start >= date.end);
  const isBehind = parts[from]!.start >= date.end;
  return `0 ${isBehind ? `behind ${from - (parts.length - behind.length)}` : `before ${from}`}`;
}

const formOf = (text: string): string => {
  const words = text.split(/\s+/).filter((word) => /\p{L}{3}/u.test(word));
  if (words.length === 0) return 'short';
  if (words.every((word) => !/\p{Ll}/u.test(word))) return 'capitals';
  const capital = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return capital === words.length ? 'names' : capital === 0 ? 'small' : /^\p{Lu}/u.test(text) ? 'opens' : 'mixed';
};

/** The features of a phrase by itself and of its place, without the role that it may have. */
export function featuresOf(read: ReadLine, phrase: Phrase, own: string, slot: string): string[] {
  const { line, parts, infos, form } = read;
  const { from, to, text } = phrase;
  const [opening, closing] = [infos[from]!, infos[to]!];
  const words = infos.slice(from, to + 1).flatMap((info) => info.words);
  const [first, last] = [words[0] ?? '', words.at(-1) ?? ''];
  const kind = `${opening.kind} ${closing.kind} ${to - from}`;
  const [before, after] = [parts[from]!.before, parts[to]!.after];
  const isWhole = from === 0 && to === parts.length - 1;
  const whole = isWhole ? 'whole' : '';
  const beside = [infos[from - 1]?.kind ?? 'edge', infos[to + 1]?.kind ?? 'edge'];
  const written = formOf(text);
  return [
    ...words.map((word) => `has ${word}`),
    `first ${first}`,
    `last ${last}`,
    `last ${last.slice(-3)}`,
    `kind ${kind}`,
    `kind ${opening.kind} up ${line.up} ${own}`,
    `kind ${closing.kind} ${whole} ${line.up}`,
    `kinds ${beside[0]} ${kind} ${beside[1]}`,
    `slot ${slot} ${own}`,
    `slot ${slot} ${own} ${opening.kind}`,
    `gaps ${before} ${after}`,
    `gaps ${before} ${after} ${opening.kind} ${line.up === 0}`,
    `gap ${before} ${beside[0]} ${kind}`,
    `gap ${after} ${beside[1]} ${kind}`,
    `form ${written} ${closing.kind}`,
    `form ${written} ${line.up}`,
    `long ${Math.min(9, words.length)}`,
    `long ${Math.min(9, words.length)} ${closing.kind}`,
    `line ${form}`,
    `line ${form} ${opening.kind}`,
    `apart ${line.isApart} ${line.up} ${own}`,
    `apart ${line.isApart} ${line.up} ${closing.kind}`,
    `run ${to - from} ${whole} ${written}`,
    ...(from > 0 ? [`behind ${infos[from - 1]!.words.at(-1)} ${before}`] : []),
    ...(to < parts.length - 1 ? [`ahead ${infos[to + 1]!.words[0]} ${after}`] : []),
  ];
}

/** How a phrase stands to the title of its position. */
export function besideTitle(candidate: Named, title: Named | undefined): string[] {
  if (!title) return [`beside none ${candidate.line.up} ${candidate.kind}`];
  const up = candidate.line.up - title.line.up;
  if (up !== 0)
    return [
      `beside line ${up} ${candidate.kind}`,
      `beside line ${up} ${candidate.line.up} ${candidate.slot}`,
      `beside line ${up} ${title.kind} ${candidate.phrase.from}`,
    ];
  const isBehind = candidate.phrase.from > title.phrase.to;
  const between = isBehind ? candidate.phrase.from - title.phrase.to : title.phrase.from - candidate.phrase.to;
  return [
    `beside ${isBehind} ${between} ${candidate.kind}`,
    `beside ${isBehind} ${between} ${candidate.line.up === 0}`,
    `beside ${isBehind} ${between} ${title.kind} ${candidate.kind}`,
  ];
}

/** What rules say of a date, in words. */
export const rulesSay = (byRules: Surroundings['byRules']): string =>
  byRules
    ? `position ${byRules.title === ''} ${byRules.employer === undefined}`
    : byRules === null
      ? 'part'
      : 'nothing';

/** What tells whether a date is that of a position, besides its title and employer. */
export function dateFeatures(range: DateRange, read: readonly ReadLine[], own: string, around: Surroundings): string[] {
  const near = read.filter(({ line }) => Math.abs(line.up) <= 2);
  const place = ({ line }: ReadLine): string => (line.up === 0 ? 'own' : line.up > 0 ? 'above' : 'below');
  const { kind, heading, isSingle, byRules } = around;
  return [
    `section ${kind}`,
    ...wordsOf(heading.slice(0, longestHeading)).map((word) => `heading ${word}`),
    `own ${own} ${read[0]!.form}`,
    `length ${bucket(range.to - range.from, 7)} ${range.current}`,
    `date ${isSingle} ${kind}`,
    `rules ${rulesSay(byRules)}`,
    `rules ${rulesSay(byRules)} ${kind}`,
    ...near.flatMap((one) => one.infos.flatMap(({ words }) => words.map((word) => `${place(one)} ${word}`))),
    ...near.flatMap((one) => one.infos.map((info) => `${place(one)} is ${info.kind} ${kind === 'experience'}`)),
  ];
}
