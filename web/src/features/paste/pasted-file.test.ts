import { expect, test } from 'vitest';
import { fileOfText } from './pasted-file.ts';

const nameOf = (text: string) => fileOfText(text, 'Job description').name;

test('pasted text becomes a file of text, word for word', async () => {
  const text = '\n  Night Auditor\n\nYou close the books of the day.\n';
  const file = fileOfText(text, 'Job description');
  expect(file.type).toBe('text/plain');
  expect(await file.text()).toBe(text);
});

test.each([
  ['a title', 'Night Auditor\nYou close the books.', 'Night Auditor.txt'],
  ['a title below empty lines', '\n \t\n  Night Auditor  \r\nYou close the books.', 'Night Auditor.txt'],
  ['text of one line', 'Auditor de noche', 'Auditor de noche.txt'],
  ['a title of eighty characters', `${'x'.repeat(80)}\nmore`, `${'x'.repeat(80)}.txt`],
  ['a title with a dot', '.NET Developer', '.NET Developer.txt'],
  ['characters that no name may have', 'Role: "C/C++" <Lead>\t| *Remote*?', 'Role C C++ Lead Remote.txt'],
  ['invisible characters', 'Soft\u00ADware\u200B Engi\u202Eneer', 'Software Engineer.txt'],
])('%s names the file', (_, text, name) => {
  expect(nameOf(text)).toBe(name);
});

test.each([
  ['a long line', `${'x'.repeat(81)}\nNight Auditor`],
  ['a line without letters', '*** 2026 ***\nNight Auditor'],
])('%s does not', (_, text) => {
  expect(nameOf(text)).toBe('Job description.txt');
});
