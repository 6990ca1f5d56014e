/** A logistic regression: what is added up before the curve. Numbers are first centered and scaled as in learning. */
export type Regression = { bias: number; weights: number[] };

/** The measures that a decision rests on, each with its mean and spread. */
export type DecisionWeights<Measures> = {
  names: (keyof Measures)[];
  means: number[];
  spreads: number[];
  shown: Regression;
  met: Regression;
};

/** Decisions by what could be measured: with the encoder that the map of proofs is for, with another, and without. */
export type Decisions<Measures> = Record<'byProof' | 'byLikeness' | 'byWords', DecisionWeights<Measures>>;

/** How likely a careful recruiter would call a demand shown at all, and how likely met; 0 to 1. */
export type Likely = { shown: number; met: number };

/**
 * Decides by measures, of which missing ones count as 0. Cumulative logits as two binary regressions, after P.
 * McCullagh, "Regression Models for Ordinal Data", 1980.
 */
export function likely<Measures extends { [name in keyof Measures]?: number }>(
  measures: Measures,
  weights: DecisionWeights<Measures>,
): Likely {
  const values = weights.names.map(
    (name, index) => ((measures[name] ?? 0) - weights.means[index]!) / weights.spreads[index]!,
  );
  const chance = ({ bias, weights: factors }: Regression): number =>
    1 / (1 + Math.exp(-values.reduce((sum, value, index) => sum + value * factors[index]!, bias)));
  const shown = chance(weights.shown);
  return { shown, met: Math.min(shown, chance(weights.met)) };
}
