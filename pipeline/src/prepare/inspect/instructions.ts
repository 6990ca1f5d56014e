import type { Span } from '@cotejo/plugin-kit';
import { asItLooks } from '../../text/look-alikes.ts';
import { formsOf, hiddenUnits } from './orders/forms.ts';
import { isOrder, isTelling, readSentence, type Sentence } from './orders/index.ts';
import { carriesMarks } from './orders/marks.ts';
import { withoutMentions } from './orders/mentions.ts';
import { verdictPartsIn } from './orders/verdict-parts.ts';
import { findVerdicts } from './orders/verdicts.ts';
import { joinShort, type Unit, unitsOf } from './units.ts';

/**
 * Passages that give orders to whoever judges the resume, a person or a program: to forget the rules, to give a score,
 * to answer in some way; finished verdicts; and the marks with which a program's own messages are faked. The text is
 * looked at as it is, backwards, in ROT13, letter by letter and decoded. Mentioning such orders is no order.
 */
export function findInstructions(text: string): Span[] {
  return formsOf(text).flatMap(({ text: form, placeOf }) => {
    const sentences = form === text ? sentencesOf(form) : aroundTelling(sentencesOf(form));
    const units = sentences.map((unit) => ({ ...unit, reading: readSentence(unit.text) }));
    const others: Unit[] = [...joinShort(units), ...(form === text ? hiddenUnits(text) : [])];
    const orders = [
      ...units.filter((unit) => gives(unit.text, unit.reading)),
      ...others.filter((unit) => gives(unit.text)),
    ];
    return [...orders, ...findVerdicts(units)].map(({ start, end }) => placeOf({ start, end }));
  });
}

/** A figure behind a word of a name, which has no other mark between them. */
const beforeFigure = /(?<=\p{L})[\s_-]*(?=\d)/gu;

/**
 * Whether a name gives orders: where none was found in a resume it is the file's, and may say anything. Nobody is
 * called by a verdict, so that one alone is enough.
 */
export function namesOrder(name: string): boolean {
  const verdict = readSentence(name.replace(beforeFigure, ': '));
  return findInstructions(name).length > 0 || verdictPartsIn(verdict).pairs > 0;
}

/** Whether a sentence gives orders; `reading` is how it reads, where that is known. */
function gives(sentence: string, reading?: Sentence): boolean {
  if (carriesMarks(sentence)) return true;
  const told = withoutMentions(sentence);
  return isOrder(reading && told === sentence ? reading : readSentence(told));
}

/** Lines before and behind a telling one that may belong to it. */
const reach = 4;

/** Of a text in another form most is nonsense, which need not be read: what stands near words of orders alone. */
function aroundTelling(units: Unit[]): Unit[] {
  const telling = units.flatMap(({ text }, at) => (isTelling(text, 1) ? [at] : []));
  const isNear = new Set(
    telling.flatMap((at) => Array.from({ length: 2 * reach + 1 }, (_, more) => at - reach + more)),
  );
  return units.filter((_, at) => isNear.has(at));
}

/** The sentences and lines of a text as they look. */
const sentencesOf = (text: string): Unit[] => unitsOf(text).map((unit) => ({ ...unit, text: asItLooks(unit.text) }));

/** The sentences and lines of a text, and runs of short ones as one. */
export function joinedSentencesOf(text: string): Unit[] {
  const units = sentencesOf(text);
  return [...units, ...joinShort(units)];
}
