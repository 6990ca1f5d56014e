// Written by scripts/lab/matcher/learn-positions.ts from 11100 judged positions.
// On what was held out:
// byProof: right 0.84, macro F1 0.61, precision of met 0.72, recall of met 0.38
// byLikeness: right 0.84, macro F1 0.61, precision of met 0.74, recall of met 0.38
// byWords: right 0.84, macro F1 0.60, precision of met 0.71, recall of met 0.35.
import type { PositionMeasures } from '../evidence/position-measures.ts';
import type { Decisions } from './regression.ts';

export const positionWeights: Decisions<PositionMeasures> = {
  byProof: {
    names: [
      'telling',
      'occupation',
      'skills',
      'title',
      'titleTelling',
      'titled',
      'lines',
      'told',
      'share',
      'skill',
      'skillAnywhere',
      'lower',
      'notLeading',
      'likeness',
      'titleProof',
      'proof',
    ],
    means: [
      2.3812, 0.5259, 0.55, 0.2056, 0.171, 0.0947, 0.1909, 0.1743, 0.0384, 0.1084, 0.2249, 0.1438, 0.151, 0.4825,
      0.1238, 0.0948,
    ],
    spreads: [
      1.2665, 0.4993, 0.4975, 0.263, 0.2722, 0.2127, 0.2016, 0.2699, 0.1146, 0.3016, 0.4069, 0.3509, 0.358, 0.1173,
      0.1192, 0.0829,
    ],
    shown: {
      bias: -2.4045,
      weights: [
        -0.4113, -0.1768, -0.4175, 0.2174, 0.3545, -0.0672, 0.3794, 0.242, -0.0624, 0.158, 0.3961, -0.134, -0.3819,
        0.591, 0.5184, 0.3266,
      ],
    },
    met: {
      bias: -4.3053,
      weights: [
        -0.5297, -0.481, -0.6272, 0.2951, 0.2058, 0.0564, 0.1977, 0.3047, -0.1078, 0.2346, 0.4096, -0.3888, -0.4335,
        0.5839, 0.4261, 0.2099,
      ],
    },
  },
  byLikeness: {
    names: [
      'telling',
      'occupation',
      'skills',
      'title',
      'titleTelling',
      'titled',
      'lines',
      'told',
      'share',
      'skill',
      'skillAnywhere',
      'lower',
      'notLeading',
      'likeness',
    ],
    means: [2.3812, 0.5259, 0.55, 0.2056, 0.171, 0.0947, 0.1909, 0.1743, 0.0384, 0.1084, 0.2249, 0.1438, 0.151, 0.4825],
    spreads: [
      1.2665, 0.4993, 0.4975, 0.263, 0.2722, 0.2127, 0.2016, 0.2699, 0.1146, 0.3016, 0.4069, 0.3509, 0.358, 0.1173,
    ],
    shown: {
      bias: -2.2995,
      weights: [
        -0.4052, -0.1504, -0.4157, 0.338, 0.3846, 0.0225, 0.4818, 0.3313, -0.066, 0.2049, 0.312, -0.1126, -0.469,
        0.7388,
      ],
    },
    met: {
      bias: -4.1786,
      weights: [
        -0.4844, -0.432, -0.6211, 0.3985, 0.2178, 0.1337, 0.2624, 0.3505, -0.1053, 0.2671, 0.3596, -0.3722, -0.5276,
        0.7165,
      ],
    },
  },
  byWords: {
    names: [
      'telling',
      'occupation',
      'skills',
      'title',
      'titleTelling',
      'titled',
      'lines',
      'told',
      'share',
      'skill',
      'skillAnywhere',
      'lower',
      'notLeading',
    ],
    means: [2.3812, 0.5259, 0.55, 0.2056, 0.171, 0.0947, 0.1909, 0.1743, 0.0384, 0.1084, 0.2249, 0.1438, 0.151],
    spreads: [1.2665, 0.4993, 0.4975, 0.263, 0.2722, 0.2127, 0.2016, 0.2699, 0.1146, 0.3016, 0.4069, 0.3509, 0.358],
    shown: {
      bias: -2.1193,
      weights: [
        -0.4412, -0.1275, -0.4869, 0.366, 0.416, 0.0288, 0.5537, 0.4047, -0.0682, 0.1419, 0.537, -0.1387, -0.5025,
      ],
    },
    met: {
      bias: -3.9285,
      weights: [
        -0.4858, -0.4258, -0.6581, 0.4106, 0.2459, 0.1406, 0.3207, 0.435, -0.1067, 0.2089, 0.5439, -0.3986, -0.5812,
      ],
    },
  },
};
