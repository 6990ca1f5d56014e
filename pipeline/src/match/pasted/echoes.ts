import type { Source } from './sources.ts';
import type { Word } from './words.ts';

/** So many words of the job may come back in a candidate's own line. */
const longestEcho = 6;
/** They are pasted where more than this part of them is not pasted elsewhere. */
const mostNew = 0.25;

type Run = readonly [from: number, to: number];

/**
 * The runs without echoes: short ones whose words came back in longer ones, as often as the job has them. A job is
 * pasted once, and what else is like it is the candidate's own.
 */
export function withoutEchoes(
  runs: readonly Run[],
  words: readonly Word[],
  sources: readonly Source[],
  job: readonly Word[],
): Run[] {
  const left = new Map<string, number>();
  for (const { key } of job) left.set(key, (left.get(key) ?? 0) + 1);
  const isLinked = (at: number): boolean => sources[at] === 'three' || sources[at] === 'neighbour';
  const longestFirst = runs
    .map(([from, to]) => ({
      run: [from, to] as const,
      keys: words.slice(from, to).flatMap(({ key }, at) => (isLinked(from + at) ? [key] : [])),
    }))
    .sort((a, b) => b.keys.length - a.keys.length);
  const pasted = longestFirst.filter(({ keys }) => {
    const isNew = keys.filter((key) => left.get(key)! > 0);
    if (keys.length <= longestEcho && isNew.length <= keys.length * mostNew) return false;
    for (const key of keys) left.set(key, left.get(key)! - 1);
    return true;
  });
  return pasted.map(({ run }) => run).sort(([one], [other]) => one - other);
}
