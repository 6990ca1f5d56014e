import { describe, expect, it } from 'vitest';
import { bleu, chrf, compareLine, tokensOf } from './translation-metrics.ts';

const lines = (...pairs: [string, string][]) =>
  pairs.map(([translation, reference]) => compareLine(translation, reference));

describe('the quality of a translation', () => {
  it('is whole for the reference itself and nothing for what shares no letter with it', () => {
    expect(chrf(lines(['Head of sales team', 'Head of sales team']))).toBeCloseTo(100);
    expect(bleu(lines(['Head of sales team', 'Head of sales team']))).toBeCloseTo(100);
    expect(chrf(lines(['xyz', 'abc'], ['', 'Excel']))).toBe(0);
    expect(bleu(lines(['', 'Excel']))).toBe(0);
  });

  it('is the chrF of hand calculation', () => {
    // "abc" against "abd": 2 of 3 letters, 1 of 2 pairs, 0 of 1 triple are common, and longer n-grams there are none.
    expect(chrf(lines(['a bc', 'abd']))).toBeCloseTo((100 * (2 / 3 + 1 / 2 + 0)) / 3);
    // "ab" against "abcd": letters 2 of 2 and of 4, pairs 1 of 1 and of 3; longer n-grams are on one side only.
    const [precision, recall] = [1, (2 / 4 + 1 / 3) / 2];
    expect(chrf(lines(['ab', 'abcd']))).toBeCloseTo((100 * 5 * precision * recall) / (4 * precision + recall));
  });

  it('is the BLEU of hand calculation', () => {
    // 5 of 6 words, 3 of 5 pairs, 1 of 4 triples; none of 3 fours, which counts as half a one.
    expect(bleu(lines(['the cat sat on the mat', 'the cat is on the mat']))).toBeCloseTo(
      100 * ((5 / 6) * (3 / 5) * (1 / 4) * (1 / 2 / 3)) ** 0.25,
    );
    // All of 4 words are right, and it is shorter than the reference's 5.
    expect(bleu(lines(['the cat sat on', 'the cat sat on it']))).toBeCloseTo(100 * Math.exp(1 - 5 / 4));
  });

  it('counts n-grams over all lines, not as a mean of lines', () => {
    const both = lines(['ab', 'ab'], ['cdcdcdcd', 'xxxxxxxx']);
    expect(chrf(both)).not.toBeCloseTo((chrf([both[0]!]) + chrf([both[1]!])) / 2);
  });

  it('cuts words as mteval 13a does', () => {
    expect(tokensOf('Sales (2019-21) rose by 3.5%, to 1,200.')).toEqual([
      'Sales',
      '(',
      '2019',
      '-',
      '21',
      ')',
      'rose',
      'by',
      '3.5',
      '%',
      ',',
      'to',
      '1,200',
      '.',
    ]);
    expect(tokensOf("Spain's C++ &amp; Node.js")).toEqual(["Spain's", 'C', '+', '+', '&', 'Node', '.', 'js']);
  });
});
