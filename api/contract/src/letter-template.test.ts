import { expect, test } from 'vitest';
import { fillLetter, missingPlaceholders, unknownPlaceholders } from './letter-template.ts';

test('placeholders are filled wherever they stand, with spaces inside or without', () => {
  expect(fillLetter('Dear {{candidate}},\n{{ role }}: {{role}}', { candidate: 'Ana', role: 'Baker' })).toBe(
    'Dear Ana,\nBaker: Baker',
  );
});

test('a value is text: placeholders, braces and dollar signs in it stay as they are', () => {
  const values = { candidate: '{{contact}} $& <b>', contact: 'secret', constructor: undefined };
  expect(fillLetter('{{candidate}}', values)).toBe('{{contact}} $& <b>');
  expect(fillLetter('{{toString}} {{role}}', values)).toBe('{{toString}} {{role}}');
});

test('what is no placeholder of this kind of letter is named as it is written, each once', () => {
  expect(unknownPlaceholders('notice', '{{candidate}} {{ role }} {single} {{}} {{Role}} {{Role}} {{asked')).toEqual([
    '{{}}',
    '{{Role}}',
    '{{asked',
  ]);
  expect(unknownPlaceholders('notice', '{{decision}}')).toEqual(['{{decision}}']);
  expect(unknownPlaceholders('explanation', '{{decision}}')).toEqual([]);
});

test('expected placeholders that are not there are named', () => {
  expect(missingPlaceholders('notice', '{{role}} {{ company }} {{contact}}')).toEqual(['asked']);
});
