import { mapBoth, splitBoth, type BilingualPiece } from '../text/bilingual.ts';
import { fold } from '../text/fold.ts';
import { countWords } from '../text/lines.ts';
import { inGroup, matcherOf, patternOf, readPhrases, readTable } from '../text/phrases.ts';
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

/** A sentence without the supervision that it opens with: "Under the direction of the owner, …". */
export const withoutSupervision = (sentence: string): string =>
  sentence.slice(supervised.exec(fold(sentence))?.[0].length);

/** Whether a sentence without a subject tells what is done: "To let empty homes …", "Processes invoices …". */
export function isTask(sentence: string): boolean {
  const folded = fold(sentence).trim();
  const words = folded.replace(supervised, '').split(/[^a-z'-]+/);
  if (words.length < fewestOfTask || !/[.;]$/.test(folded)) return false;
  return words[0] === 'to' ? verbForm(words[1]!) === 'base' : verbForm(words[0]!) === 'third';
}

const future = readTable(import.meta.url, 'future');
const doing = new RegExp(
  `\\b${patternOf(inGroup(future, 'will'))} (?:also )?(?<be>(?:${patternOf(inGroup(future, 'be'))} )*)(?<verb>\\p{L}+)`,
  'u',
);
const states = new Set(inGroup(future, 'state'));

/** "You'll run the kitchen", "You will be responsible for planning": what is done, not what somebody has or gets. */
export const tellsDuty = (sentence: string): boolean => dutyIn(sentence) !== undefined;

/** Where the verb of what somebody will do stands in a sentence. */
function dutyIn(sentence: string): number | undefined {
  const found = doing.exec(fold(sentence).replaceAll('’', "'"));
  const { be = '', verb } = found?.groups ?? {};
  if (verb === undefined || states.has(verb) || verb.endsWith('ly')) return undefined;
  const form = verbForm(verb);
  const isDone = form === 'base' || form === 'gerund' || (be === '' && form === undefined);
  return isDone ? found!.index + found![0].length - verb.length : undefined;
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

/** "You'll run the mill, pay the millers and keep the books" as its three tasks; other sentences stay whole. */
export function dutiesOf(sentence: BilingualPiece): BilingualPiece[] {
  const at = sentence.text === sentence.original ? dutyIn(sentence.text) : undefined;
  if (at === undefined) return [sentence];
  const tasks = tasksOf(mapBoth(sentence, (side) => side.slice(at)));
  return tasks.length > 1 ? tasks : [sentence];
}
