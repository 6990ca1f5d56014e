import type { Links, Three } from './links.ts';
import type { Word } from './words.ts';

/**
 * From here on the whole job is pasted, in whatever order: its different words that come back times the fourth power
 * of their share of the job's. Honest resumes have up to 8, those written for a job up to 10.3.
 */
const enoughOfAll = 11;
const powerOfShare = 4;
/** From here on a part of it is: different threes. Honest resumes have up to 13, those written for a job up to 17. */
const enoughThrees = 18;

/**
 * Whether so much of the job comes back in a resume that it was pasted there, and not met by who writes of its trade.
 */
export function isPasted(words: readonly Word[], threes: readonly Three[], { keys }: Links): boolean {
  const back = new Set(words.flatMap(({ key }) => (keys.has(key) ? [key] : []))).size;
  if (back * (back / keys.size) ** powerOfShare >= enoughOfAll) return true;
  return new Set(threes.map((three) => three.map((at) => words[at]!.key).join(' '))).size >= enoughThrees;
}
