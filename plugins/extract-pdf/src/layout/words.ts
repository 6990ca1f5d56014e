import { normalForm } from '@cotejo/plugin-kit';
import { dropPrivateUse, isBullet, readGlyph } from '../characters.ts';
import { type Character, composeAccents, rightOf } from './character.ts';

/** A word in reading space. */
export type Word = { text: string; left: number; right: number; baseline: number; size: number; font: string };

// Shares of the font size.
const SAME_BASELINE = 0.15;
const STRING_GAP = 1.2;
const BACKWARD = -0.4;
const WORD_GAP = 0.16;
const WORD_GAP_BESIDE_SPACES = 0.3;
const LETTER_SPACING = 0.08;

/** Groups characters, given in drawing order, into words. A word that is drawn twice is returned once. */
export function wordsOf(characters: Character[]): Word[] {
  const words = stringsOf(composeAccents(characters)).flatMap(splitString);
  const places = new Map<string, [column: number, row: number][]>();
  return words.filter((word) => {
    // Some programs draw a word twice, slightly moved, to make it look bold.
    const unit = Math.max(1, word.size / 3);
    const column = Math.round(word.left / unit);
    const row = Math.round(word.baseline / unit);
    const same = places.get(word.text);
    if (!same) places.set(word.text, [[column, row]]);
    else if (same.some(([x, y]) => Math.abs(x - column) <= 1 && Math.abs(y - row) <= 1)) return false;
    else same.push([column, row]);
    return true;
  });
}

const isSpace = (character: Character): boolean => character.text.trim() === '';

/** Strings of characters that are close to each other on one baseline. */
function stringsOf(characters: Character[]): Character[][] {
  const strings: Character[][] = [];
  let last: Character | undefined;
  for (const raw of characters) {
    const text = readGlyph(raw.text);
    if (text === '') continue;
    const character = text === raw.text ? raw : { ...raw, text };
    if (last && isRepeated(last, character)) continue;
    if (last && follows(last, character)) strings.at(-1)!.push(character);
    else strings.push([character]);
    last = character;
  }
  return strings;
}

function isRepeated(last: Character, next: Character): boolean {
  return (
    last.text === next.text &&
    last.width > 0 &&
    !isSpace(next) &&
    Math.abs(next.left - last.left) < 0.1 * last.size &&
    Math.abs(next.baseline - last.baseline) < 0.1 * last.size
  );
}

function follows(last: Character, next: Character): boolean {
  const size = Math.max(last.size, next.size);
  const gap = next.left - rightOf(last);
  return (
    Math.abs(next.baseline - last.baseline) <= SAME_BASELINE * size && gap < STRING_GAP * size && gap > BACKWARD * size
  );
}

function splitString(string: Character[]): Word[] {
  const pieces = piecesOf(string);
  return pieces.flatMap((piece) => {
    const word = toWord(piece);
    return word.text === '' ? [] : [word];
  });
}

/** Splits a string at its spaces, and at gaps wider than its letter spacing. */
function piecesOf(string: Character[]): Character[][] {
  const letters = string.filter((character) => !isSpace(character));
  if (letters.length === 0) return [];
  const typedApart = isTypedApart(string);
  const spaced = letters.length < string.length && !typedApart;
  const gaps = letters.slice(1).map((letter, index) => (letter.left - rightOf(letters[index]!)) / letter.size);
  const tracking = trackingOf(typedApart ? gaps : touchingGaps(string));
  const limit = tracking + (typedApart ? 0.5 * tracking : spaced ? WORD_GAP_BESIDE_SPACES : WORD_GAP);
  const pieces: Character[][] = [[letters[0]!]];
  let position = string.indexOf(letters[0]!);
  for (const [index, letter] of letters.slice(1).entries()) {
    const next = string.indexOf(letter, position + 1);
    const paintedSpace = next > position + 1 && !typedApart;
    position = next;
    if (paintedSpace || gaps[index]! > limit) pieces.push([letter]);
    else pieces.at(-1)!.push(letter);
  }
  return pieces;
}

/** Whether a heading was typed with a space between all letters. */
function isTypedApart(string: Character[]): boolean {
  if (string.some((character, index) => index > 0 && !isSpace(character) && !isSpace(string[index - 1]!))) return false;
  const tokens = string
    .map((character) => (isSpace(character) ? ' ' : character.text))
    .join('')
    .trim()
    .split(/ +/);
  return tokens.length >= 4 && tokens.every((token) => /^[\p{L}\p{N}&]$/u.test(token));
}

function touchingGaps(string: Character[]): number[] {
  return string.slice(1).flatMap((next, index) => {
    const before = string[index]!;
    return isSpace(next) || isSpace(before) ? [] : [(next.left - rightOf(before)) / next.size];
  });
}

/** The letter spacing of a string: the median of its gaps. */
function trackingOf(gaps: number[]): number {
  if (gaps.length < 3) return 0;
  const middle = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
  return middle > LETTER_SPACING ? middle : 0;
}

function toWord(piece: Character[]): Word {
  const first = piece[0]!;
  const text = normalForm(piece.map((character) => character.text).join(''), 'NFC');
  return {
    text: isBullet(text) ? text : dropPrivateUse(text),
    left: piece.reduce((least, { left }) => Math.min(least, left), Infinity),
    right: piece.reduce((most, character) => Math.max(most, rightOf(character)), -Infinity),
    baseline: first.baseline,
    size: piece.reduce((most, { size }) => Math.max(most, size), 0),
    font: first.font,
  };
}
