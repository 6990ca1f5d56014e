import { expect, test } from 'vitest';
import type { HiddenReason } from './documents.ts';
import { limitCharacters, limitPassages } from './limits.ts';

test('a page of very many hidden passages keeps all of their text in few', () => {
  const reasons: HiddenReason[] = ['tiny', 'covered'];
  const hidden = Array.from({ length: 5_000 }, (_, index) => ({ text: `w${index}`, reason: reasons[index % 2]! }));
  const unsure = hidden.map(({ text }) => text);
  const page = limitPassages({ text: 'Ana', hidden, unsure, hasGraphics: false });
  expect([page.hidden.length, page.unsure!.length]).toEqual([1_002, 1_001]);
  const words = (texts: string[]) => texts.join(' ').split(/\s/);
  expect(words(page.unsure!)).toEqual(unsure);
  const covered = page.hidden.filter(({ reason }) => reason === 'covered').map(({ text }) => text);
  expect(words(covered)).toEqual(unsure.filter((_, index) => index % 2 === 1));
});

test('a page of few hidden passages stays as it is', () => {
  const page = {
    text: 'Ana',
    hidden: [{ text: 'secret', reason: 'tiny' as const }],
    unsure: ['Ana'],
    hasGraphics: false,
  };
  expect(limitCharacters([page], 100)).toEqual({ pages: [page], cuts: [] });
});
