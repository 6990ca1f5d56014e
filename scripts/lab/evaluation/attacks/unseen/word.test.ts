import { describe, expect, test } from 'vitest';
import type { ExtractedPage, Extractor, SourceDocument } from '@cotejo/plugin-kit';
import { createWordExtractor } from '../../../../../plugins/extract-docx/src/extractor.ts';
import { createTextExtractor } from '../../../../../plugins/extract-text/src/extractor.ts';
import { wordRecall } from '../../text-metrics.ts';
import { resume, secrets } from './candidate.ts';
import { pageAttacks } from './markdown-page.ts';
import { renderedMarkdownAttacks } from './markdown-rendered.ts';
import { elsewhereAttacks } from './word-elsewhere.ts';
import { directionAttacks } from './word-direction.ts';
import { overprintAttacks } from './word-overprint.ts';
import { resolvedWordAttacks } from './word-resolved.ts';
import { shapeAttacks } from './word-shapes.ts';

const limits = { maxPages: 3, maxCharacters: 20_000, signal: new AbortController().signal };
const extractors: Record<string, Extractor> = { Word: createWordExtractor(), Markdown: createTextExtractor() };
const secret = secrets[0]!;

describe('text that a reader does not see', () => {
  test.for(
    [
      ...resolvedWordAttacks,
      ...shapeAttacks,
      ...overprintAttacks,
      ...directionAttacks,
      ...elsewhereAttacks,
      ...renderedMarkdownAttacks,
      ...pageAttacks,
    ].map((attack, index) => ({
      ...attack,
      variant: index % 5,
    })),
  )('$name: it is told and not read', async ({ format, write, variant }) => {
    const read = async (document: SourceDocument): Promise<ExtractedPage> =>
      (await extractors[format]!.extract(document, limits)).pages[0]!;
    const { attacked, plain } = await write({ resume, secret, variant });
    const page = await read(attacked);
    expect(wordRecall(secret, page.text)).toBeLessThan(0.3);
    expect(wordRecall(resume, page.text)).toBeGreaterThan(0.9);
    expect(page.hidden.length).toBeGreaterThan(0);
    expect(wordRecall(secret, (await read(plain)).text)).toBe(1);
  });
});
