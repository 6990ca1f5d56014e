import type { BilingualText, Span } from '@cotejo/plugin-kit';
import { mergeSpans, runsOf } from '../spans.ts';

type Word = Span & { word: string; opensItem: boolean };

/** Between two words: a line that starts with a bullet, or an empty line. */
const itemStart = /\n[^\S\n]*(?:[^\p{L}\p{N}\s]+[^\S\n]|\n)/u;
/** Lines of running text are longer; after a shorter one something new begins. */
const shortLine = 45;

/** So many words in a row of one sentence or item are alike by chance only in set phrases. */
const seed = 8;
/** A run of such sequences as long as this has been copied. */
const copiedRun = 18;

/**
 * Passages of the resume's original that were copied from the job description: runs of the same words in the same order,
 * far longer than the phrases that every job and resume share. A sequence that crosses from one list item into the next
 * says nothing: honest lists of skills have the same items.
 */
export function findPastedJob(resume: BilingualText, job: BilingualText): Span[] {
  const texts = [job.original, ...(job.english === job.original ? [] : [job.english])];
  const seeds = new Set(texts.flatMap((text) => passagesOf(wordsOf(text)).flatMap((passage) => sequences(passage))));
  const words = wordsOf(resume.original);
  const copied = new Array<boolean>(words.length).fill(false);
  let first = 0;
  for (const passage of passagesOf(words)) {
    for (const [index, sequence] of sequences(passage).entries()) {
      if (seeds.has(sequence)) copied.fill(true, first + index, first + index + seed);
    }
    first += passage.length;
  }
  return mergeSpans(runsOf(copied, copiedRun).map(([from, to]) => ({ start: words[from]!.start, end: words[to - 1]!.end })));
}

function wordsOf(text: string): Word[] {
  let previousEnd = 0;
  let lineStart = 0;
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}+#]*/gu)].map((match) => {
    const between = text.slice(previousEnd, match.index);
    const opensItem = itemStart.test(between) || (between.includes('\n') && previousEnd - lineStart < shortLine);
    if (between.includes('\n')) lineStart = match.index;
    previousEnd = match.index + match[0].length;
    return { word: match[0].toLowerCase(), start: match.index, end: previousEnd, opensItem };
  });
}

/** Sentences that run on, and single list items. */
function passagesOf(words: Word[]): Word[][] {
  const passages: Word[][] = [];
  for (const word of words) {
    if (word.opensItem || passages.length === 0) passages.push([]);
    passages.at(-1)!.push(word);
  }
  return passages;
}

function sequences(words: Word[]): string[] {
  return words.slice(seed - 1).map((_, index) => words.slice(index, index + seed).map(({ word }) => word).join(' '));
}
