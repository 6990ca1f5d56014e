// Written by scripts/lab/matcher/learn-verdicts.ts from 3079 labeled demands.
// On held-out jobs:
// with the encoder: right 0.66, macro F1 0.56, precision of met 0.63, recall of met 0.23
// without: right 0.63, macro F1 0.53, precision of met 0.67, recall of met 0.20.
import type { DecisionWeights } from './regression.ts';

export const decisionWeights: Record<'withEncoder' | 'withoutEncoder', DecisionWeights> = {
  withEncoder: {
    names: ['line', 'part', 'products', 'manners', 'unshown', 'groups', 'words', 'likeness'],
    means: [0.2316, 0.2268, 0.0145, 0.0591, 0.361, 1.0094, 6.5145, 0.4498],
    spreads: [0.2199, 0.2655, 0.1076, 0.2199, 0.4504, 0.9551, 3.8146, 0.1135],
    shown: { bias: -0.0433, weights: [0.6543, 0.0013, -0.0605, 0.1485, -0.3953, 0.114, 0.1448, 1.1234] },
    met: { bias: -2.4514, weights: [0.3408, 0.2428, 0.0329, 0.1212, -0.4608, -0.1211, 0.0629, 0.7732] },
  },
  withoutEncoder: {
    names: ['line', 'part', 'products', 'manners', 'unshown', 'groups', 'words'],
    means: [0.2316, 0.2268, 0.0145, 0.0591, 0.361, 1.0094, 6.5145],
    spreads: [0.2199, 0.2655, 0.1076, 0.2199, 0.4504, 0.9551, 3.8146],
    shown: { bias: -0.0356, weights: [0.9775, 0.1146, -0.0492, 0.1132, -0.4943, 0.1555, 0.3354] },
    met: { bias: -2.2669, weights: [0.5497, 0.3102, 0.0566, 0.0892, -0.5403, -0.0604, 0.2025] },
  },
};
