import { likeness, type Meaning, type Requirement } from '@cotejo/plugin-kit';
import { findMentions } from '../../taxonomy/mentions.ts';
import type { ScoreContext } from '../passages/context.ts';
import { proofVector } from './proof-map.ts';

type Demand = Pick<Requirement, 'id' | 'text'>;

/**
 * How near the meaning of each clause is to that of a requirement, 0 to 1, by the passages that it touches; nothing
 * where no encoder serves.
 */
export function likenesses(demand: Demand, context: ScoreContext): number[] | undefined {
  const { meaning } = context;
  const wanted = meaning?.requirements[demand.id];
  return wanted && nearTo(wanted, demand, meaning, context);
}

/** How near each clause is to what would prove a requirement; nothing where that is not known for the encoder. */
export function proofLikenesses(demand: Demand, context: ScoreContext): number[] | undefined {
  const { meaning } = context;
  const wanted = meaning?.requirements[demand.id];
  const proof = wanted && proofVector(wanted, meaning.model);
  return proof && nearTo(proof, demand, meaning, context);
}

function nearTo(wanted: Float32Array, demand: Demand, { passages }: Meaning, context: ScoreContext): number[] {
  const silent = linesTakenAway(demand, context);
  let from = 0;
  return context.clauses.map(({ start, end, segment }) => {
    while (from < passages.length && passages[from]!.end <= start) from += 1;
    if (silent.has(segment.line)) return 0;
    let nearest = 0;
    for (let at = from; at < passages.length && passages[at]!.start < end; at += 1)
      nearest = Math.max(nearest, likeness(wanted, passages[at]!.vector));
    return nearest;
  });
}

/** The lines with a skill that the demand names and that is none, as recruiters say: their vectors still tell of it. */
function linesTakenAway({ text }: Demand, { reading, taxonomy }: ScoreContext): Set<number> {
  const { takenAway = [] } = reading.profile;
  if (takenAway.length === 0) return new Set();
  const named = new Set(findMentions(text).map(({ skill }) => taxonomy.skills[skill]!.name));
  return new Set(takenAway.filter(({ skill }) => named.has(skill)).flatMap(({ lines }) => lines));
}
