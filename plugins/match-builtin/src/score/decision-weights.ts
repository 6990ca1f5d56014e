// Written by scripts/lab/matcher/learn-verdicts.ts from 293 labeled demands.
// On held-out jobs:
// with the encoder: right 0.64, macro F1 0.61, precision of met 0.70, recall of met 0.50
// without: right 0.62, macro F1 0.57, precision of met 0.63, recall of met 0.39.
import type { DecisionWeights } from './regression.ts';

export const decisionWeights: Record<'withEncoder' | 'withoutEncoder', DecisionWeights> = {
  withEncoder: {
    names: ['line', 'part', 'products', 'manners', 'unshown', 'groups', 'words', 'likeness'],
    means: [0.3046, 0.3421, 0.0641, 0.0513, 0.3029, 0.8089, 4.0648, 0.4639],
    spreads: [0.3123, 0.3531, 0.235, 0.2088, 0.4386, 0.7823, 2.1223, 0.1462],
    shown: { bias: 0.2446, weights: [0.8287, -0.0386, -0.1592, 0.1272, -0.3959, 0.3848, 0.025, 1.2032] },
    met: { bias: -1.9171, weights: [0.3699, 0.0483, 0.336, 0.3246, -0.2829, -0.307, -0.1974, 1.1586] },
  },
  withoutEncoder: {
    names: ['line', 'part', 'products', 'manners', 'unshown', 'groups', 'words'],
    means: [0.3046, 0.3421, 0.0641, 0.0513, 0.3029, 0.8089, 4.0648],
    spreads: [0.3123, 0.3531, 0.235, 0.2088, 0.4386, 0.7823, 2.1223],
    shown: { bias: 0.2107, weights: [1.2174, 0.1903, -0.1383, 0.1488, -0.4509, 0.3222, 0.2402] },
    met: { bias: -1.6875, weights: [0.6709, 0.265, 0.3088, 0.3019, -0.4012, -0.3082, 0.0509] },
  },
};
