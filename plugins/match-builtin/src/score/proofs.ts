import type { Requirement } from '@cotejo/plugin-kit';
import { fold } from '../text/fold.ts';
import type { Clause } from './clauses.ts';
import { likenesses } from './likenesses.ts';
import type { ScoreContext } from './context.ts';
import type { Answer } from './answers.ts';
import type { Proof } from './verdict.ts';
import { coverage, stemsOf } from './words.ts';

/**
 * What a clause proves, added up: the demand's words, its meaning, its skills, and its place: work that is told more
 * than a list, and a list more than a title, which says what somebody was and not what they did.
 */
const mentionWorth = 0.4;
const placeWorth = { work: 0.1, list: 0, title: -0.1 };
/** The part of the best quote's proof that a further quote must reach. */
const nearlyAsMuch = 0.8;
const mostProofs = 3;

function placeOf({ text, segment: { position } }: Clause): keyof typeof placeWorth {
  if (!position) return 'list';
  return position.title && text.includes(position.title) ? 'title' : 'work';
}

/** The passages that prove a demand best; what a resume says twice is one. */
export function proofsOf(requirement: Requirement, answers: readonly Answer[], context: ScoreContext): Proof[] {
  const stems = stemsOf(requirement.text);
  const near = likenesses(requirement.id, context);
  const named = answers.flatMap(({ own }) => own.filter(({ credit }) => credit > 0).map(({ shown }) => shown));
  const names = ({ segment, start, end }: Clause): boolean =>
    named.some((one) => (one.at === undefined ? one.segment === segment : start <= one.at && one.at < end));
  const worth = (clause: Clause, index: number): number => {
    const told = coverage(stems, clause.set, context) + (near?.[index] ?? 0) + (names(clause) ? mentionWorth : 0);
    return told > 0 ? told + placeWorth[placeOf(clause)] : 0;
  };
  const ranked = context.clauses
    .map((clause, index) => ({ clause, worth: worth(clause, index) }))
    .filter((one) => one.worth > 0)
    .sort((a, b) => b.worth - a.worth || a.clause.start - b.clause.start);
  const best = ranked[0]?.worth ?? 0;
  return ranked
    .slice(0, mostProofs)
    .filter((one) => one.worth >= nearlyAsMuch * best)
    .map(({ clause }) => clause)
    .filter(({ text }, index, all) => all.findIndex((other) => fold(other.text) === fold(text)) === index);
}
