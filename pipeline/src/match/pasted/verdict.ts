import { type JobWords, largestSizes, type Passage } from './links.ts';
import type { Word } from './words.ts';

/** A word counts in full in a passage of so many different ones, and by this part in a passage of two. */
const fullPassage = 6;
const countOfTwo = 0.5;
/**
 * From here on the job is pasted: the words that come back times the square of their share of the job's. A whole job
 * of twelve words has as much, or half of a job of a hundred. Honest resumes have up to 2, those written for a job up
 * to 10.
 */
const enough = 12;
/** So many words that come back in sentences are no accident, however long the job: honest resumes have up to 22. */
const enoughOfSentences = 24;
/**
 * Passages are sentences where this part of their words are small ones; lists of skills, alike everywhere, have fewer.
 */
const smallInASentence = 0.27;
/** They are the job's where this part of the others is. */
const jobsInASentence = 0.75;

/**
 * Whether so much of the job comes back in a resume that it was pasted there, and not met by who writes of its trade.
 */
export function isPasted(text: string, words: readonly Word[], passages: readonly Passage[], job: JobWords): boolean {
  const sizes = [...largestSizes(passages).values()];
  const step = (1 - countOfTwo) / (fullPassage - 2);
  const countOf = (size: number): number => Math.min(1, countOfTwo + step * (size - 2));
  const back = sizes.reduce((sum, size) => sum + countOf(size), 0);
  const sentences = passages.filter((passage) => isSentence(text, words, passage));
  const ofSentences = new Set(sentences.flatMap(({ keys }) => [...keys]));
  return back * (back / job.keys.size) ** 2 >= enough || ofSentences.size >= enoughOfSentences;
}

function isSentence(text: string, words: readonly Word[], { keys, from, to }: Passage): boolean {
  const said = to - from + 1;
  const all = text.slice(words[from]!.start, words[to]!.end).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return keys.size >= fullPassage && keys.size >= said * jobsInASentence && all - said >= all * smallInASentence;
}
