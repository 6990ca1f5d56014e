import type { Measures } from '../evidence/measures.ts';
import { decisionWeights } from './decision-weights.ts';
import { type DecisionWeights, type Likely, likely } from './regression.ts';

function weightsFor({ likeness, proof }: Measures): DecisionWeights {
  if (proof !== undefined) return decisionWeights.byProof;
  return likeness === undefined ? decisionWeights.byWords : decisionWeights.byLikeness;
}

/** How likely a demand is shown and met, by the learned weights for what could be measured. */
export const decide = (measures: Measures): Likely => likely(measures, weightsFor(measures));
