import { type Links, neighborsIn, threesIn } from './links.ts';
import type { Word } from './words.ts';

/**
 * Where a word of a resume that holds a pasted job may come from: from the job together with two that follow it there,
 * with a neighbor or by itself; from another text, strewn between words of the job or not.
 */
export type Source = 'three' | 'neighbor' | 'job' | 'strewn' | 'other';

export function sourcesOf(text: string, words: readonly Word[], links: Links): Source[] {
  const isNeighbor = neighborsIn(words, links);
  const sources = words.map(({ key }, at): Source => {
    if (isNeighbor[at]) return 'neighbor';
    return links.keys.has(key) ? 'job' : 'other';
  });
  for (const [first, second, third] of threesIn(words, links, { overOthers: true })) {
    sources[first] = sources[second] = sources[third] = 'three';
    for (const [from, to] of [
      [first, second],
      [second, third],
    ] as const) {
      if (hasWholeLine(text.slice(words[from]!.end, words[to]!.start))) continue;
      for (let at = from + 1; at < to; at++) if (sources[at] === 'other') sources[at] = 'strewn';
    }
  }
  return sources;
}

/** Whether a line between two pasted ones is the candidate's own, and not strewn in. */
const hasWholeLine = (between: string): boolean => between.indexOf('\n') !== between.lastIndexOf('\n');
