import { asDocument, paragraph, wordFile } from '@cotejo/plugin-kit/testing/word';
import { expect, test } from 'vitest';
import { createWordExtractor } from '../extractor.ts';
import { fontOf } from '../testing/font.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const turned = [...alphabet].toReversed().join('');

async function read(font: Uint8Array | undefined) {
  const parts = {
    fontTable: '<w:font w:name="House"><w:embedRegular r:id="house"/></w:font>',
    '[word/_rels/fontTable.xml.rels]':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship ' +
      'Id="house" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/font" ' +
      'Target="media/house.odttf"/></Relationships>',
  };
  const body = paragraph('Seen') + paragraph("In the house's font", '<w:rFonts w:ascii="House" w:hAnsi="House"/>');
  const document = asDocument(wordFile(body, parts, font ? { 'house.odttf': font } : {}));
  return (
    await createWordExtractor().extract(document, {
      signal: new AbortController().signal,
      maxPages: 1,
      maxCharacters: 1000,
    })
  ).pages[0]!;
}

test.for([
  ['that draws what it says', fontOf({ letters: alphabet, names: alphabet })],
  ['that has no names', fontOf({ letters: alphabet })],
  ['that is not there', undefined],
] as const)('text in an embedded font %s is seen', async ([, font]) => {
  expect(await read(font)).toMatchObject({ text: "Seen\nIn the house's font\n", hidden: [] });
});

test.for([
  ['whose letters are named otherwise', fontOf({ letters: alphabet, names: turned })],
  ['with one sign for several letters', fontOf({ letters: alphabet, isOne: true })],
  ['that is none', Buffer.from('no font')],
] as const)('text in an embedded font %s is not', async ([, font]) => {
  expect(await read(font)).toMatchObject({
    text: 'Seen\n',
    hidden: [{ text: "In the house's font", reason: 'other-letters' }],
  });
});
