import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { encodePng } from './png.ts';

test.each([[1, 1], [7, 5], [300, 200]])('a picture of %i by %i pixels comes back from its PNG as it was', async (width, height) => {
  const pixels = Uint8Array.from({ length: 4 * width * height }, (_, index) => (index % 4 === 3 ? 255 : (index * 2_654_435_761) % 256));
  const picture = await loadImage(Buffer.from(encodePng(pixels, width, height)));
  const context = createCanvas(picture.width, picture.height).getContext('2d');
  context.drawImage(picture, 0, 0);
  expect([picture.width, picture.height]).toEqual([width, height]);
  expect(Buffer.from(context.getImageData(0, 0, width, height).data).equals(pixels)).toBe(true);
});
