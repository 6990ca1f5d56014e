import { normalForm } from '@cotejo/plugin-kit';
import { combiningMark } from '../characters.ts';

/** A character in reading space, which is turned so that text runs to the right; all lengths in points. */
export type Character = { text: string; left: number; width: number; baseline: number; size: number; font: string };

export const rightOf = (character: Character): number => character.left + character.width;

/** Joins a letter and the accent drawn over it, in either order, into one character. */
export function composeAccents(characters: Character[]): Character[] {
  const composed: Character[] = [];
  for (const character of characters) {
    const before = composed.at(-1);
    const pair = before && overlaps(before, character) ? compose(before, character) : undefined;
    if (pair) composed[composed.length - 1] = pair;
    else composed.push(character);
  }
  return composed;
}

function overlaps(a: Character, b: Character): boolean {
  const shared = Math.min(rightOf(a), rightOf(b)) - Math.max(a.left, b.left);
  return shared > 0.4 * Math.min(a.width, b.width) && Math.abs(a.baseline - b.baseline) < 0.5 * a.size;
}

function compose(a: Character, b: Character): Character | undefined {
  const mark = combiningMark(a.text) ?? combiningMark(b.text);
  const letter = combiningMark(a.text) ? b : a;
  if (!mark || !/^\p{L}$/u.test(letter.text)) return undefined;
  const base = letter.text === 'ı' ? 'i' : letter.text === 'ȷ' ? 'j' : letter.text;
  return { ...letter, text: normalForm(base + mark, 'NFC') };
}
