import { expect, test } from 'vitest';
import { standardShapes } from '../testing/standard-shapes.ts';
import { alphabet, letters } from './alphabet.ts';
import { decode, encode } from './letter-shape.ts';

test('the table of letters holds what the standard fonts draw', async () => {
  const fonts = await standardShapes();
  expect([...alphabet.values()]).toEqual(
    [...letters].map((_, index) => fonts.map((font) => decode(encode(font), index))),
  );
});
