import { expect, it } from 'vitest';
import { limits } from './limits.ts';
import { readPages } from './read-pages.ts';

const words = (page: number): string =>
  `Restored church organs in town number ${page} and tuned their reeds and pipes.`;

it('counts what only a picture can bear out on no page whose picture was not read', () => {
  const pages = Array.from({ length: limits.ocrPages + 2 }, (_, page) => ({
    text: words(page),
    hidden: [],
    hasGraphics: false,
    unsure: [words(page)],
  }));
  const extracted = { pages, cuts: [] };
  const asked = readPages({ extracted });
  expect(asked).toEqual({ pictured: [...pages.keys()] });
  const recognized = {
    pages: new Map(
      asked.pictured.slice(0, limits.ocrPages).map((page) => [page, { text: words(page), confidence: 0.9 }]),
    ),
    cuts: [{ what: 'ocr-pages' as const, limit: limits.ocrPages }],
  };
  const { text, warnings, cuts } = readPages({ extracted, recognized }).read!;
  expect(text).toContain(words(limits.ocrPages - 1));
  expect(text).not.toContain(words(limits.ocrPages));
  expect(warnings).toEqual([]);
  expect(cuts).toEqual(recognized.cuts);
});
