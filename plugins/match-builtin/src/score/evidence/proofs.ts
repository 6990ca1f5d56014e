import type { Requirement, Span } from '@cotejo/plugin-kit';
import { fold } from '../../text/fold.ts';
import { stemsOf } from '../../text/tokens.ts';
import type { Clause, Place } from '../passages/clauses.ts';
import type { ScoreContext } from '../passages/context.ts';
import { readings } from '../requirement/readings.ts';
import type { Answer } from './answers.ts';
import { coverage } from './coverage.ts';
import { likenesses } from './likenesses.ts';
import { quoteClause, type Proof } from './quotes.ts';

/**
 * What a clause proves, added up: the demand's words, its meaning, its skills, and its place: work that is told more
 * than a list, and a list more than a title, which says what somebody was and not what they did.
 */
const mentionWorth = 0.4;
const placeWorth: Record<Place, number> = { told: 0.1, list: 0, studies: -0.2, title: -0.2 };
/** The part of the best quote's proof that a further quote must reach. */
const nearlyAsMuch = 0.75;
const mostProofs = 3;

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** The passages that prove a demand best; what a resume says twice is one. */
export function proofsOf(requirement: Requirement, answers: readonly Answer[], context: ScoreContext): Proof[] {
  const told = readings(requirement.text, context.abbreviations).map(stemsOf);
  const near = likenesses(requirement, context);
  const named = answers.flatMap(({ own }) => own.filter(({ credit }) => credit > 0).map(({ shown }) => shown));
  const names = ({ start, end }: Span): boolean =>
    named.some(({ at, segment }) =>
      at === undefined ? start < segment.end && segment.start < end : start <= at && at < end,
    );
  const worth = (clause: Clause, index: number): number => {
    const proven =
      Math.max(...told.map((stems) => coverage(stems, clause.set, context))) +
      (near?.[index] ?? 0) +
      (names(clause) ? mentionWorth : 0);
    return proven > 0 ? proven + placeWorth[clause.place] : 0;
  };
  const ranked = context.clauses
    .map((clause, index) => ({ clause, worth: worth(clause, index) }))
    .filter((one) => one.worth > 0)
    .sort((a, b) => b.worth - a.worth || a.clause.start - b.clause.start);
  const best = ranked[0]?.worth ?? 0;
  const nearBest = ranked.filter((one) => one.worth >= nearlyAsMuch * best);
  // Where the best stand outside of positions, as lists do, work that names the skill is worth reading as well.
  const atWork = nearBest.every(({ clause }) => !clause.segment.position)
    ? ranked.filter(({ clause }) => clause.place === 'told' && clause.segment.position && names(clause)).slice(0, 1)
    : [];
  const proofs: Proof[] = [];
  for (const { clause } of [...nearBest.slice(0, mostProofs - atWork.length), ...atWork]) {
    if (proofs.length === mostProofs) break;
    const proof = quoteClause(clause, context, names);
    const isNew = proofs.every((other) => !overlaps(proof, other) && fold(proof.text) !== fold(other.text));
    if (isNew) proofs.push(proof);
  }
  return proofs;
}
