import { expect, test } from 'vitest';
import { anyOf } from './phrases.ts';

const matches = (phrase: string, texts: string[], accents?: 'any'): string[] => {
  const pattern = new RegExp(`^(?:${anyOf([phrase], accents)})$`, 'iu');
  return texts.filter((text) => pattern.test(text));
};

test('a group is a choice, one with a question mark may be left out with its blank, wherever it stands', () => {
  const texts = ['we look', 'now we look', 'we now look', 'we look now', 'we  look', 'look'];
  expect(matches('(now)? we look', texts)).toEqual(['we look', 'now we look']);
  expect(matches('we (now)? look', texts)).toEqual(['we look', 'we now look']);
  expect(matches('(we|you (all)?) look (now)?', [...texts, 'you all look'])).toEqual([
    'we look',
    'we look now',
    'you all look',
  ]);
});

test('a star stands for any ending, and signs for themselves', () => {
  expect(matches('red team*', ['red team', 'red teaming', 'red tea'])).toEqual(['red team', 'red teaming']);
  expect(matches('d.o.b.', ['d.o.b.', 'dxoxbx'])).toEqual(['d.o.b.']);
});

test('a letter with an accent stands for the plain one only where that is wanted', () => {
  expect(matches('qué harás', ['qué harás', 'que haras', 'que harás'], 'any')).toHaveLength(3);
  expect(matches('qué harás', ['qué harás', 'que haras', 'que harás'])).toEqual(['qué harás']);
});
