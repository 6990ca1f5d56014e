import type { Vocabulary } from './vocabulary.ts';
import type { Word } from './words.ts';

/**
 * How many places apart two words may stand to be neighbors, in the job and in the resume, whatever their order.
 */
const nearInJob = 4;
const nearInResume = 3;
/** Other words that may stand between two of the job's that follow each other in both texts. */
const mostBetween = 12;

/** The job's words: which of them are neighbors, in any order, and which follow each other. */
export type Links = {
  keys: ReadonlySet<string>;
  areNear(one: string, other: string): boolean;
  follow(one: string, next: string): boolean;
};

export function linksOf({ words, keys }: Vocabulary): Links {
  const near = new Set<string>();
  const following = new Set<string>();
  for (const [at, { key }] of words.entries()) {
    for (const other of words.slice(at + 1, at + 1 + nearInJob)) near.add(`${key} ${other.key}`);
    if (words[at + 1]) following.add(`${key} ${words[at + 1]!.key}`);
  }
  return {
    keys,
    areNear: (one, other) => one !== other && (near.has(`${one} ${other}`) || near.has(`${other} ${one}`)),
    follow: (one, next) => one !== next && following.has(`${one} ${next}`),
  };
}

/** For each word of a resume, whether one of its neighbors is its neighbor in the job too. */
export function neighborsIn(words: readonly Word[], { keys, areNear }: Links): boolean[] {
  const isNeighbor = new Array<boolean>(words.length).fill(false);
  for (const [at, { key }] of words.entries()) {
    if (!keys.has(key)) continue;
    for (let next = at + 1; next <= Math.min(at + nearInResume, words.length - 1); next++)
      if (areNear(key, words[next]!.key)) isNeighbor[at] = isNeighbor[next] = true;
  }
  return isNeighbor;
}

/** The places in the resume of three words that follow each other there and in the job. */
export type Three = readonly [number, number, number];

/**
 * All such threes of a resume, even where words of another text are strewn between the job's. With `overOthers` the
 * strewn words may be the job's too: in a long text that proves nothing, but it tells how far a pasted job reaches.
 */
export function threesIn(
  words: readonly Word[],
  { keys, follow }: Links,
  { overOthers }: { overOthers: boolean },
): Three[] {
  const threes: Three[] = [];
  const before: (number | undefined)[] = [];
  for (const [at, { key }] of words.entries()) {
    if (!keys.has(key)) continue;
    for (let last = at - 1; last >= Math.max(0, at - 1 - mostBetween); last--) {
      if (!keys.has(words[last]!.key)) continue;
      const isNext = follow(words[last]!.key, key);
      if (isNext) {
        before[at] = last;
        const first = before[last];
        if (first !== undefined) threes.push([first, last, at]);
      }
      if (isNext || !overOthers) break;
    }
  }
  return threes;
}
