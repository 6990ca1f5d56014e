import { likeness, type Meaning } from '@cotejo/plugin-kit';
import type { Clause } from './clauses.ts';
import type { ScoreContext } from './context.ts';
import { proofVector } from './proof-map.ts';

/**
 * How near the meaning of each clause is to that of a requirement, 0 to 1, by the passages that it touches; nothing
 * where no encoder serves.
 */
export function likenesses(requirementId: string, { clauses, meaning }: ScoreContext): number[] | undefined {
  const wanted = meaning?.requirements[requirementId];
  return wanted && nearTo(wanted, clauses, meaning);
}

/** How near each clause is to what would prove a requirement; nothing where that is not known for the encoder. */
export function proofLikenesses(requirementId: string, { clauses, meaning }: ScoreContext): number[] | undefined {
  const wanted = meaning?.requirements[requirementId];
  const proof = wanted && proofVector(wanted, meaning.model);
  return proof && nearTo(proof, clauses, meaning);
}

function nearTo(wanted: Float32Array, clauses: readonly Clause[], { passages }: Meaning): number[] {
  let from = 0;
  return clauses.map(({ start, end }) => {
    while (from < passages.length && passages[from]!.end <= start) from += 1;
    let nearest = 0;
    for (let at = from; at < passages.length && passages[at]!.start < end; at += 1)
      nearest = Math.max(nearest, likeness(wanted, passages[at]!.vector));
    return nearest;
  });
}
