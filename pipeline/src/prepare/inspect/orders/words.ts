import { fold } from '../../../text/fold.ts';
import { remembering } from '../../../text/remember.ts';
import { hasLetter } from '../../../text/split.ts';
import { keyOf } from './key.ts';
import type { Reader } from './lexicon.ts';

/** A word of a sentence as lexicons have it. */
export type Word = {
  word: string;
  /** The part that all forms of the word have in common. */
  key: string;
  /** Where it stands in the sentence. */
  start: number;
  end: number;
  /** Whether a clause begins with it. */
  opens: boolean;
  /** The marks and blanks behind it. */
  gap: string;
};

/** Characters that stand for letters in words like "1gn0r3"; a 1 or an exclamation mark may be an i or an l. */
const leet: Record<string, string> = {
  0: 'o',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  1: 'i',
  '!': 'i',
  '|': 'l',
};
const leetAsL: Record<string, string> = { ...leet, 1: 'l', '!': 'l' };

const wordPattern = /[\p{L}\p{M}\p{N}@$]+(?:[!|][\p{L}\p{N}@$]+)*/gu;
/** What ends a clause: whatever is no blank and no joint within a word. */
const clauseEnd = /[^\s'’_\p{L}\p{N}]/u;
const camelJoint = /(?<=\p{Ll})(?=\p{Lu})/u;
const numberJoint = /(?<=\d)(?=\D)|(?<=\D)(?=\d)/;
/** Longer words may be several, where known ones make up so much of them. */
const longestWord = 14;
const leastCovered = 0.75;
/** More figures and letters in turn are a key or a number, and no words run together. */
const mostParts = 20;
/** Words that are remembered with their spellings, and their letters, at most: a few thousand make up most texts. */
const mostRemembered = 10_000;
const longestRemembered = 24;
/** Letters of words that are recognized even with their inner letters shuffled. */
const shortestShuffled = 6;

/** Folded as the phrases are written. */
const foldWord = (text: string): string => fold(text).replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('ı', 'i');

/**
 * Splits sentences into words, and undoes what people read over in them: figures for letters, shuffled letters, words
 * run together.
 */
export function createSpeller({ words: vocabulary }: Reader): (sentence: string) => Word[] {
  const shuffled = new Map(
    [...vocabulary].filter(({ length }) => length >= shortestShuffled).map((word) => [shuffleKey(word), word]),
  );
  const beginnings = new Set([...vocabulary].flatMap((word) => Array.from(word, (_, end) => word.slice(0, end + 1))));
  const spell = (piece: string): string[] => {
    const word = foldWord(piece);
    if (vocabulary.has(word)) return [word];
    if (hasLetter(word) && /[\d@$!|]/.test(word)) {
      for (const letters of [leet, leetAsL]) {
        const plain = word.replace(/[\d@$!|]/g, (character) => letters[character] ?? character);
        if (vocabulary.has(plain)) return [plain];
      }
    }
    const parts = word.split(numberJoint);
    if (
      parts.length > 1 &&
      parts.length <= mostParts &&
      parts.every((part) => /^\d/.test(part) || vocabulary.has(part))
    )
      return parts;
    if (word.length > longestWord && parts.length <= mostParts) {
      const pieces = parts.flatMap((part) => (/^\d/.test(part) ? [part] : runTogether(part, vocabulary, beginnings)));
      const covered = pieces.reduce(
        (sum, piece) => sum + (/^\d/.test(piece) || vocabulary.has(piece) ? piece.length : 0),
        0,
      );
      if (covered >= word.length * leastCovered) return pieces;
    }
    return [(word.length >= shortestShuffled && shuffled.get(shuffleKey(word))) || word];
  };
  const spellings = remembering(mostRemembered, longestRemembered, (word) =>
    (word === word.toUpperCase() ? [word] : word.split(camelJoint))
      .flatMap(spell)
      .map((one) => ({ word: one, key: keyOf(one) })),
  );
  return (sentence) => {
    const found = [...sentence.matchAll(wordPattern)];
    let gap = '';
    return found.flatMap((match, index) => {
      const [start, end] = [match.index, match.index + match[0].length];
      const opens = index === 0 || clauseEnd.test(gap);
      gap = sentence.slice(end, found[index + 1]?.index);
      const pieces = spellings(match[0]);
      return pieces.map(({ word, key }, at): Word => ({
        word,
        key,
        start,
        end,
        opens: opens && at === 0,
        gap: at === pieces.length - 1 ? gap : ' ',
      }));
    });
  };
}

const shuffleKey = (word: string): string => word[0] + Array.from(word.slice(1, -1)).sort().join('') + word.at(-1);

/**
 * The words of a known vocabulary in a text without blanks: as many of its letters as can be covered, by as few words
 * as possible.
 */
function runTogether(text: string, vocabulary: ReadonlySet<string>, beginnings: ReadonlySet<string>): string[] {
  // For each end: the lowest cost up to there, and where its last piece begins.
  const cost = Array.from({ length: text.length + 1 }, (_, end) => end * costOfALetter);
  const from = cost.map((_, end) => end - 1);
  for (let start = 0; start < text.length; start++) {
    if (cost[start]! + costOfALetter < cost[start + 1]!)
      [cost[start + 1], from[start + 1]] = [cost[start]! + costOfALetter, start];
    for (let end = start + 1; end <= text.length; end++) {
      const piece = text.slice(start, end);
      if (!beginnings.has(piece)) break;
      if (end > start + 1 && vocabulary.has(piece) && cost[start]! + 1 < cost[end]!)
        [cost[end], from[end]] = [cost[start]! + 1, start];
    }
  }
  const pieces: string[] = [];
  let isLetter = false;
  for (let end = text.length; end > 0; end = from[end]!) {
    const piece = text.slice(from[end]!, end);
    // Letters between known words stay together.
    if (piece.length === 1 && isLetter) pieces.push(piece + pieces.pop()!);
    else pieces.push(piece);
    isLetter = piece.length === 1;
  }
  return pieces.toReversed();
}

/** A letter outside known words costs more than a word. */
const costOfALetter = 1.5;
