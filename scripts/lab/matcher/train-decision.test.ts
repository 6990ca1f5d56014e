import { expect, test, vi } from 'vitest';
import { likely } from '../../../plugins/match-builtin/src/score/verdict/regression.ts';
import { type Example, learnDecision, moduleOf } from './train-decision.ts';

type Measures = { told: number; noise: number; likeness?: number; proof?: number };

/** What is told more than half is met, what is told less is shown in part, and what is not told is not shown. */
const examples = Array.from({ length: 300 }, (_, at): Example<Measures> => {
  const told = (at % 3) / 2;
  const measures = { told, noise: (at % 7) / 6, likeness: told, proof: told };
  return { group: `${at % 10}`, gold: (['not-shown', 'partly', 'met'] as const)[at % 3]!, measures };
});

test('a decision follows the measure that tells the classes apart', () => {
  const weights = learnDecision(examples, ['told', 'noise']);
  const of = (told: number) => likely({ told, noise: 0.5 }, weights);
  expect(of(1).met).toBeGreaterThan(0.5);
  expect(of(0.5).met).toBeLessThan(0.5);
  expect(of(0.5).shown).toBeGreaterThan(0.5);
  expect(of(0).shown).toBeLessThan(0.5);
});

test('the module that is written holds the measures of each kind of encoder, and figures on what was held out', () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const written = moduleOf(
    examples,
    { byProof: ['told', 'proof'], byLikeness: ['told', 'likeness'], byWords: ['told'] },
    { head: '// Made up.\nimport type { Measures } from "./measures.ts";', type: 'Measures', name: 'madeUp' },
  );
  expect(written).toContain('export const madeUp: Decisions<Measures> = {');
  expect(written.match(/names: \[.*\]/g)).toEqual([
    "names: ['told', 'proof']",
    "names: ['told', 'likeness']",
    "names: ['told']",
  ]);
  expect(written).toMatch(/^\/\/ Made up\.\n\/\/ On what was held out:\n\/\/ byProof: right \d\.\d\d, macro F1 /);
  expect(print).toHaveBeenCalledTimes(3);
});
