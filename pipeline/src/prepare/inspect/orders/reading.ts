import type { Hit } from './lexicon.ts';
import type { Concept } from './concepts.ts';
import type { Word } from './words.ts';

/** The phrases found in a sentence, in one language. */
export type Reading = {
  words: Word[];
  hits: Map<Concept, Hit[]>;
  /** The words with which a clause begins, also after words like "please", "and" or "must". */
  opening: Set<number>;
  isEnglish: boolean;
};

/** Words between the parts of one order. */
const reach = 12;

/** Whether a sentence has any of some concepts. */
export const has = ({ hits }: Reading, ...concepts: Concept[]): boolean =>
  concepts.some((concept) => hits.has(concept));

/** The hits of a concept with which a clause begins. */
export const atOpening = ({ hits, opening }: Reading, concept: Concept): Hit[] =>
  (hits.get(concept) ?? []).filter(({ from }) => opening.has(from));

/** Whether a concept stands within so many words of a hit, in other words than the hit itself. */
export const near = ({ hits }: Reading, { from, to }: Hit, concept: Concept, within = reach): boolean =>
  (hits.get(concept) ?? []).some(
    (other) => other.from < to + within && other.to > from - within && (other.from !== from || other.to !== to),
  );
