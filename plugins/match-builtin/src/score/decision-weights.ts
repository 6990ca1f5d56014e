// Written by scripts/lab/matcher/learn-verdicts.ts from 2933 labeled demands.
// On held-out jobs:
// with the encoder: right 0.65, macro F1 0.55, precision of met 0.59, recall of met 0.20
// without: right 0.63, macro F1 0.51, precision of met 0.66, recall of met 0.17.
import type { DecisionWeights } from './regression.ts';

export const decisionWeights: Record<'withEncoder' | 'withoutEncoder', DecisionWeights> = {
  withEncoder: {
    names: ['line', 'part', 'products', 'manners', 'unshown', 'groups', 'words', 'likeness'],
    means: [0.2239, 0.2226, 0.014, 0.0561, 0.3736, 0.9673, 6.506, 0.4486],
    spreads: [0.2083, 0.2581, 0.1049, 0.2132, 0.4584, 0.9078, 3.7554, 0.1133],
    shown: { bias: -0.0495, weights: [0.667, 0.019, 0.0228, 0.1181, -0.3676, 0.1358, 0.1046, 1.1255] },
    met: { bias: -2.427, weights: [0.3558, 0.2535, 0.0706, 0.0811, -0.3624, -0.1464, 0.1138, 0.7702] },
  },
  withoutEncoder: {
    names: ['line', 'part', 'products', 'manners', 'unshown', 'groups', 'words'],
    means: [0.2239, 0.2226, 0.014, 0.0561, 0.3736, 0.9673, 6.506],
    spreads: [0.2083, 0.2581, 0.1049, 0.2132, 0.4584, 0.9078, 3.7554],
    shown: { bias: -0.0349, weights: [0.9782, 0.1456, 0.0204, 0.0883, -0.4732, 0.2067, 0.3016] },
    met: { bias: -2.2429, weights: [0.5517, 0.3263, 0.0937, 0.0431, -0.4435, -0.0711, 0.2519] },
  },
};
