import { asDocument, type Parts, wordFile } from '@cotejo/plugin-kit/testing/word';
import { createWordExtractor } from '../extractor.ts';

/** The page of a Word file with this body, as it is read. */
export async function read(
  body: string,
  parts: Parts = {},
  pictures: Record<string, Uint8Array> = {},
  background = '',
) {
  const document = asDocument(wordFile(body, parts, pictures, background));
  const result = await createWordExtractor().extract(document, {
    signal: new AbortController().signal,
    maxPages: 1,
    maxCharacters: 400_000,
  });
  return result.pages[0]!;
}
