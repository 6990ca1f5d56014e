import { linesOf, type Span } from '@cotejo/plugin-kit';
import { mergeSpans } from '../../text/spans.ts';
import { hasLetter } from '../../text/split.ts';

type Word = Span & { word: string; line: number };

/** Words before a word among which it counts as repeated. */
const memory = 400;
/**
 * The points that a repeated word adds to a stretch and a new one takes from it, and the share of new words with which
 * a line ends the stretch.
 */
const gain = 1;
const loss = 5;
const newInALine = 0.5;
/**
 * The words of a pile, and how often it says each of them, at least. The same duties under several positions are no
 * pile, because new words stand between them.
 */
const leastStretch = 24;
const leastRepeats = 4;
/** The share of content words in a list; prose has a third less. */
const contentOfAList = 0.75;

/** Different short items in one list; the skills of honest people have up to 94. */
const longestList = 95;
const wordsOfAnItem = 4;

/** Passages that repeat or pile up keywords as nobody writes for a reader. */
export function findStuffing(text: string): Span[] {
  return mergeSpans([...repetitions(text), ...endlessLists(text)]);
}

const allWords = /\p{L}[\p{L}\p{M}\p{N}+#.]*/gu;

function contentWords(text: string): Word[] {
  const words: Word[] = [];
  for (const [line, { start: lineStart, text: content }] of linesOf(text).entries()) {
    for (const { 0: word, index } of content.matchAll(allWords)) {
      const start = lineStart + index;
      if (word.length <= 3 && word !== word.toUpperCase()) continue;
      words.push({ word: word.toLowerCase(), start, end: start + word.length, line });
    }
  }
  return words;
}

/**
 * Stretches that repeat the same words in any order, with nothing new between.
 */
function repetitions(text: string): Span[] {
  const words = contentWords(text);
  return stretches(words).flatMap(([from, to]) => {
    const different = new Set(words.slice(from, to).map(({ word }) => word));
    // The first mention counts as little as the repetitions.
    let first = from;
    while (first > 0 && different.has(words[first - 1]!.word)) first--;
    const span = { start: words[first]!.start, end: words[to - 1]!.end };
    const all = text.slice(span.start, span.end).match(allWords)?.length ?? 0;
    const least = Math.max(leastStretch, different.size * leastRepeats, all * contentOfAList);
    return to - first >= least ? [span] : [];
  });
}

/** The places `[from, to)` of stretches of repeated words; a new one now and then does not end them. */
function stretches(words: readonly Word[]): [number, number][] {
  const last = new Map<string, number>();
  const isAgain = words.map(({ word }, at) => {
    const before = last.get(word);
    last.set(word, at);
    return before !== undefined && at - before <= memory;
  });
  const lines = Map.groupBy(words.keys(), (at) => words[at]!.line);
  const isNew = (all: number[]): boolean => all.filter((at) => !isAgain[at]).length >= all.length * newInALine;
  const isNewLine = new Map([...lines].map(([line, all]) => [line, isNew(all)]));
  const found: [number, number][] = [];
  let [from, to, sum, best] = [0, 0, 0, 0];
  for (const [at, { line }] of words.entries()) {
    sum += isAgain[at] ? gain : -loss;
    if (sum > 0 && !isNewLine.get(line)) {
      if (sum > best) [best, to] = [sum, at + 1];
      continue;
    }
    if (best > 0) found.push([from, to]);
    [from, to, sum, best] = [at + 1, at + 1, 0, 0];
  }
  return best > 0 ? [...found, [from, to]] : found;
}

/** Lists, over several lines or not, of more short items than anybody's skills have. */
function endlessLists(text: string): Span[] {
  const found: Span[] = [];
  let list: Span[] = [];
  const close = (): void => {
    const different = new Set(list.map(({ start, end }) => text.slice(start, end).trim().toLowerCase()));
    if (different.size > longestList) found.push({ start: list[0]!.start, end: list.at(-1)!.end });
    list = [];
  };
  for (const { 0: item, index } of text.matchAll(/[^,;|•·\n]+/g)) {
    if (!hasLetter(item)) continue;
    if ((item.match(/\S+/g)?.length ?? 0) > wordsOfAnItem) close();
    else list.push({ start: index, end: index + item.length });
  }
  close();
  return found;
}
