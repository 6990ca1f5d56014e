// Written by scripts/lab/matcher/learn-verdicts.ts from 2933 labeled demands.
// On held-out jobs:
// with the encoder: right 0.65, macro F1 0.54, precision of met 0.59, recall of met 0.20
// without: right 0.62, macro F1 0.51, precision of met 0.66, recall of met 0.16.
import type { DecisionWeights } from './regression.ts';

export const decisionWeights: Record<'withEncoder' | 'withoutEncoder', DecisionWeights> = {
  withEncoder: {
    names: ['line', 'part', 'products', 'manners', 'unshown', 'groups', 'words', 'likeness'],
    means: [0.2242, 0.2225, 0.014, 0.0561, 0.3728, 0.9673, 6.506, 0.4486],
    spreads: [0.2085, 0.2582, 0.1049, 0.2131, 0.4578, 0.9078, 3.7554, 0.1133],
    shown: { bias: -0.0504, weights: [0.6668, 0.0151, 0.0226, 0.1177, -0.3727, 0.1376, 0.1041, 1.1264] },
    met: { bias: -2.4263, weights: [0.3547, 0.2536, 0.0712, 0.0821, -0.3601, -0.147, 0.1137, 0.7707] },
  },
  withoutEncoder: {
    names: ['line', 'part', 'products', 'manners', 'unshown', 'groups', 'words'],
    means: [0.2242, 0.2225, 0.014, 0.0561, 0.3728, 0.9673, 6.506],
    spreads: [0.2085, 0.2582, 0.1049, 0.2131, 0.4578, 0.9078, 3.7554],
    shown: { bias: -0.036, weights: [0.9761, 0.1417, 0.0205, 0.0881, -0.4784, 0.2091, 0.3011] },
    met: { bias: -2.2424, weights: [0.5505, 0.3258, 0.0944, 0.0443, -0.4427, -0.0717, 0.2517] },
  },
};
