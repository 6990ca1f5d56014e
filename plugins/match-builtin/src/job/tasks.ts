import { splitBoth, type BilingualPiece } from '../text/bilingual.ts';
import { fold } from '../text/fold.ts';
import { countWords } from '../text/lines.ts';
import { matcherOf, readPhrases } from '../text/phrases.ts';
import { verbForm } from '../text/verbs.ts';

const nouns = matcherOf(readPhrases(import.meta.url, 'tasks').map((phrase) => `^${phrase}`));
/** "Preparar", "prepararse", "preparación", "mantenimiento", "montaje", "lectura". */
const ofSpanish = /^\p{L}{2,}(?:[aei]r(?:se)?|[cs]ion(?:es)?|mientos?|ajes?|[td]uras?|eo)(?!\p{L})/u;

/** Whether words begin as a task does: with a verb, or a noun for what is done. */
export function opensAsTask(words: string): boolean {
  const folded = fold(words).trim();
  const [first = ''] = folded.replace(/^[a-z]+ly /, '').split(/[^a-z-]/);
  return ofSpanish.test(folded) || nouns.test(folded) || ['base', 'gerund'].includes(verbForm(first) ?? '');
}

const supervised = /^under (?:the|general|minimal|direct) [^,.;]{3,80}, /;
const fewestOfTask = 5;

/** Whether a sentence without a subject tells what is done: "To let empty homes …", "Processes invoices …". */
export function isTask(sentence: string): boolean {
  const folded = fold(sentence).trim();
  const words = folded.replace(supervised, '').split(/[^a-z'-]+/);
  if (words.length < fewestOfTask || !/[.;]$/.test(folded)) return false;
  return words[0] === 'to' ? verbForm(words[1]!) === 'base' : verbForm(words[0]!) === 'third';
}

const and = '(?:(?:and|y|e)\\s+)?';
const [semicolons, commas] = [new RegExp(`;\\s+${and}`), new RegExp(`,\\s+${and}`)];
const fewestWords = 2;
const fewestTasks = 3;

const areClosed = (part: string): boolean => part.split('(').length === part.split(')').length;
const isWhole = ({ text, original }: BilingualPiece): boolean =>
  countWords(original) >= fewestWords && areClosed(original) && areClosed(text);

/** "Drive the van, keep its log and wash it once a week, load it" as its tasks; other sentences stay whole. */
export function tasksOf(sentence: BilingualPiece): BilingualPiece[] {
  const clauses = splitBoth(sentence, (side) => side.split(semicolons));
  if (clauses.length > 1 && clauses.every(isWhole)) return clauses;
  const tasks = splitBoth(sentence, (side) => side.split(commas));
  const areTasks = tasks.length >= fewestTasks && tasks.every((task) => isWhole(task) && opensAsTask(task.original));
  return areTasks ? tasks : [sentence];
}
