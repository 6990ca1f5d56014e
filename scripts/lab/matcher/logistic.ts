import type { Regression } from '../../../plugins/match-builtin/src/score/verdict/regression.ts';

const rounds = 2_000;
const step = 0.5;

export const chanceOf = ({ bias, weights }: Regression, values: readonly number[]): number =>
  1 / (1 + Math.exp(-values.reduce((sum, value, index) => sum + value * weights[index]!, bias)));

/**
 * Logistic regression by gradient descent from zero, with `decay` on the weights and not on the bias; the same rows
 * give the same numbers.
 */
export function learnLogistic(
  rows: readonly (readonly number[])[],
  isTrue: readonly boolean[],
  decay: number,
): Regression {
  const size = rows[0]!.length;
  let learned: Regression = { bias: 0, weights: Array.from({ length: size }, () => 0) };
  for (let round = 0; round < rounds; round += 1) {
    const gradient = learned.weights.map((weight) => -decay * weight);
    let bias = 0;
    for (const [index, row] of rows.entries()) {
      const error = (Number(isTrue[index]) - chanceOf(learned, row)) / rows.length;
      bias += error;
      for (let at = 0; at < size; at += 1) gradient[at]! += error * row[at]!;
    }
    learned = {
      bias: learned.bias + step * bias,
      weights: learned.weights.map((weight, at) => weight + step * gradient[at]!),
    };
  }
  return learned;
}
