import { fold } from '../text/fold.ts';
import { inGroup, matcherOf, patternOf, readTable } from '../text/phrases.ts';

const table = readTable(import.meta.url, 'seniority');
/** Steps of a career from the highest to the lowest; a title that names none is of the third. */
const steps = [6, 5, 4, 2, 1].map((step) => ({ step, words: matcherOf(inGroup(table, String(step))) }));
const ordinary = 3;

/** The step of a career that a title stands for, 1 (trainee) to 6 (director); an assistant manager is between both. */
export function seniorityOf(title: string): number {
  const folded = fold(title);
  const found = steps.filter(({ words }) => words.test(folded)).map(({ step }) => step);
  if (found.length === 0) return ordinary;
  const [highest, lowest] = [found[0]!, found.at(-1)!];
  return highest > ordinary && lowest < ordinary ? (highest + lowest + 1) / 2 : highest;
}

const level = new RegExp(`^${patternOf(table.map(([, word]) => word))}$`);

/** Whether words name a step of a career and nothing else: "Junior" of "Java Developer Trainee / Junior". */
export const namesLevel = (words: string): boolean => level.test(fold(words).trim());
