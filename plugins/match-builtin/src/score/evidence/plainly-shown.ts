import { findMentions } from '../../taxonomy/mentions.ts';
import { fold } from '../../text/fold.ts';
import { patternOf, readPhrases } from '../../text/phrases.ts';
import { stemsOf } from '../../text/tokens.ts';
import type { ScoreContext } from '../passages/context.ts';
import { productsAlone } from '../requirement/names-alone.ts';
import type { Answer } from './answers.ts';

const plain = new RegExp(String.raw`[^\p{L}]+|\b${patternOf(readPhrases(import.meta.url, 'plain'))}\b`, 'gu');
const experience = /\bexperience\b/;
/** What a mention must be worth to show a skill: a list is enough. */
const inList = 0.9;
/** What a mention must be worth to show experience with a skill: it stands at work. */
const atWork = 1;

/**
 * Whether a demand asks for skills and for nothing more, and each is shown: whoever lists baking can bake. Manners are
 * told by more than their name.
 */
export function isPlainlyShown(text: string, answers: readonly Answer[], { taxonomy }: ScoreContext): boolean {
  if (answers.length === 0) return false;
  const folded = fold(text);
  const mentions = findMentions(text);
  if (mentions.some(({ skill }) => taxonomy.skills[skill]!.kind === 'soft')) return false;
  const rest = mentions.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, folded);
  const least = experience.test(rest) ? atWork : inList;
  return mentions.length > 0 && rest.replace(plain, '') === '' && answers.every(({ shown }) => shown >= least);
}

/** Whether what is shown is what a product's own name calls its kind: APIs, of REST APIs. */
const isKindOf = (name: string, kind: string): boolean => {
  const stems = stemsOf(name);
  return stemsOf(kind).every((stem) => stems.includes(stem));
};

/**
 * Whether a demand asks for products and for nothing more, and the resume has none of their names nor of their kinds:
 * what only looks like a name is none of it.
 */
export function isPlainlyUnshown(
  text: string,
  answers: readonly Answer[],
  { stemSet, taxonomy }: ScoreContext,
): boolean {
  const names = productsAlone(text);
  const isTold = (name: string): boolean => stemsOf(name).every((stem) => stemSet.has(stem));
  const isNear = ({ group, found }: Answer): boolean =>
    found.some(({ shown }) =>
      group.some((one) => isKindOf(taxonomy.skills[one]!.name, taxonomy.skills[shown.skill]!.name)),
    );
  return names.length > 0 && answers.every((one) => one.own.length === 0 && !isNear(one)) && !names.some(isTold);
}
