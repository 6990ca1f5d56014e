import { expect, test } from 'vitest';
import { likeness } from './meaning.ts';

test('likeness is 1 for the same direction, 0 across and -1 for the opposite', () => {
  const vector = Float32Array.of(0.6, 0.8);
  expect(likeness(vector, vector)).toBeCloseTo(1, 6);
  expect(likeness(vector, Float32Array.of(-0.8, 0.6))).toBeCloseTo(0, 6);
  expect(likeness(vector, Float32Array.of(-0.6, -0.8))).toBeCloseTo(-1, 6);
});
