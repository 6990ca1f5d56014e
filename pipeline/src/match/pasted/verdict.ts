import type { Links, Three } from './links.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Word } from './words.ts';

/**
 * How much of a job comes back in an honest resume of the same trade, by the resume's length: measured over hundreds of
 * pairs, with single resumes and with up to eight of them in one. At `evenOdds` words a word of the job is as likely
 * there as not, and in every `wordsOfAThree` words there is one three. Short resumes are written for their job, and
 * repeat as much of it as one of `wordsOfAResume`.
 */
const evenOdds = 860;
const growth = 2 / 3;
export const wordsOfAResume = 500;
const wordsOfAThree = 400;

/** Least for a whole job: words beyond chance, times their share of the words that could come back beyond it. */
const enoughWords = 10;
/** Least for a part of it: threes beyond chance. Where both values fall short, the length of their vector counts. */
const enoughThrees = 15;

/**
 * Whether a job has words enough to be found in a resume: of a question in a few words not even all of them, and all
 * threes that its neighbors can make up, would do.
 */
export function canBePasted({ words, keys }: Vocabulary): boolean {
  const places = [...Map.groupBy(words, ({ key }) => key).values()];
  const threes = places.reduce((sum, { length }) => sum + length * length, 0);
  return Math.hypot(keys.size / enoughWords, threes / enoughThrees) >= 1;
}

/**
 * Whether more of the job comes back in a resume than chance explains, so that it was pasted: all of it in any order,
 * or a part of it in the job's own order. Chance brings back no less than in a text of `least` words.
 */
export function isPasted(words: readonly Word[], threes: readonly Three[], { keys }: Links, least: number): boolean {
  const back = new Set(words.flatMap(({ key }) => (keys.has(key) ? [key] : []))).size;
  const different = new Set(threes.map((three) => three.map((at) => words[at]!.key).join(' '))).size;
  const odds = (Math.max(words.length, least) / evenOdds) ** growth;
  const wordsByChance = keys.size * (odds / (1 + odds));
  const beyond = Math.max(0, back - wordsByChance);
  const whole = (beyond * beyond) / (keys.size - wordsByChance);
  const part = Math.max(0, different - words.length / wordsOfAThree);
  return Math.hypot(whole / enoughWords, part / enoughThrees) >= 1;
}
