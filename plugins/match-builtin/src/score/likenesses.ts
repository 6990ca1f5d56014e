import { likeness } from '@cotejo/plugin-kit';
import type { ScoreContext } from './context.ts';

/**
 * How near the meaning of each clause is to that of a requirement, 0 to 1, by the passages that it touches; nothing
 * where no encoder serves.
 */
export function likenesses(requirementId: string, { clauses, meaning }: ScoreContext): number[] | undefined {
  const wanted = meaning?.requirements[requirementId];
  if (!meaning || !wanted) return undefined;
  const { passages } = meaning;
  let from = 0;
  return clauses.map(({ start, end }) => {
    while (from < passages.length && passages[from]!.end <= start) from += 1;
    let nearest = 0;
    for (let at = from; at < passages.length && passages[at]!.start < end; at += 1)
      nearest = Math.max(nearest, likeness(wanted, passages[at]!.vector));
    return nearest;
  });
}
