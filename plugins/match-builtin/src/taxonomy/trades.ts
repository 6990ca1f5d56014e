import { once, readRows } from '../text/data.ts';
import { stem } from '../text/stem.ts';
import { headsOf } from './occupations.ts';

/** The words for the works of each noun for those who do them. */
const loadWorks = once(() => {
  const works = new Map<string, string[]>();
  for (const [noun, work] of readRows('trades.tsv')) works.set(noun!, [...(works.get(noun!) ?? []), work!]);
  return works;
});

/** All words for works that occupations are named by. */
export const allWorks = (): string[] => [...new Set([...loadWorks().values()].flat())];

/** The words for what somebody of a title does: "welding" of "Head welder". */
export const worksOf = (title: string): string[] => headsOf(title).flatMap((noun) => loadWorks().get(noun) ?? []);

/** The stems of what somebody of a title does. */
export const stemsOfWorks = (title: string): string[] => worksOf(title).map(stem);
