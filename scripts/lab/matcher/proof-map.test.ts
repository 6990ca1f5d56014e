import { likeness } from '@cotejo/plugin-kit';
import { expect, test } from 'vitest';
import { createEmbedder } from '../../../plugins/embed-minilm/src/embedder.ts';
import { proofVector } from '../../../plugins/match-builtin/src/score/evidence/proof-map.ts';

const embedder = createEmbedder();
async function vectorsOf(...texts: string[]) {
  const { model, vectors } = await embedder.embed(texts, { signal: new AbortController().signal });
  return { model, vectors };
}

test.for([
  [
    'Ability to resolve disputes with dissatisfied guests',
    'Calmed angry diners and refunded two meals a week',
    'Guest speaker at a conference of hotels',
  ],
  [
    'Responsible for the preparation of monthly management accounts',
    'Closed the books by day five and reported to the board',
    'Monthly newsletter of the management school',
  ],
])('a demand comes nearer to what proves it than it was: %s', async ([demand, proof, other]) => {
  const { model, vectors } = await vectorsOf(demand!, proof!, other!);
  const [wanted, proven, beside] = vectors as [Float32Array, Float32Array, Float32Array];
  const looked = proofVector(wanted, model)!;
  expect(Math.hypot(...looked)).toBeCloseTo(1, 5);
  const lead = (from: Float32Array): number => likeness(from, proven) - likeness(from, beside);
  expect(lead(looked)).toBeGreaterThan(lead(wanted));
});
