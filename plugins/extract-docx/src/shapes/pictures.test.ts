import { asDocument, paragraph, wordFile } from '@cotejo/plugin-kit/testing/word';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { createWordExtractor } from '../extractor.ts';
import { pictureOf } from '../testing/drawings.ts';

const limits = { maxPages: 20, maxCharacters: 1000, maxPixels: 10_000, signal: new AbortController().signal };

/** A page of 300 by 200 pixels in one color. */
function page(color: string): Canvas {
  const canvas = createCanvas(300, 200);
  const context = canvas.getContext('2d');
  context.fillStyle = color;
  context.fillRect(0, 0, 300, 200);
  return canvas;
}

const png = page('red').toBuffer('image/png');
const jpeg = page('blue').toBuffer('image/jpeg');
const scan = (body: string, first: Uint8Array = png) =>
  wordFile(body, {}, { 'scan1.png': first, 'scan2.jpeg': jpeg, 'drawing.emf': Buffer.from('no picture that is read') });

const body = `<w:p><w:r>${['scan1.png', 'scan2.jpeg', 'drawing.emf', 'scan1.png'].map(pictureOf).join('')}</w:r></w:p>`;

test('a Word file of pictures alone has a page to be read by OCR for each of them', async () => {
  const document = asDocument(await scan(body));
  const blank = { text: '', hidden: [], hasGraphics: true };
  expect(await createWordExtractor().extract(document, limits)).toEqual({ pages: [blank, blank], cuts: [] });
  expect(await createWordExtractor().extract(document, { ...limits, maxPages: 1 })).toEqual({
    pages: [blank],
    cuts: [{ what: 'pages', limit: 1 }],
  });
});

test('a Word file with words is read as text, whatever pictures it has', async () => {
  const document = asDocument(await scan(paragraph('Nerea Olmedo') + body));
  expect((await createWordExtractor().extract(document, limits)).pages).toEqual([
    { text: 'Nerea Olmedo\n', hidden: [], hasGraphics: false },
  ]);
});

test.for([0, 1])('picture %i is drawn as a PNG within the limit of pixels', async (index) => {
  const image = await createWordExtractor().renderPage!(asDocument(await scan(body)), index, limits);
  expect(Buffer.from(image.png).subarray(1, 4).toString()).toBe('PNG');
  expect(image.width / image.height).toBeCloseTo(1.5, 1);
  expect(image.width * image.height).toBeLessThanOrEqual(limits.maxPixels);
});

test('a picture that claims to be enormous is not decoded', async () => {
  const enormous = Buffer.from(png);
  enormous.writeUInt32BE(30_000, 16);
  enormous.writeUInt32BE(30_000, 20);
  const document = asDocument(await scan(body, enormous));
  await expect(createWordExtractor().renderPage!(document, 0, limits)).rejects.toMatchObject({
    code: 'document.too-complex',
  });
});

test('a picture that is none is said to be damaged', async () => {
  const document = asDocument(await scan(body, Buffer.from('hello')));
  await expect(createWordExtractor().renderPage!(document, 0, limits)).rejects.toMatchObject({
    code: 'document.damaged',
  });
});
