/** A logistic curve: `middle` becomes 0.5. */
export type Scale = { middle: number; steepness: number };

/** Puts a measured value on a scale from 0 to 1; the order of values stays, and nothing measured is 0. */
export const degreeOf = (value: number, { middle, steepness }: Scale): number =>
  value <= 0 ? 0 : 1 / (1 + Math.exp(-steepness * (value - middle)));

/** A number that prints the same everywhere. */
export const round = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
