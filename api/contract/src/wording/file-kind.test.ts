import { expect, test } from 'vitest';
import { fileKind } from './file-kind.ts';

test.each([
  ['maren.oduya.pdf', 'PDF'],
  ['CV.Docx', 'DOCX'],
  ['notes.markdown', 'MARKDOWN'],
  ['resume', '–'],
  ['.profile', '–'],
  ['ends.', '–'],
  ['v1. final draft', '–'],
])('%s is of the kind %s', (name, kind) => {
  expect(fileKind(name)).toBe(kind);
});
