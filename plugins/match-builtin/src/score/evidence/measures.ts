import { clausesOf, type Requirement } from '@cotejo/plugin-kit';
import { isProduct } from '../../taxonomy/load.ts';
import { findMentions } from '../../taxonomy/mentions.ts';
import { fold } from '../../text/fold.ts';
import { stemsOf } from '../../text/tokens.ts';
import type { ScoreContext } from '../passages/context.ts';
import { namesExamples } from '../requirement/choices.ts';
import { readings } from '../requirement/readings.ts';
import type { Answer } from './answers.ts';
import { coverage } from './coverage.ts';
import { likenesses, proofLikenesses } from './likenesses.ts';

/** What a resume says about a demand, in numbers; the verdict is learned from them. 0 to 1 unless stated. */
export type Measures = {
  /** How much of the demand's words the best line has, weighed by rarity. */
  line: number;
  /** How much of the words of its least told part the whole resume has. */
  part: number;
  /** How far the products that it names are shown. */
  products: number;
  /** How far the manners that it asks for are claimed, where it asks for nothing else. */
  manners: number;
  /** How much of the skills that it names, unless all are manners, is not shown. */
  unshown: number;
  /** How many groups of alternatives its skills fall into, up to 4. */
  groups: number;
  /** How many of its words carry meaning. */
  words: number;
  /** How near the nearest clause is in meaning; missing where no encoder serves. */
  likeness?: number;
  /** How near the nearest clause is to what would prove it; missing where that is not known for the encoder. */
  proof?: number;
};

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The words of the skills that a demand names: those of skills that are shown, in whatever words, and of their
 * alternatives; and those of products that are not, which a resume can only have from another name.
 */
function wordsOfSkills({ text }: Requirement, answers: readonly Answer[], { taxonomy }: ScoreContext) {
  const words = { granted: new Set<string>(), lacking: new Set<string>() };
  for (const { skill, start, end } of findMentions(text)) {
    const answer = answers.find(({ group }) => group.includes(skill));
    const kind = answer && answer.shown > 0 ? 'granted' : isProduct(taxonomy, skill) ? 'lacking' : undefined;
    for (const stem of kind ? stemsOf(text.slice(start, end)) : []) words[kind!].add(stem);
  }
  return words;
}

/** The words of each clause of a demand, without clauses that say nothing. */
const partsOf = (text: string): string[][] =>
  clausesOf(text)
    .map(({ start, end }) => stemsOf(text.slice(start, end)))
    .filter((part) => part.length > 0);

/** Measures what the resume says about a demand, whose skills it answers as given. */
export function measure(requirement: Requirement, answers: readonly Answer[], context: ScoreContext): Measures {
  const { text } = requirement;
  const { taxonomy } = context;
  const words = wordsOfSkills(requirement, answers, context);
  const share = (stems: readonly string[], known: ReadonlySet<string>): number =>
    coverage(stems, known, context, words);
  const told = readings(text, context.abbreviations).map((reading) => ({
    stems: stemsOf(reading),
    parts: partsOf(reading),
  }));
  const areManners =
    answers.length > 0 && answers.every(({ group }) => group.every((skill) => taxonomy.skills[skill]!.kind === 'soft'));
  const products = answers.filter(({ group }) => group.every((skill) => isProduct(taxonomy, skill)));
  const shown = (some: readonly Answer[]): number => mean(some.map((answer) => answer.shown));
  const near = likenesses(requirement, context);
  const nearProof = proofLikenesses(requirement, context);
  // "A platform such as these" is shown by any of them.
  const example = namesExamples(fold(text)) ? Math.max(0, ...products.map((answer) => answer.shown)) : 0;
  return {
    line: Math.max(example, ...told.flatMap(({ stems }) => context.segments.map(({ set }) => share(stems, set)))),
    part: Math.max(
      example,
      ...told.map(({ parts }) => Math.min(1, ...parts.map((part) => share(part, context.stemSet)))),
    ),
    products: Math.max(example, shown(products)),
    manners: areManners ? shown(answers) : 0,
    unshown: answers.length > 0 && !areManners ? 1 - Math.max(example, shown(answers)) : 0,
    groups: Math.min(4, answers.length),
    words: new Set(told[0]!.stems).size,
    ...(near && { likeness: Math.max(0, ...near) }),
    ...(nearProof && { proof: Math.max(0, ...nearProof) }),
  };
}
