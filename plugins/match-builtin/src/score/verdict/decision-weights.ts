// Written by scripts/lab/matcher/learn-verdicts.ts from 2933 labeled demands.
// On held-out jobs:
// with the encoder of the map: right 0.67, macro F1 0.57, precision of met 0.59, recall of met 0.24
// with another: right 0.65, macro F1 0.54, precision of met 0.59, recall of met 0.20
// without: right 0.62, macro F1 0.51, precision of met 0.66, recall of met 0.16.
import type { Measures } from '../evidence/measures.ts';
import type { Decisions } from './regression.ts';

export const decisionWeights: Decisions<Measures> = {
  byProof: {
    names: ['line', 'part', 'products', 'manners', 'unshown', 'groups', 'words', 'likeness', 'proof'],
    means: [0.2242, 0.2225, 0.014, 0.0561, 0.3728, 0.9673, 6.506, 0.4486, 0.2693],
    spreads: [0.2085, 0.2582, 0.1049, 0.2131, 0.4579, 0.9078, 3.7554, 0.1133, 0.1149],
    shown: { bias: -0.0225, weights: [0.637, 0.0237, -0.0419, 0.1123, -0.3333, 0.1464, 0.1874, 0.5815, 0.821] },
    met: { bias: -2.4875, weights: [0.3001, 0.2696, -0.0123, 0.0675, -0.3371, -0.127, 0.1654, 0.2666, 0.687] },
  },
  byLikeness: {
    names: ['line', 'part', 'products', 'manners', 'unshown', 'groups', 'words', 'likeness'],
    means: [0.2242, 0.2225, 0.014, 0.0561, 0.3728, 0.9673, 6.506, 0.4486],
    spreads: [0.2085, 0.2582, 0.1049, 0.2131, 0.4579, 0.9078, 3.7554, 0.1133],
    shown: { bias: -0.0504, weights: [0.6667, 0.0152, 0.0226, 0.1176, -0.3728, 0.1377, 0.104, 1.1264] },
    met: { bias: -2.4262, weights: [0.3547, 0.2536, 0.0712, 0.0821, -0.36, -0.1471, 0.1137, 0.7707] },
  },
  byWords: {
    names: ['line', 'part', 'products', 'manners', 'unshown', 'groups', 'words'],
    means: [0.2242, 0.2225, 0.014, 0.0561, 0.3728, 0.9673, 6.506],
    spreads: [0.2085, 0.2582, 0.1049, 0.2131, 0.4579, 0.9078, 3.7554],
    shown: { bias: -0.036, weights: [0.976, 0.1418, 0.0205, 0.0881, -0.4785, 0.2092, 0.301] },
    met: { bias: -2.2423, weights: [0.5505, 0.3259, 0.0944, 0.0443, -0.4425, -0.0718, 0.2517] },
  },
};
