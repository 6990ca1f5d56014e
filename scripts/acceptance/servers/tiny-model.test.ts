import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { tinyModel } from './tiny-model.ts';

test('the tiny model has the same bytes every time and on every machine', () => {
  const bytes = tinyModel();
  expect([bytes.toString('latin1', 0, 4), bytes.readUInt32LE(4)]).toEqual(['GGUF', 3]);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(
    'bc96e2272d2fb75a18ffdb6f3c41a2b68d4cc1f4f5db855e3ddb03010165d2f6',
  );
});
