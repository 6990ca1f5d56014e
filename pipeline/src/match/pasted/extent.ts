import type { Source } from './sources.ts';
import type { Word } from './words.ts';

/** How much likelier a word is in a pasted text than in the candidate's own, as a logarithm. */
const gains: Record<Source, number> = { three: 3, neighbor: 2, job: 0, strewn: -0.3, other: -1.5 };
/**
 * What it costs to believe that a pasted text begins or ends between two words, and where a line or a sentence ends.
 */
const costWithin = 5;
const costAtEnd = 1.5;

/**
 * The words of a resume that were pasted, as places `[from, to)`: the likeliest way to divide it into pasted and own
 * text, after A. Viterbi (1967). A line of the job's words is pasted as a whole, and an own line between two of them is
 * not.
 */
export function pastedRuns(text: string, words: readonly Word[], sources: readonly Source[]): [number, number][] {
  // The likelihood of the best division up to a word, where it is own and where it is pasted; and what the one before
  // it was.
  let [own, pasted] = [0, Number.NEGATIVE_INFINITY];
  const before: { own: boolean; pasted: boolean }[] = [];
  for (const [at, { start }] of words.entries()) {
    const isEnd = at === 0 || /[\n.!?;:|]/.test(text.slice(words[at - 1]!.end, start));
    const cost = isEnd ? costAtEnd : costWithin;
    before.push({ own: pasted - cost > own, pasted: pasted >= own - cost });
    [own, pasted] = [Math.max(own, pasted - cost), Math.max(pasted, own - cost) + gains[sources[at]!]];
  }
  const runs: [number, number][] = [];
  let isPasted = pasted > own;
  let to = words.length;
  for (let at = words.length - 1; at >= 0; at--) {
    const wasPasted = isPasted ? before[at]!.pasted : before[at]!.own;
    if (isPasted && (!wasPasted || at === 0)) runs.push([at, to]);
    if (!isPasted && wasPasted) to = at;
    isPasted = at > 0 && wasPasted;
  }
  return runs.toReversed();
}
