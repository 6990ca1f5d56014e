import { expect, test } from 'vitest';
import { normalForm, withoutMarkPiles } from './normal-form.ts';

const highest = 0x10ffff;
const surrogates = { first: 0xd800, last: 0xdfff };

/**
 * Whether normalization moves a character among the marks of a letter: before one of the highest combining class, or
 * behind one of the lowest.
 */
function isSorted(character: string): boolean {
  const first = String.fromCodePoint(character.normalize('NFKD').codePointAt(0)!);
  return [`a\u0345${first}`, `a${first}\u0334`].some((text) => text.normalize('NFD') !== text);
}

test('every character that normalizing sorts counts as a mark', () => {
  const missed: string[] = [];
  for (let point = 0; point <= highest; point += 1) {
    if (point >= surrogates.first && point <= surrogates.last) continue;
    const character = String.fromCodePoint(point);
    if (isSorted(character) && withoutMarkPiles(character.repeat(40)).length > 30 * character.length)
      missed.push(point.toString(16));
  }
  expect(missed).toEqual([]);
});

test('thirty marks on a letter stay and more do not, whatever comes between piles', () => {
  expect(withoutMarkPiles(`a${'\u0301'.repeat(31)}b${'\u0323'.repeat(30)}`)).toBe(
    `a${'\u0301'.repeat(30)}b${'\u0323'.repeat(30)}`,
  );
  expect(withoutMarkPiles(`e${'\u0301\uff9e'.repeat(40)}`)).toHaveLength(31);
});

test('a pile of marks of many classes is normalized as fast as it is read', () => {
  const pile = Array.from(
    { length: 200_000 },
    (_, index) => ['\u0301', '\u0323', '\u0334', '\u0345', '\uff9e'][index % 5],
  ).join('');
  for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const)
    expect(normalForm(`a${pile}b`, form).length).toBeLessThan(40);
});

test('accents are composed as ever', () => {
  expect(normalForm('Educacio\u0301n', 'NFC')).toBe('Educación');
});
