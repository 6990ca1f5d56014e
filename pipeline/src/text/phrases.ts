/**
 * How phrases of a list are written: words with blanks between them, `(a|b c)` a choice, `(a|b)?` one that may be left
 * out, and `word*` every word that begins so.
 */

/** The words and groups of a phrase. */
export function partsOf(phrase: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index <= phrase.length; index++) {
    const character = phrase[index];
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if ((character === ' ' || character === undefined) && depth === 0) {
      if (index > start) parts.push(phrase.slice(start, index));
      start = index + 1;
    }
  }
  return parts;
}

/** The choices of a group. */
export function choicesOf(group: string): string[] {
  const inner = group.slice(1, group.lastIndexOf(')'));
  const choices: string[] = [''];
  let depth = 0;
  for (const character of inner) {
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (character === '|' && depth === 0) choices.push('');
    else choices[choices.length - 1] += character;
  }
  return choices;
}

/** `any`: "é" stands for "e" as well. */
type Accents = 'exact' | 'any';

/**
 * The source of a regular expression that matches any of some phrases, in their order; what may stand around them is up
 * to the caller.
 */
export const anyOf = (phrases: readonly string[], accents: Accents = 'exact'): string =>
  phrases.map((phrase) => sourceOf(phrase, accents)).join('|');

function sourceOf(phrase: string, accents: Accents): string {
  let source = '';
  for (const part of partsOf(phrase)) {
    const isOptional = part.startsWith('(') && part.endsWith('?');
    const one = part.startsWith('(') ? `(?:${anyOf(choicesOf(part), accents)})` : wordSource(part, accents);
    const isFirst = source === '' || source.endsWith(' )?');
    if (isOptional) source += isFirst ? `(?:${one} )?` : `(?: ${one})?`;
    else source += isFirst ? one : ` ${one}`;
  }
  return source;
}

function wordSource(word: string, accents: Accents): string {
  const isStem = word.endsWith('*');
  const escaped = (isStem ? word.slice(0, -1) : word).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const letters = accents === 'any' ? escaped.replace(/[^\p{ASCII}]/gu, eitherWay) : escaped;
  return isStem ? `${letters}\\w*` : letters;
}

/** A letter with its accent or without. */
const eitherWay = (letter: string): string => `[${letter.normalize('NFD')[0]}${letter}]`;
