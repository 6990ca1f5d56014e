import type { BilingualText, Span } from '@cotejo/plugin-kit';
import { mergeSpans, runsOf } from '../spans.ts';

type Word = Span & { word: string };

/** So many words in a row are alike by chance only in set phrases. */
const seed = 8;
/** A run of shared words as long as this has been copied. */
const copiedRun = 18;

/**
 * Passages of the resume's original that were copied from the job description: runs of the same words in the same order,
 * far longer than the phrases that every job and resume share.
 */
export function findPastedJob(resume: BilingualText, job: BilingualText): Span[] {
  const texts = [job.original, ...(job.english === job.original ? [] : [job.english])];
  const seeds = new Set(texts.flatMap((text) => sequences(wordsOf(text))));
  const words = wordsOf(resume.original);
  const copied = new Array<boolean>(words.length).fill(false);
  for (const [index, sequence] of sequences(words).entries()) {
    if (seeds.has(sequence)) copied.fill(true, index, index + seed);
  }
  return mergeSpans(runsOf(copied, copiedRun).map(([from, to]) => ({ start: words[from]!.start, end: words[to - 1]!.end })));
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}+#]*/gu)].map((match) => ({
    word: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function sequences(words: Word[]): string[] {
  return words.slice(seed - 1).map((_, index) => words.slice(index, index + seed).map(({ word }) => word).join(' '));
}
