import type { HiddenPassage } from '@cotejo/plugin-kit';
import type { WordPackage } from './open.ts';
import { elementsOf, outermost, textOf, type XmlElement } from './xml.ts';

/**
 * Texts of a Word file that are on none of its pages: properties, comments, alternative texts of pictures, and unused
 * headers, footers and notes. `shown` are the headers, footers (names of parts) and notes (elements) on a page.
 */
export async function outsidePages(
  word: WordPackage,
  notes: Iterable<XmlElement>,
  shown: ReadonlySet<XmlElement | string>,
): Promise<HiddenPassage[]> {
  const margins = [...word.relationships.values()].filter(
    ({ type, part }) => /^(header|footer)$/.test(type) && !shown.has(part),
  );
  const chunks = [...word.relationships.values()].filter(({ type }) => type === 'aFChunk');
  const parts = [...new Set(margins.map(({ part }) => part)), ...partsOf(word, 'comments')];
  const texts: string[] = [];
  for (const part of parts) texts.push(paragraphsOf(await read(word, part)));
  for (const note of notes) if (!shown.has(note)) texts.push(paragraphsOf(note));
  for (const { part } of chunks) texts.push(wordsOfMarkup(await word.bytes(part).catch(() => undefined)));
  const properties = await read(word, 'docProps/core.xml');
  texts.push(...(properties ? elementsOf(properties).map(textOf) : []));
  texts.push(...outermost(word.main, (name) => name === 'wp:docPr').map(({ attributes }) => attributes['descr'] ?? ''));
  return texts.flatMap((text) => (text.trim() ? [{ text: text.trim(), reason: 'outside-pages' }] : []));
}

const partsOf = (word: WordPackage, kind: string): string[] =>
  [...word.relationships.values()].flatMap(({ type, part }) => (type === kind ? [part] : []));

/** The XML of a part, or undefined where it is damaged: the document's text can still be read. */
const read = (word: WordPackage, part: string): Promise<XmlElement | undefined> =>
  word.xml(part).catch(() => undefined);

/** Roughly the words of an imported file (`w:altChunk`), which only some programs show. */
const wordsOfMarkup = (bytes: Uint8Array | undefined): string =>
  new TextDecoder()
    .decode(bytes?.subarray(0, 200_000))
    .replace(/<[^<>]{0,500}>/g, ' ')
    .replace(/[\0-\x08]+/g, ' ')
    .replace(/\s+/g, ' ');

const paragraphsOf = (part: XmlElement | undefined): string =>
  part
    ? outermost(part, (name) => name === 'w:p')
        .map((one) =>
          outermost(one, (name) => name === 'w:t')
            .map(textOf)
            .join(''),
        )
        .join('\n')
    : '';
