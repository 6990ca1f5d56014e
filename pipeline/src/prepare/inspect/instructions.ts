import type { Span } from '@cotejo/plugin-kit';
import { asItLooks } from './look-alikes.ts';
import { orders } from './orders.ts';
import { isMeantToSway } from './signs.ts';
import { type Unit, unitsOf } from './units.ts';

/** Something in quotation marks: a title or an example, unless the whole sentence is quoted. */
const quoted = /["“«][^"“”«»]{8,200}["”»]|(?<!\p{L})['‘][^'‘’]{3,200}['’](?!\p{L})/gu;
/** Signs that one order is part of a longer one: a second order stands within so many sentences. */
const reach = 2;

/**
 * Passages that give orders to whoever judges the resume, a person or a program: to forget the rules, to give a score, to
 * answer in some way; and the marks with which a program's own messages are faked. Mentioning such orders is no order.
 */
export function findInstructions(text: string): Span[] {
  const units = unitsOf(text);
  const strength = units.map(strengthOf);
  const isOrder = (index: number) =>
    strength[index] === 'strong' ||
    (strength[index] === 'weak' && strength.slice(Math.max(0, index - reach), index + reach + 1).includes('strong'));
  return units.flatMap((unit, index) => (isOrder(index) ? [{ start: unit.start, end: unit.end }] : []));
}

function strengthOf(unit: Unit): 'strong' | 'weak' | undefined {
  const text = asItLooks(unit.text);
  const spoken = withoutMentions(text);
  if (orders.strong.some((order) => order.test(spoken))) return 'strong';
  if (orders.strong.filter((order) => order.test(text.replace(/["“”«»]/g, ' '))).length > 1) return 'strong';
  if (orders.pairs.some(([verb, object]) => verb.test(spoken) && object.test(spoken))) return 'strong';
  if (isMeantToSway(spoken)) return 'strong';
  return orders.weak.some((order) => order.test(spoken)) ? 'weak' : undefined;
}

/** The sentence without what it only quotes. */
function withoutMentions(sentence: string): string {
  const rest = sentence.replace(quoted, ' ');
  return /\p{L}{3}/u.test(rest) ? rest : sentence;
}
