import type { Measures } from '../evidence/measures.ts';
import type { PositionMeasures } from '../evidence/position-measures.ts';
import { decisionWeights } from './decision-weights.ts';
import { positionWeights } from './position-weights.ts';
import { type Decisions, type Likely, likely } from './regression.ts';

/** Decides by the learned weights for what could be measured. */
function decideBy<Given extends Pick<Measures, 'likeness' | 'proof'> & { [name in keyof Given]?: number }>(
  measures: Given,
  { byProof, byLikeness, byWords }: Decisions<Given>,
): Likely {
  if (measures.proof !== undefined) return likely(measures, byProof);
  return likely(measures, measures.likeness === undefined ? byWords : byLikeness);
}

/** How likely a demand is shown and met. */
export const decide = (measures: Measures): Likely => decideBy(measures, decisionWeights);

/** How likely the time in a position counts for what years are asked of: in part or in full, and in full. */
export const decideOnPosition = (measures: PositionMeasures): Likely => decideBy(measures, positionWeights);
