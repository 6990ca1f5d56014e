// Written by scripts/lab/matcher/learn-verdicts.ts from 3046 labeled demands.
// On held-out jobs:
// with the encoder: right 0.66, macro F1 0.55, precision of met 0.60, recall of met 0.20
// without: right 0.62, macro F1 0.51, precision of met 0.67, recall of met 0.16.
import type { DecisionWeights } from './regression.ts';

export const decisionWeights: Record<'withEncoder' | 'withoutEncoder', DecisionWeights> = {
  withEncoder: {
    names: ['line', 'part', 'products', 'manners', 'unshown', 'groups', 'words', 'likeness'],
    means: [0.2232, 0.221, 0.0135, 0.056, 0.3751, 0.9757, 6.5739, 0.4489],
    spreads: [0.2077, 0.2572, 0.103, 0.2135, 0.4583, 0.9239, 3.792, 0.1126],
    shown: { bias: -0.0439, weights: [0.6429, 0.0219, 0.0215, 0.1119, -0.3849, 0.148, 0.1158, 1.1318] },
    met: { bias: -2.4411, weights: [0.3392, 0.2618, 0.0711, 0.0987, -0.3713, -0.12, 0.0775, 0.7527] },
  },
  withoutEncoder: {
    names: ['line', 'part', 'products', 'manners', 'unshown', 'groups', 'words'],
    means: [0.2232, 0.221, 0.0135, 0.056, 0.3751, 0.9757, 6.5739],
    spreads: [0.2077, 0.2572, 0.103, 0.2135, 0.4583, 0.9239, 3.792],
    shown: { bias: -0.0317, weights: [0.9584, 0.1434, 0.0239, 0.0781, -0.4844, 0.1964, 0.3107] },
    met: { bias: -2.2626, weights: [0.5375, 0.3295, 0.0947, 0.0576, -0.4516, -0.0569, 0.215] },
  },
};
