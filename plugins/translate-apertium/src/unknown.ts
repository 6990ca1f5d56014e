import { foldAccents, readPairs } from './glossary.ts';
import { anyOf } from './words.ts';

/** The marks that Apertium sets before words, and what stands for the same signs of a text meanwhile. */
const marks = new Map([
  ['*', '＊'],
  ['#', '＃'],
  ['@', '＠'],
]);

/** A text whose own signs cannot be taken for Apertium's marks. */
export const hideSigns = (text: string): string => text.replace(/[*#@]/g, (sign) => marks.get(sign)!);

const showSigns = (text: string): string =>
  [...marks].reduce((shown, [sign, hidden]) => shown.replaceAll(hidden, sign), text);

/** A word that Apertium does not know and leaves as it is. */
const starred = /(?<![\p{L}\p{N}])\*(\p{L}[\p{L}\p{M}]*)/gu;
const longEnough = 6;

type Words = { known: Map<string, string>; cognates: [ending: string, english: string][] };

/** Reads what Apertium's dictionary lacks, and `glossary/cognates.tsv`. */
export function readUnknownWords(): Words {
  return {
    known: new Map(
      ['words', 'skill-words', 'unknown-adjectives']
        .flatMap(readPairs)
        .map(([spanish, english]) => [foldAccents(spanish), english]),
    ),
    cognates: readPairs('cognates')
      .map(([spanish, english]): [string, string] => [foldAccents(spanish), english])
      .toSorted(([a], [b]) => b.length - a.length),
  };
}

const adjective = String.raw`\p{L}\p{Ll}+${anyOf('adjective-endings.en')}`;
const noun = String.raw`(?<!\p{L})(?!${anyOf('before-adjectives.en')} )(\p{L}{3,})`;
const partEnds = String.raw`(?=$|[.,;:()|–—]|\s(?:${anyOf('prepositions.en')}|and|or)\b)`;
const behindNoun = new RegExp(String.raw`${noun} \*(${adjective})${partEnds}`, 'gu');

/**
 * The English of what Apertium did not know: by the list, else by the ending where Latin has left the same word in both
 * languages ("renegociación"). An adjective that is found so goes before its noun. Names keep their letters.
 */
export function translateUnknown(english: string, words: Words): string {
  const told = english
    .replace(starred, (_, word: string) => {
      const found = inEnglish(word, words);
      return found === word ? word : `*${found}`;
    })
    .replace(behindNoun, '$2 $1');
  return showSigns(told.replace(/[*#@]/g, ''));
}

function inEnglish(word: string, { known, cognates }: Words): string {
  const folded = foldAccents(word);
  const found = known.get(folded);
  if (found) return /^\p{Lu}/u.test(word) ? found.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : found;
  if (word.length < longEnough || /\p{Lu}/u.test(word)) return word;
  const cognate = cognates.find(([ending]) => folded.endsWith(ending));
  return cognate ? folded.slice(0, -cognate[0].length).replace(/^es(?=[ptc])/, 's') + cognate[1] : word;
}
