import type { Source } from './sources.ts';
import type { Word } from './words.ts';

/** Words of the job that may come back in a candidate's own line. */
const longestEcho = 6;
/** The share of a run's words that are pasted nowhere else, above which the run is pasted itself. */
const mostNew = 0.25;

type Run = readonly [from: number, to: number];

/**
 * Leaves out echoes: short runs whose words stand in longer runs too, as often as the job has them. A job is pasted
 * once, and other lines that resemble it are the candidate's own.
 */
export function withoutEchoes(
  runs: readonly Run[],
  words: readonly Word[],
  sources: readonly Source[],
  job: readonly Word[],
): Run[] {
  const left = new Map<string, number>();
  for (const { key } of job) left.set(key, (left.get(key) ?? 0) + 1);
  const isLinked = (at: number): boolean => sources[at] === 'three' || sources[at] === 'neighbor';
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
