import { linesOf } from '@cotejo/plugin-kit';
import { namesOccupation } from '../taxonomy/occupations.ts';
import { countWords } from '../text/lines.ts';
import { fold } from '../text/fold.ts';
import { isPlainHeading, sectionOf } from './headings.ts';
import { isUnfinished } from './raw-lines.ts';

/** Lines of fewer characters have lost no breaks. */
const shortestPasted = 160;
const mostWords = 4;
const longestLabel = 48;
const longestOpening = 400;

const opens = (words: string): boolean => isPlainHeading(words) && !['title', undefined].includes(sectionOf(words));

const stop = /[.!?…)]\s+/u;

/**
 * The longest heading with a capital that the words before a colon end with: "Funciones" of "en Zaragoza Funciones".
 * Behind a full stop it may have other words too: "Actividades a realizar".
 */
function headingAtEnd(words: string): string | undefined {
  const told = words.split(stop).at(-1)!;
  const isLabel = told.length < words.length && /^\p{Lu}/u.test(told) && countWords(told) <= mostWords;
  if (isLabel && ![undefined, 'title'].includes(sectionOf(told))) return told;
  const starts = [...words.matchAll(/(?<!\S)[\p{Lu}¿]/gu)].map(({ index }) => index);
  return starts
    .map((start) => words.slice(start))
    .find((heading) => heading.split(/\s+/).length <= mostWords && opens(heading));
}

/**
 * The longest heading of at least `fewest` words that words begin with, where a capital or a figure follows, and no
 * title with them.
 */
function headingAtStart(words: string, fewest: number): string | undefined {
  const ends = [...words.matchAll(/(?<=\S) (?=[\p{Lu}\d£$€])/gu)].map(({ index }) => index).slice(0, mostWords);
  const heading = ends
    .toReversed()
    .map((end) => words.slice(0, end))
    // "A minimum of 3 years" goes on, and "What we are looking for" is said.
    .find((said) => opens(said) && (!isUnfinished(fold(said)) || /(?<!\p{L})for$/iu.test(said)));
  if (heading === undefined || /[.,;:]/.test(heading) || countWords(heading) < fewest) return undefined;
  const next = words.slice(heading.length).trim().split(/\s+/)[0]!;
  return namesOccupation(`${heading} ${next}`) ? undefined : heading;
}

const colon = /:(?=\s)/g;
const asking = /(?<=[.!?)…] |^)(?:¿[^?¿]{3,60}|(?:What|Who|Why|How) [^?.!]{3,60})\?(?= )/gu;
/** Where a heading may begin without a colon: as a sentence does, or, one of several words, anywhere. */
const capital = /(?<=(?<stop>[.!?…])? )\p{Lu}/gu;
const firstSentence = /^[^\n]*?\p{L}\.(?= \p{Lu})/u;
const bars = /\s[-–—|·]\s/;
const fewestBars = 2;

/** The end of a sentence that opens a text and tells title, firm and place between bars or dashes. */
function endOfOpening(text: string): number[] {
  const opening = firstSentence.exec(text.slice(0, longestOpening))?.[0] ?? '';
  return opening.split(bars).length > fewestBars ? [opening.length] : [];
}

/** Where a heading begins in a line, and where one ends that nothing sets apart from what follows. */
function breaksIn(line: string): number[] {
  const withColon = [...line.matchAll(colon)].flatMap(({ index }) => {
    const from = Math.max(0, index - longestLabel);
    const heading = headingAtEnd(line.slice(from, index));
    return heading === undefined ? [] : [index - heading.length];
  });
  const questions = [...line.matchAll(asking)].filter(({ 0: found }) => sectionOf(found)).map(({ index }) => index);
  let end = 0;
  const bare = [...line.matchAll(capital)].flatMap(({ index, groups }) => {
    // A name in a sentence is no heading: "see our Privacy Notice".
    if (index < end || isUnfinished(fold(line.slice(Math.max(0, index - longestLabel), index).trimEnd()))) return [];
    const heading = headingAtStart(line.slice(index, index + longestLabel), groups!.stop === undefined ? 2 : 1);
    if (heading === undefined) return [];
    end = index + heading.length;
    return [index, end];
  });
  return [...withColon, ...questions, ...bare];
}

/**
 * Where lines begin in a text whose line breaks were lost when it was copied from a page: before "Requisitos:",
 * "¿Qué ofrecemos?" and the like within a long line, in order.
 */
export function lostBreaks(text: string): number[] {
  const found = linesOf(text)
    .filter(({ text: line }) => line.length >= shortestPasted)
    .flatMap(({ start, text: line }) => breaksIn(line).map((at) => start + at));
  return [...new Set([...found, ...endOfOpening(text)])].toSorted((a, b) => a - b);
}
