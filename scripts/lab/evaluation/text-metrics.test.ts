import { describe, expect, it } from 'vitest';
import { characterErrorRate, wordRecall } from './text-metrics.ts';

describe('how well a document was read', () => {
  it('counts each word as often as it is there, in any order', () => {
    expect(wordRecall('sales and more sales', 'SALES more')).toBe(0.5);
    expect(wordRecall('one two', 'two one three')).toBe(1);
  });

  it('joins what was hyphenated at the end of a line', () => {
    expect(wordRecall('accounting team', 'account-\ning team')).toBe(1);
  });

  it('tells lost accents from lost words', () => {
    expect(wordRecall('gestión de almacén', 'gestion de almacen')).toBeCloseTo(1 / 3);
    expect(wordRecall('gestión de almacén', 'gestion de almacen', { accents: false })).toBe(1);
  });

  it('counts the edits of characters', () => {
    // One letter wrong and one missing of "head of sales".
    expect(characterErrorRate('Head of Sales', 'heed of sale')).toBeCloseTo(2 / 13);
    expect(characterErrorRate('ab', 'something else altogether')).toBe(1);
    expect(characterErrorRate('', '')).toBe(0);
  });
});
