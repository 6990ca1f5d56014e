import type { Span } from '@cotejo/plugin-kit';
import { asItLooks } from './look-alikes.ts';
import { formsOf, hiddenUnits } from './orders/forms.ts';
import { isOrder, isReadable } from './orders/index.ts';
import { carriesMarks } from './orders/marks.ts';
import { withoutMentions } from './orders/mentions.ts';
import { findVerdicts } from './orders/verdicts.ts';
import { joinShort, type Unit, unitsOf } from './units.ts';

/**
 * Passages that give orders to whoever judges the resume, a person or a program: to forget the rules, to give a score, to
 * answer in some way; finished verdicts; and the marks with which a program's own messages are faked. The text is looked at
 * as it is, backwards, in ROT13, letter by letter and decoded. Mentioning such orders is no order.
 */
export function findInstructions(text: string): Span[] {
  return formsOf(text).flatMap(({ text: form, placeOf }) => {
    if (form !== text && !isReadable(form)) return [];
    const units = unitsOf(form).map((unit) => ({ ...unit, text: asItLooks(unit.text) }));
    const all: Unit[] = [...units, ...joinShort(units), ...(form === text ? hiddenUnits(text) : [])];
    const orders = all.filter((unit) => carriesMarks(unit.text) || isOrder(withoutMentions(unit.text)));
    return [...orders, ...findVerdicts(units)].map(({ start, end }) => placeOf({ start, end }));
  });
}
