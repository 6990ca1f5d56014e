import { seededRandom } from '../../../pipeline/src/testing/seeded-random.ts';

/** A text as the numbers of its features; `scale` brings them to length one. */
export type Example = { features: Int32Array; scale: number; isOrder: boolean };
export type Model = { weights: Float64Array; bias: number };

const rounds = 10;
/** The model is the mean of what it was after each of the last rounds, so that no single sentence decides. */
const meanOf = 5;
const step = 2;
const decay = 4e-4;
/** How many times an honest sentence counts: resumes have hundreds, and a false alarm costs more than a miss. */
const honestWeight = 3;

const probability = (value: number): number => 1 / (1 + Math.exp(-value));

/** The logarithm of the odds that an example is an order. */
export function valueOf({ weights, bias }: Model, { features, scale }: Example): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature]!;
  return bias + scale * sum;
}

/** Logistic regression by stochastic gradient descent with weight decay, the step falling with each round. */
export function learn(given: Example[], size: number): Model {
  const next = seededRandom(23);
  const examples = [...given];
  const model: Model = { weights: new Float64Array(size), bias: -2 };
  const mean: Model = { weights: new Float64Array(size), bias: 0 };
  for (let round = 0; round < rounds; round++) {
    for (let at = examples.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1));
      [examples[at], examples[other]] = [examples[other]!, examples[at]!];
    }
    const pace = step / (1 + round / 3);
    for (const one of examples) {
      const error = (Number(one.isOrder) - probability(valueOf(model, one))) * pace * (one.isOrder ? 1 : honestWeight);
      model.bias += error * 0.02;
      if (Math.abs(error) < 1e-4) continue;
      for (const feature of one.features)
        model.weights[feature] = model.weights[feature]! * (1 - pace * decay) + error * one.scale;
    }
    if (round < rounds - meanOf) continue;
    mean.bias += model.bias / meanOf;
    for (let at = 0; at < size; at++) mean.weights[at] = mean.weights[at]! + model.weights[at]! / meanOf;
  }
  return mean;
}
