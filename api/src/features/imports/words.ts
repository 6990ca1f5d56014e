import { type ConsentState, type ImportField, importFields } from '@cotejo/contract';
import { fold, readLists } from '@cotejo/pipeline';

const columns = readLists(import.meta.url, 'words/columns.en.txt', 'words/columns.es.txt');
const consents = readLists(import.meta.url, 'words/consent.en.txt', 'words/consent.es.txt');

/** The words of a cell in one form: "E-Mail:" is "e mail". */
export const plain = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();

const fillers = new Set(columns.filler);
const persons = new Set(columns.person);
const fieldOf = new Map(importFields.flatMap((field) => columns[field]!.map((words) => [words, field] as const)));
const consentOf = new Map(
  (['given', 'withheld', 'unknown'] as const).flatMap((state) => consents[state]!.map((words) => [words, state])),
);

/** Where a word begins within one, as in "phoneHome" and "email2". */
const joint = /(?<=\p{Ll})(?=[\p{Lu}\d])/gu;

/** What the title of a column says that it holds; null for one that is not known. */
export function fieldByTitle(title: string): ImportField | null {
  const words = plain(title.replace(joint, ' ')).split(' ');
  const whole = fieldOf.get(words.join(' '));
  if (whole) return whole;
  while (words.length > 1 && fillers.has(words[0]!)) words.shift();
  while (words.length > 1 && fillers.has(words.at(-1)!)) words.pop();
  return fieldOf.get(words.join(' ')) ?? null;
}

/** Whether the title of a column says whom a row is about, as "Candidate" does, and not what of them it holds. */
export const namesPerson = (title: string): boolean => persons.has(plain(title));

/** What a cell says of consent; undefined where that is not understood. */
export const consentIn = (text: string): ConsentState | undefined => consentOf.get(plain(text)) as ConsentState;
