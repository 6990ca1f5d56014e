import { readLines } from '@cotejo/plugin-kit';
import { headsOf } from './occupations.ts';

let works: Map<string, string[]> | undefined;

/** The words for the works of each noun for those who do them, read once. */
function loadWorks(): Map<string, string[]> {
  if (works) return works;
  works = new Map();
  for (const line of readLines(import.meta.url, '../../data/trades.tsv')) {
    const [noun, work] = line.split('\t');
    works.set(noun!, [...(works.get(noun!) ?? []), work!]);
  }
  return works;
}

/** All words for works that occupations are named by. */
export const allWorks = (): string[] => [...new Set([...loadWorks().values()].flat())];

/** The words for what somebody of a title does: "welding" of "Head welder". */
export const worksOf = (title: string): string[] => headsOf(title).flatMap((noun) => loadWorks().get(noun) ?? []);
