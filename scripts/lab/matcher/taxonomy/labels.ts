import { readLines } from '@cotejo/plugin-kit';
import { fold } from '../../../../plugins/match-builtin/src/text/fold.ts';
import { isIdle } from '../../../../plugins/match-builtin/src/text/stop-words.ts';
import { tokenize } from '../../../../plugins/match-builtin/src/text/tokens.ts';
import { keyOf } from './entries.ts';
import { isInManyTasks, isPlainWord } from './everyday.ts';

export const withoutNote = (label: string): string =>
  label
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/;$/, '')
    .trim();

const noSkills = new Set(readLines(import.meta.url, '../vocabulary/no-skills.txt').map(keyOf));

/** Whether a label of a classification names nothing that a candidate knows: "company policies", "LinkedIn". */
export const namesNoSkill = (label: string): boolean => noSkills.has(keyOf(label));

const kinds = new RegExp(
  `^(?:${readLines(import.meta.url, '../vocabulary/enumerations.txt').join('|')})(?:s|es)? (?:of|de|del) | types$`,
);

/** Whether a label counts the kinds or parts of something: "types of toilets" is a heading, and no skill. */
export const isEnumeration = (label: string): boolean => kinds.test(fold(label));

const contentOf = (label: string): string[] =>
  tokenize(label)
    .map(({ base }) => base)
    .filter((base) => !isIdle(base));

/** Spellings that English has where Spanish has another, of words from Greek and Latin: "psychology", "psicología". */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ch|qu|k/g, 'c'],
  [/y/g, 'i'],
  [/ou/g, 'u'],
  [/(.)\1/g, '$1'],
];
const rootOf = (word: string): string =>
  spellings.reduce((spelled, [from, to]) => spelled.replace(from, to), word).slice(0, 5);

/** What stands before any subject: a label that shares this alone is of another one. */
const heads = new Set(
  contentOf(
    'técnica tecnología método sistema proceso procedimiento equipo gestión administración norma ley legislación ' +
      'servicio programa industria sector producto material trabajo desarrollo control análisis ' +
      'diagnóstico tratamiento',
  ).map(rootOf),
);

/** Whether another label says the same with mostly the same words; the rest of ESCO's say something near it. */
export function isRewording(form: string, labels: string[]): boolean {
  const roots = new Set(labels.flatMap(contentOf).map(rootOf));
  const words = contentOf(form);
  const same = words.filter((word) => roots.has(rootOf(word)));
  const isWide = words.length === 1 && labels.every((label) => contentOf(label).length > 1);
  const isOfSubject = same.some((word) => word.length > 4 && !heads.has(rootOf(word)));
  return !isWide && isOfSubject && 2 * same.length >= words.length;
}

/** Whether a Spanish label is of use: a single word that is another than the English one and ordinary says too much. */
export function isUsableTranslation(spanish: string, english: string): boolean {
  const words = contentOf(spanish);
  if (words.length !== 1) return words.length > 0;
  const isCognate = contentOf(english).some((word) => rootOf(word) === rootOf(words[0]!));
  return isCognate || (words[0]!.length > 7 && !isPlainWord(words[0]!));
}

/** Whether a label is the name of a product: it has capitals, and is the same in both languages. */
export const isToolName = (english: string, spanish: string): boolean => english === spanish && /\p{Lu}/u.test(english);

/** Whether a form is long and rare enough to be told from ordinary words. */
export function worthAWord(form: string): boolean {
  const bases = keyOf(form).split(' ');
  if (bases.length > 6 || bases.every((base) => isIdle(base))) return false;
  return bases.length > 1 || (bases[0]!.length > 2 && !isInManyTasks(bases[0]!));
}
