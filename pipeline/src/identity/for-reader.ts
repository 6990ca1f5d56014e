import { readLists } from '../text/lists.ts';
import { anyOf } from '../text/phrases.ts';
import { everywhere } from './everywhere.ts';
import type { Identity } from './identity.ts';
import { type Mark, redact, type Redaction } from './redact.ts';

const english = readLists(import.meta.url, 'lists/gender.en.txt');
const spanish = readLists(import.meta.url, 'lists/gender.es.txt');

const whole = (source: string): string => String.raw`(?<![\p{L}\p{M}\p{N}])(?:${source})(?![\p{L}\p{M}\p{N}])`;
/** "ingeniero" as "ingenier(?:o|a)", "gestor" as "gestora?". */
const bothForms = (masculine: string): string =>
  masculine.endsWith('o') ? `${masculine.slice(0, -1)}[oa]s?` : `${masculine}(?:a|es|as)?`;

const gender = new RegExp(whole(anyOf([...english.words!, ...spanish.words!])), 'giu');
/** Before a name only: "Ms" is no version of MS Office. */
const courtesy = new RegExp(
  String.raw`${whole(anyOf([...english.courtesy!, ...spanish.courtesy!]))}\.?(?=\s+(?:\p{Lu}|\[))`,
  'gu',
);
const profession = new RegExp(whole(spanish.professions!.map(bothForms).join('|')), 'giu');
const years = String.raw`[1-9]\d`;
const age = new RegExp(
  whole(
    [
      String.raw`${years}[- ]years?[- ]olds?`,
      String.raw`(?:aged?|age of) ${years}`,
      String.raw`${years} años de edad`,
      String.raw`(?:tengo|tiene|con) ${years} años(?! de \p{L}+)`,
      String.raw`(?:born|nacid[oa]|birth|nacimiento)\D{0,20}(?:19|20)\d\d`,
    ].join('|'),
  ),
  'giu',
);

/**
 * The text for a reader who is not to know whose it is: `redact`, and what tells gender and age. `name` stands in the
 * place of the owner's.
 */
function redactForReader(text: string, identity: Identity, name: string): Redaction {
  const hints = [gender, courtesy, age].flatMap((pattern) => found(text, pattern, () => '[…]'));
  const names = [identity.name?.text ?? [], identity.possibleNames ?? []]
    .flat()
    .flatMap((whole) => everywhere(text, whole))
    .map((span) => ({ ...span, kind: 'NAME', says: name }));
  const professions = found(text, profession, neutral);
  return redact(text, identity, { name, also: [...names, ...hints, ...professions] });
}

const found = (text: string, pattern: RegExp, says: (words: string) => string): Mark[] =>
  [...text.matchAll(pattern)].map(({ index, 0: words }) => ({
    kind: 'HINT',
    start: index,
    end: index + words.length,
    says: says(words),
  }));

/** "Ingeniera" and "ingeniero" as "Ingeniero/a", "gestoras" as "gestores/as". */
const neutral = (word: string): string =>
  word
    .replace(/or(?:es|as)$/i, 'ores/as')
    .replace(/ora?$/i, 'or/a')
    .replace(/(?<!\/)[oa](s?)$/i, (_, many: string) => `o${many}/a${many}`);

/** Several texts of one owner, for a reader who is not to know whose they are. */
export const redactAll = ({
  texts,
  identity,
  name,
}: {
  texts: string[];
  identity: Identity;
  name: string;
}): Redaction[] => texts.map((text) => redactForReader(text, identity, name));
