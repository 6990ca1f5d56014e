import type { Links, Three } from './links.ts';
import type { Word } from './words.ts';

/**
 * What comes back of a job in an honest resume, whoever wrote it, as measured over pairs of one trade, resumes alone and
 * up to eight of them in one: the odds of a word of the job grow with the length of the resume, even at so many words,
 * and one three in so many words. A shorter resume is written for its job, and has as much as one of `shortest` words.
 */
const evenOdds = 860;
const growth = 2 / 3;
const shortest = 300;
const wordsOfAThree = 400;

/** From here on the job is pasted: words beyond chance times their share of what could come back beyond it. */
const enoughWords = 10;
/** From here on a part of it is: threes beyond chance. Where both fall short they count together, at right angles. */
const enoughThrees = 17;

/**
 * Whether so much more of the job comes back in a resume than chance explains that it was pasted there, whole in any
 * order or a part of it in its own.
 */
export function isPasted(words: readonly Word[], threes: readonly Three[], { keys }: Links): boolean {
  const back = new Set(words.flatMap(({ key }) => (keys.has(key) ? [key] : []))).size;
  const odds = (Math.max(words.length, shortest) / evenOdds) ** growth;
  const byChance = keys.size * (odds / (1 + odds));
  const beyond = Math.max(0, back - byChance);
  const different = new Set(threes.map((three) => three.map((at) => words[at]!.key).join(' '))).size;
  const following = Math.max(0, different - words.length / wordsOfAThree);
  const whole = (beyond * beyond) / (keys.size - byChance);
  return Math.hypot(whole / enoughWords, following / enoughThrees) >= 1;
}
