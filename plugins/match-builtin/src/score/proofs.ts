import type { Requirement } from '@cotejo/plugin-kit';
import type { Clause } from './clauses.ts';
import { likenesses } from './likenesses.ts';
import type { ScoreContext } from './context.ts';
import type { Answer } from './answers.ts';
import type { Proof } from './verdict.ts';
import { coverage, stemsOf } from './words.ts';

/** What a clause proves, added up: the demand's words, its meaning, its skills, and work rather than a list. */
const mentionWorth = 0.4;
const workWorth = 0.1;
/** The part of the best quote's proof that a further quote must reach. */
const nearlyAsMuch = 0.8;
const mostProofs = 3;

/** The passages that prove a demand best. */
export function proofsOf(requirement: Requirement, answers: readonly Answer[], context: ScoreContext): Proof[] {
  const stems = stemsOf(requirement.text);
  const near = likenesses(requirement.id, context);
  const named = answers.flatMap(({ own }) => own.filter(({ credit }) => credit > 0).map(({ shown }) => shown));
  const names = ({ segment, start, end }: Clause): boolean =>
    named.some((one) => (one.at === undefined ? one.segment === segment : start <= one.at && one.at < end));
  const worth = (clause: Clause, index: number): number => {
    const told = coverage(stems, clause.set, context) + (near?.[index] ?? 0);
    return told + (names(clause) ? mentionWorth : 0) + (clause.segment.position && told > 0 ? workWorth : 0);
  };
  const ranked = context.clauses
    .map((clause, index) => ({ clause, worth: worth(clause, index) }))
    .filter((one) => one.worth > 0)
    .sort((a, b) => b.worth - a.worth || a.clause.start - b.clause.start);
  const best = ranked[0]?.worth ?? 0;
  return ranked
    .slice(0, mostProofs)
    .filter((one) => one.worth >= nearlyAsMuch * best)
    .map(({ clause }) => clause);
}
