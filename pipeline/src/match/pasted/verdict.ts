import type { Links, Three } from './links.ts';
import type { Word } from './words.ts';

/**
 * What comes back of a job in an honest resume of the same trade by its length, as measured over hundreds of pairs,
 * resumes alone and up to eight of them in one: the odds of a word of the job, even at `evenOdds` words, and one three
 * in so many words. Short resumes are written for their job and repeat as much of it as one of `shortest` words.
 */
const evenOdds = 860;
const growth = 2 / 3;
const shortest = 500;
const wordsOfAThree = 400;

/** From here on the whole job is pasted: words beyond chance times their share of what could come back beyond it. */
const enoughWords = 10;
/** From here on a part of it is: threes beyond chance. Where both fall short they count together, at right angles. */
const enoughThrees = 15;

/**
 * Whether so much more of the job comes back in a resume than chance explains that it was pasted there, whole in any
 * order or a part of it in its own.
 */
export function isPasted(words: readonly Word[], threes: readonly Three[], { keys }: Links): boolean {
  const back = new Set(words.flatMap(({ key }) => (keys.has(key) ? [key] : []))).size;
  const different = new Set(threes.map((three) => three.map((at) => words[at]!.key).join(' '))).size;
  const odds = (Math.max(words.length, shortest) / evenOdds) ** growth;
  const wordsByChance = keys.size * (odds / (1 + odds));
  const beyond = Math.max(0, back - wordsByChance);
  const whole = (beyond * beyond) / (keys.size - wordsByChance);
  const part = Math.max(0, different - words.length / wordsOfAThree);
  return Math.hypot(whole / enoughWords, part / enoughThrees) >= 1;
}
