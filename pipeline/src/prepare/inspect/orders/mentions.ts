import { anyOf } from '../../../text/phrases.ts';
import { inAnyLanguage } from './lexicons/index.ts';

/** Something in quotation marks, of more than one word: a title or an example. */
const quoted =
  /["“«„](?=[^"“”«»„]{8,200}["”»“])(?=\S+\s)[^"“”«»„]{8,200}["”»“]|(?<!\p{L})['‘][^'‘’]{3,200}['’](?!\p{L})/gu;

/** Words by which people speak of orders to machines, or of texts at all, instead of giving them. */
const speaksOf = new RegExp(`\\b(?:${anyOf(inAnyLanguage('spokenOf'))})\\b`, 'iu');

/** A sentence without what it only quotes. Quotation marks around an order that nobody speaks of are none. */
export function withoutMentions(sentence: string): string {
  const rest = sentence.replace(quoted, ' ');
  return rest !== sentence && /\p{L}{3}/u.test(rest) && speaksOf.test(rest) ? rest : sentence;
}
