import { anyOf } from '../text/phrases.ts';
import { everywhere } from './everywhere.ts';
import { formsOfAddress, inBothForms, isOfThing, wordsOfGender } from './gender.ts';
import type { Identity } from './identity.ts';
import { type Mark, redact, type Redaction } from './redact.ts';

const whole = (source: string): string => String.raw`(?<![\p{L}\p{M}\p{N}])(?:${source})(?![\p{L}\p{M}\p{N}])`;

const gender = new RegExp(whole(anyOf(wordsOfGender)), 'giu');
/** Before a name only: "Ms" is no version of MS Office. */
const courtesy = new RegExp(String.raw`${whole(anyOf(formsOfAddress))}\.?(?=\s+(?:\p{Lu}|\[))`, 'gu');
const word = /[\p{L}\p{M}\p{N}]+/gu;
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
  const occupations = found(text, word, (one, at) => (isOfThing(text, one, at) ? undefined : inBothForms(one)));
  return redact(text, identity, { name, also: [...names, ...hints, ...occupations] });
}

const found = (text: string, pattern: RegExp, instead: (words: string, at: number) => string | undefined): Mark[] =>
  [...text.matchAll(pattern)].flatMap(({ index, 0: words }) => {
    const says = instead(words, index);
    return says === undefined ? [] : [{ kind: 'HINT', start: index, end: index + words.length, says }];
  });

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
