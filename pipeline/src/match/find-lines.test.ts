import { expect, test } from 'vitest';
import { findLines } from './find-lines.ts';

const inBoth = (original: string, english = original) => ({
  text: { language: 'es', original, english, alignment: [] },
  excluded: [],
});
const lineOf = (text: string, ...words: string[]) => findLines({ texts: [inBoth(text)], words })[0];

test('the line with most of the words is found, whatever accents and case, and nothing where there is none', () => {
  const text = 'Ada Reed\n  Nóminas con Excel  \nNóminas con SAP en Alemania\nSAP';
  expect(lineOf(text, 'sap', 'NOMINAS')).toBe('Nóminas con SAP en Alemania');
  expect(lineOf(text, 'excel')).toBe('Nóminas con Excel');
  expect(lineOf(text, 'falconry')).toBeUndefined();
});

test('the beginning of a word is enough from three letters on', () => {
  expect(lineOf('Node.js and Kubernetes', 'kub')).toBe('Node.js and Kubernetes');
  expect(lineOf('Node.js and Kubernetes', 'ku')).toBeUndefined();
  expect(lineOf('Go and Kubernetes', 'go')).toBe('Go and Kubernetes');
});

test('a line of the translation is found where the original has none', () => {
  const texts = [inBoth('Jefa de nóminas', 'Payroll manager')];
  expect(findLines({ texts, words: ['payroll'] })).toEqual(['Payroll manager']);
});

test('what must not count is passed over', () => {
  const text = inBoth('SAP SAP SAP\nRan payroll in SAP');
  const texts = [{ ...text, excluded: [{ start: 0, end: 11 }] }];
  expect(findLines({ texts, words: ['sap'] })).toEqual(['Ran payroll in SAP']);
});

test('of a line as long as a text a part is given that has the word', () => {
  const line = lineOf(`${'quiet words '.repeat(5000)} then falconry ${'and more '.repeat(5000)}`, 'falconry')!;
  expect(line).toContain('then falconry and more');
  expect(line.length).toBeLessThanOrEqual(300);
});
