import type { JobSection } from '../headings.ts';
import type { Sentence } from './features.ts';
import { sentenceClasses } from './model.ts';

const sections: readonly JobSection[] = ['title', 'summary', 'duties', 'required', 'preferred', 'education', 'ignored'];
const around = [-2, -1, 1, 2];
/** From so many sentences on a text is a whole advertisement, and no excerpt of one. */
const manySentences = 30;
const noChances = sentenceClasses.map(() => 0);

type Sum = { chances: number[]; count: number };

function sumOf(rows: readonly (readonly number[])[]): Sum {
  const chances = [...noChances];
  for (const row of rows) for (const [at, chance] of row.entries()) chances[at]! += chance;
  return { chances, count: rows.length };
}

/** The mean of a sum without one of its rows; nothing of one row alone. */
const meanWithout = ({ chances, count }: Sum, row: readonly number[]): number[] =>
  count < 2 ? noChances : chances.map((chance, at) => (chance - row[at]!) / (count - 1));

/** Logarithms, near 1 for what is certain. */
const scaled = (chance: number): number => Math.log(chance + 1e-3) / 4 + 1;

/**
 * What a sentence's class is told from besides its own words, a row of numbers for each sentence: the first chances of
 * itself, of its neighbors, of what stands below the same heading and of the whole text, and where it stands.
 */
export function contextsOf(sentences: readonly Sentence[], first: readonly (readonly number[])[]): number[][] {
  const headings = sentences.map(({ line }) => line.heading);
  const below = Map.groupBy(first, (_, at) => headings[at]);
  const sums = new Map([...below].map(([heading, rows]) => [heading, sumOf(rows)]));
  const all = sumOf(first);
  return sentences.map(({ line }, at) => {
    const own = first[at]!;
    const isBelow = (other: number): boolean => sentences[other] !== undefined && headings[other] === line.heading;
    const isBeside = (other: number): boolean => sentences[other]?.line === line;
    const group = line.heading === undefined ? { chances: noChances, count: 0 } : sums.get(line.heading)!;
    return [
      ...own.map(scaled),
      ...around.flatMap((offset) => [...(first[at + offset] ?? noChances), Number(first[at + offset] === undefined)]),
      ...[isBeside(at - 1), isBeside(at + 1), isBelow(at - 1), isBelow(at + 1)].map(Number),
      ...[at - 1, at + 1].flatMap((other) => (isBelow(other) ? first[other]! : noChances)),
      ...meanWithout(group, own),
      Number(group.count < 2),
      ...all.chances.map((chance) => chance / all.count),
      ...sections.map((section) => Number(section === line.section)),
      Number(line.bullet),
      Math.min(1, sentences.length / manySentences),
    ];
  });
}
