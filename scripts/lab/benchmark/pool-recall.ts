import type { FoundPerson, PoolSearch } from '@cotejo/contract';
import { understand } from '../../../api/src/features/pool/search-people.ts';
import { yardstickOf } from '../../../api/src/features/pool/yardstick.ts';
import type { Client } from '../../../api/src/testing/client.ts';
import { rate } from '../../../pipeline/src/flows/rate.ts';
import { englishText } from '../evaluation/dataset.ts';
import { tools } from '../evaluation/product.ts';

/** The first hits, all of which should be among those who are judged. */
export const FIRST = 20;

/**
 * Of the exact first 20 for a question, how many a search has judged: everybody's text is judged here for it. Whoever
 * has the points of the twentieth is one of them. `found` is all that the search shows; the nth person has the text at
 * n modulo their number.
 */
export async function recallOf(q: string, found: FoundPerson[], texts: string[], people: number): Promise<number> {
  const yardstick = yardstickOf(await understand({ q }, tools), new Date());
  const points: number[] = [];
  for (const text of texts) {
    const resume = { text: englishText(text), cuts: [], excluded: [], warnings: [] };
    const { arithmetic } = await rate({ ...yardstick, resume }, tools);
    points.push(arithmetic.reduce((sum, line) => sum + line.points, 0));
  }
  const everybody = Array.from({ length: people }, (_, at) => ({
    n: at + 1,
    points: points[(at + 1) % texts.length]!,
  }));
  const order = everybody.toSorted((one, other) => other.points - one.points);
  const least = order[Math.min(FIRST, order.length) - 1]!.points;
  const best = new Set(order.filter((one) => one.points >= least).map(({ n }) => n));
  return Math.min(FIRST, found.filter(({ resume }) => best.has(numberIn(resume.originalFileName))).length);
}

/** The number of a person, which the names of the files have. */
const numberIn = (fileName: string): number => Number(/\d+/.exec(fileName)?.[0]);

/** All that a search has found, page by page. */
export async function readAll(client: Client, id: number): Promise<FoundPerson[]> {
  const all: FoundPerson[] = [];
  for (let query: string | undefined = ''; query !== undefined;) {
    const { items, nextCursor }: PoolSearch = (await client.call<PoolSearch>(`/api/searches/${id}${query}`)).body;
    all.push(...items);
    query = nextCursor === null ? undefined : `?cursor=${nextCursor}`;
  }
  return all;
}
