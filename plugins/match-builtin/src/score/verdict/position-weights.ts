// Written by scripts/lab/matcher/learn-positions.ts from 11100 judged positions.
// On what was held out:
// byProof: right 0.84, macro F1 0.61, precision of met 0.71, recall of met 0.37
// byLikeness: right 0.84, macro F1 0.60, precision of met 0.71, recall of met 0.36
// byWords: right 0.84, macro F1 0.59, precision of met 0.69, recall of met 0.33.
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
      2.4286, 0.5259, 0.55, 0.2056, 0.1712, 0.0936, 0.1912, 0.1728, 0.0381, 0.1065, 0.2209, 0.1334, 0.1228, 0.4825,
      0.1238, 0.0948,
    ],
    spreads: [
      1.3007, 0.4993, 0.4975, 0.2628, 0.272, 0.2111, 0.2016, 0.2687, 0.1142, 0.3014, 0.4076, 0.34, 0.3282, 0.1173,
      0.1192, 0.0829,
    ],
    shown: {
      bias: -2.3941,
      weights: [
        -0.3991, -0.1456, -0.3939, 0.2475, 0.3222, -0.0791, 0.374, 0.2145, -0.0535, 0.1447, 0.3794, -0.0956, -0.3054,
        0.6063, 0.5323, 0.338,
      ],
    },
    met: {
      bias: -4.3157,
      weights: [
        -0.5417, -0.4372, -0.6029, 0.3051, 0.1926, 0.0319, 0.1965, 0.2835, -0.1024, 0.2221, 0.3939, -0.3466, -0.4571,
        0.6098, 0.4499, 0.2245,
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
    means: [
      2.4286, 0.5259, 0.55, 0.2056, 0.1712, 0.0936, 0.1912, 0.1728, 0.0381, 0.1065, 0.2209, 0.1334, 0.1228, 0.4825,
    ],
    spreads: [
      1.3007, 0.4993, 0.4975, 0.2628, 0.272, 0.2111, 0.2016, 0.2687, 0.1142, 0.3014, 0.4076, 0.34, 0.3282, 0.1173,
    ],
    shown: {
      bias: -2.2794,
      weights: [
        -0.3925, -0.1148, -0.3899, 0.3775, 0.3472, 0.0118, 0.4816, 0.3014, -0.0558, 0.1908, 0.2916, -0.0715, -0.3767,
        0.7591,
      ],
    },
    met: {
      bias: -4.1705,
      weights: [
        -0.4965, -0.3758, -0.5923, 0.4169, 0.2023, 0.11, 0.2674, 0.3274, -0.0983, 0.2526, 0.3356, -0.3242, -0.5301,
        0.7571,
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
    means: [2.4286, 0.5259, 0.55, 0.2056, 0.1712, 0.0936, 0.1912, 0.1728, 0.0381, 0.1065, 0.2209, 0.1334, 0.1228],
    spreads: [1.3007, 0.4993, 0.4975, 0.2628, 0.272, 0.2111, 0.2016, 0.2687, 0.1142, 0.3014, 0.4076, 0.34, 0.3282],
    shown: {
      bias: -2.0873,
      weights: [
        -0.4268, -0.0907, -0.4568, 0.4051, 0.3811, 0.0208, 0.5571, 0.3751, -0.0609, 0.1289, 0.5112, -0.101, -0.3965,
      ],
    },
    met: {
      bias: -3.8841,
      weights: [
        -0.4933, -0.3649, -0.6283, 0.431, 0.2301, 0.1179, 0.3297, 0.414, -0.1003, 0.1904, 0.5222, -0.3526, -0.5424,
      ],
    },
  },
};
