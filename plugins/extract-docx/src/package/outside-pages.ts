import type { HiddenPassage } from '@cotejo/plugin-kit';
import type { WordPackage } from './open.ts';
import { elementsOf, outermost, textOf, type XmlElement } from './xml.ts';

/**
 * Texts of a Word file that none of its pages shows: properties, comments, descriptions of pictures, and the headers,
 * footers and notes that no page refers to. `shown` are the headers, footers and notes that were read as text.
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

/** A part beside the text that is damaged does not spoil the text. */
const read = (word: WordPackage, part: string): Promise<XmlElement | undefined> =>
  word.xml(part).catch(() => undefined);

/** About the words of an imported part: programs differ in whether they show it. */
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
