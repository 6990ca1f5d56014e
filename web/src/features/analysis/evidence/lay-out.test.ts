import { expect, test } from 'vitest';
import { layOut } from './lay-out.ts';

const text = 'NADIA QUILL\n\n• Java services\nSkills:\nplain\n\nWork experience\nBuilt, then ran it.';
const whole = { start: 0, end: text.length };

test('lines are told apart as a reader would', () => {
  expect(layOut(text, whole, []).map((line) => line.kind)).toEqual([
    'heading',
    'blank',
    'bullet',
    'heading',
    'text',
    'blank',
    'heading',
    'text',
  ]);
});

test('the pieces of all lines give the text again, whatever is marked', () => {
  const marks = [
    { key: 'a', start: 0, end: 20 },
    { key: 'b', start: 15, end: 19 },
    { key: 'c', start: 18, end: 30 },
  ];
  expect(
    layOut(text, whole, marks)
      .map((line) => line.pieces.map((piece) => piece.text).join(''))
      .join('\n'),
  ).toBe(text);
});

test('overlapping passages keep both of their keys', () => {
  const start = text.indexOf('Java');
  const line = layOut(text, whole, [
    { key: 'a', start, end: start + 4 },
    { key: 'b', start, end: start + 13 },
  ])[2];
  expect(line?.pieces).toEqual([
    { text: '• ', keys: [] },
    { text: 'Java', keys: ['a', 'b'] },
    { text: ' services', keys: ['b'] },
  ]);
});

test('a stretch of the text keeps the offsets of the whole', () => {
  const start = text.indexOf('• Java');
  const lines = layOut(text, { start, end: start + 15 }, [{ key: 'a', start: start + 2, end: start + 6 }]);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.pieces[1]).toEqual({ text: 'Java', keys: ['a'] });
});
