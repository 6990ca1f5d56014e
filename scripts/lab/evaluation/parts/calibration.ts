import { mean } from '../bootstrap.ts';
import type { PairSet } from '../dataset.ts';
import { headlineSplits } from '../ranking.ts';
import type { Cell, Figure, Table } from '../section.ts';

/** The product's color bands: from this score on, below that one. */
const bands = [
  [0, 40],
  [40, 60],
  [60, 75],
  [75, 90],
  [90, 101],
] as const;
const labels = [2, 1, 0] as const;

/**
 * Whether scores mean the same across jobs: their means by label, and how they spread over the product's bands, without
 * contrast.
 */
export function calibration({ pairs }: PairSet, scores: number[], name = ''): { figures: Figure[]; table: Table } {
  const of = (label: number): number[] =>
    scores.filter(
      (_, index) =>
        pairs[index]!.label === label && (headlineSplits as readonly string[]).includes(pairs[index]!.source),
    );
  const share = (values: number[], from: number, to: number): number =>
    (100 * values.filter((value) => value >= from && value < to).length) / values.length;
  return {
    figures: [
      { name: 'misfits that score below 40, held out', value: share(of(0), 0, 40), unit: '%', digits: 0 },
      { name: 'fits that score 60 or more, held out', value: share(of(2), 60, 101), unit: '%', digits: 0 },
    ],
    table: {
      title: `Scores by label: ${name}`,
      columns: [
        'label',
        'pairs',
        'mean',
        ...bands.map(([from, to]) => (to > 100 ? `from ${from}` : `${from} to ${to - 1}`)),
      ],
      rows: labels.map((label): Cell[] => {
        const own = of(label);
        return [
          `${label}`,
          `${own.length}`,
          { value: mean(own), digits: 1 },
          ...bands.map(([from, to]) => ({ value: share(own, from, to), unit: '%', digits: 0 })),
        ];
      }),
    },
  };
}
