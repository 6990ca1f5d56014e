import type { Word } from './words.ts';

/**
 * Words of the job so many places apart or nearer are neighbours there, and in the resume so many, whatever their
 * order.
 */
const nearInJob = 4;
const nearInResume = 3;

/** What is compared with: the job's words, and which of them are neighbours. */
export type JobWords = { keys: ReadonlySet<string>; isPair(one: string, other: string): boolean };

const pairOf = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

export function jobWordsOf(words: readonly Word[]): JobWords {
  const pairs = new Set<string>();
  for (const [at, { key }] of words.entries()) {
    const next = words.slice(at + 1, at + 1 + nearInJob);
    for (const other of next) if (other.key !== key) pairs.add(pairOf(key, other.key));
  }
  return { keys: new Set(words.map(({ key }) => key)), isPair: (one, other) => pairs.has(pairOf(one, other)) };
}

/**
 * Words of a resume that hang together; `keys` are the different ones, `from` and `to` the first and the last place.
 */
export type Passage = { keys: Set<string>; from: number; to: number };

/**
 * For each word of a resume the passage that it belongs to: words hang together where two that are neighbours in the
 * job are neighbours in the resume. Takes time in proportion to the number of words.
 */
export function passagesOf(words: readonly Word[], job: JobWords): (Passage | undefined)[] {
  // A union-find forest: each place points to an earlier one of its passage.
  const roots = words.map((_, at) => at);
  const rootOf = (at: number): number => {
    let root = at;
    while (roots[root] !== root) root = roots[root] = roots[roots[root]!]!;
    return root;
  };
  const isLinked = new Array<boolean>(words.length).fill(false);
  for (const [at, { key }] of words.entries()) {
    if (!job.keys.has(key)) continue;
    for (let next = at + 1; next <= Math.min(at + nearInResume, words.length - 1); next++) {
      const other = words[next]!.key;
      if (other === key || !job.isPair(key, other)) continue;
      isLinked[at] = isLinked[next] = true;
      roots[rootOf(next)] = rootOf(at);
    }
  }
  const passages = new Map<number, Passage>();
  return words.map(({ key }, at) => {
    if (!isLinked[at]) return undefined;
    const root = rootOf(at);
    const passage = passages.get(root) ?? { keys: new Set(), from: at, to: at };
    passage.keys.add(key);
    passage.to = at;
    passages.set(root, passage);
    return passage;
  });
}

/** For each word that came back how many different ones came back with it where most did. */
export function largestSizes(passages: readonly Passage[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { keys } of passages) for (const key of keys) sizes.set(key, Math.max(sizes.get(key) ?? 0, keys.size));
  return sizes;
}
