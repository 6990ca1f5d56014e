import { expect, test } from 'vitest';
import { proofVector } from './proof-map.ts';

const size = 384;
const wanted = new Float32Array(size).fill(1 / Math.sqrt(size));

test('what would prove a demand has a vector of length 1, for the encoder that the map was learned for', () => {
  expect(Math.hypot(...proofVector(wanted, 'all-MiniLM-L6-v2')!)).toBeCloseTo(1, 5);
  expect(proofVector(wanted, 'another-model')).toBeUndefined();
});
