import { tokenize } from '../../../../plugins/match-builtin/src/text/tokens.ts';
import { readTable } from '../knowledge.ts';

/** How many of O*NET's task sentences have a word: the mark of an everyday word. */
const inTasks = new Map<string, number>();
for (const { task } of readTable('onet/tasks.tsv'))
  for (const base of new Set(tokenize(task!).map((token) => token.base)))
    inTasks.set(base, (inTasks.get(base) ?? 0) + 1);

/** Words that ESCO writes small where it says what people do and know, so that they are no names. */
const small = new Set<string>();
function addSmall(text: string): void {
  for (const { base, start } of tokenize(text))
    if (text.charAt(start) === text.charAt(start).toLowerCase()) small.add(base);
}
for (const { skillType, label_es: label } of readTable('esco/skills.tsv'))
  if (skillType !== 'knowledge') addSmall(label!);
for (const { description } of readTable('esco/descriptions-en.tsv')) addSmall(description!);

const manyTasks = 25;

/** Whether many sentences about work have this word. */
export const isInManyTasks = (base: string): boolean => (inTasks.get(base) ?? 0) >= manyTasks;

/** Whether a word is one of the language, and no name. */
export const isPlainWord = (base: string): boolean => inTasks.has(base) || small.has(base) || /^\d+$/.test(base);
