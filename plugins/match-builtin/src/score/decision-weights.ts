// Written by scripts/lab/matcher/learn-verdicts.ts from 293 labelled demands.
// On held-out jobs:
// with the encoder: right 0.65, macro F1 0.61, precision of met 0.69, recall of met 0.48
// without: right 0.61, macro F1 0.57, precision of met 0.63, recall of met 0.39.
import type { DecisionWeights } from './regression.ts';

export const decisionWeights: Record<'withEncoder' | 'withoutEncoder', DecisionWeights> = {
  withEncoder: {
    names: ['line', 'part', 'products', 'manners', 'unshown', 'groups', 'words', 'likeness'],
    means: [0.3053, 0.3425, 0.0641, 0.0513, 0.2982, 0.8089, 4.0648, 0.464],
    spreads: [0.3125, 0.3534, 0.235, 0.2088, 0.437, 0.7823, 2.1223, 0.1462],
    shown: { bias: 0.2443, weights: [0.8052, -0.0289, -0.1586, 0.1246, -0.4267, 0.4023, 0.0111, 1.2051] },
    met: { bias: -1.9123, weights: [0.3676, 0.0495, 0.3403, 0.3278, -0.266, -0.3133, -0.2051, 1.1621] },
  },
  withoutEncoder: {
    names: ['line', 'part', 'products', 'manners', 'unshown', 'groups', 'words'],
    means: [0.3053, 0.3425, 0.0641, 0.0513, 0.2982, 0.8089, 4.0648],
    spreads: [0.3125, 0.3534, 0.235, 0.2088, 0.437, 0.7823, 2.1223],
    shown: { bias: 0.211, weights: [1.2003, 0.1972, -0.1373, 0.1473, -0.4738, 0.3336, 0.2268] },
    met: { bias: -1.6812, weights: [0.6684, 0.268, 0.3151, 0.307, -0.3784, -0.3188, 0.0391] },
  },
};
