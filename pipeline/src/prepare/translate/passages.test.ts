import { expect, test } from 'vitest';
import { isSpanishPhrase } from './passages.ts';

test.each(['contable con Excel', 'ventas', 'jefe de obra', 'almacén', 'recepcionista de hotel'])(
  'a few words are known as Spanish: %s',
  (text) => expect(isSpanishPhrase(text)).toBe(true),
);

test.each([
  'accountant with Excel',
  'sales',
  'director',
  'social media',
  'hotel manager',
  'Kubernetes',
  'final cut pro',
])('a few words are not taken for Spanish: %s', (text) => expect(isSpanishPhrase(text)).toBe(false));
