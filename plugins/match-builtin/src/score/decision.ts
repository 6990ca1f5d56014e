import { decisionWeights } from './decision-weights.ts';
import type { Measures } from './measures.ts';
import { type Likely, likely } from './regression.ts';

/** How likely a demand is shown and met, by the learned weights for what could be measured. */
export const decide = (measures: Measures): Likely =>
  likely(measures, measures.likeness === undefined ? decisionWeights.withoutEncoder : decisionWeights.withEncoder);
