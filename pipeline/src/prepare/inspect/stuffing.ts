import type { Span } from '@cotejo/plugin-kit';
import { mergeSpans, runsOf } from '../../spans.ts';

type Word = Span & { word: string };

/** Words in the same order that come back so many times, and how many of them in a row are no accident of layout. */
const phraseLength = 4;
const phraseRepeats = 4;
const leastStretch = 24;
const nearby = 40;
/** The share of content words in a list; prose has a third less. */
const contentOfAList = 0.85;
/** Content words in a row that are looked at together, and how many different ones there must be; prose has over 40. */
const windowSize = 60;
const fewestDifferent = 14;
const repeatsInWindow = 3;
/** Short items in one list; a long skills section has fifty. */
const longestList = 150;
const listWithRepeats = 20;
const leastDistinctShare = 0.3;
const wordsOfAnItem = 4;

/** Passages that repeat or pile up keywords as nobody writes for a reader. */
export function findStuffing(text: string): Span[] {
  const words = contentWords(text);
  return mergeSpans([...repeatedPhrases(text, words), ...poorWindows(words), ...endlessLists(text)]);
}

function contentWords(text: string): Word[] {
  return [...text.matchAll(/\p{L}[\p{L}\p{M}\p{N}+#.]*/gu)]
    .filter(([word]) => word.length > 3 || word === word.toUpperCase())
    .map((match) => ({ word: match[0].toLowerCase(), start: match.index, end: match.index + match[0].length }));
}

/** A list of terms said over and over: a long stretch that is made of phrases that come back again and again. */
function repeatedPhrases(text: string, words: Word[]): Span[] {
  const places = new Map<string, number[]>();
  for (let index = 0; index + phraseLength <= words.length; index++) {
    const phrase = words.slice(index, index + phraseLength).map(({ word }) => word).join(' ');
    const known = places.get(phrase);
    if (known) known.push(index);
    else places.set(phrase, [index]);
  }
  const isRepeated = new Array<boolean>(words.length).fill(false);
  for (const indexes of places.values()) {
    for (let first = 0; first + phraseRepeats <= indexes.length; first++) {
      const series = indexes.slice(first, first + phraseRepeats);
      if (series.at(-1)! - series[0]! > nearby * phraseRepeats) continue;
      for (const index of series) isRepeated.fill(true, index, index + phraseLength);
    }
  }
  return runsOf(isRepeated, leastStretch)
    .filter(([from, to]) => {
      const all = text.slice(words[from]!.start, words[to - 1]!.end).match(/\p{L}[\p{L}\p{M}\p{N}+#.]*/gu)?.length ?? 0;
      return to - from >= all * contentOfAList;
    })
    .map(([from, to]) => ({ start: words[from]!.start, end: words[to - 1]!.end }));
}

/** The same few words in any order. */
function poorWindows(words: Word[]): Span[] {
  const counts = new Map<string, number>();
  const found: Span[] = [];
  for (const [index, { word }] of words.entries()) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    const first = index - windowSize + 1;
    if (first < 0) continue;
    if (counts.size < fewestDifferent) {
      const repeated = words.slice(first, index + 1).filter((one) => counts.get(one.word)! >= repeatsInWindow);
      found.push({ start: repeated[0]!.start, end: repeated.at(-1)!.end });
    }
    const left = counts.get(words[first]!.word)! - 1;
    if (left === 0) counts.delete(words[first]!.word);
    else counts.set(words[first]!.word, left);
  }
  return found;
}

/** Lists, over several lines or not, that are far too long or name the same few things again and again. */
function endlessLists(text: string): Span[] {
  return [...text.matchAll(/[^\n]+(?:\n[^\n]+)*/g)].flatMap((block) => {
    const items = [...block[0].matchAll(/[^,;|•·\n]+/g)].filter(([item]) => item.trim());
    const short = items.filter(([item]) => item.trim().split(/\s+/).length <= wordsOfAnItem);
    if (short.length < listWithRepeats || short.length < items.length * 0.7) return [];
    const distinct = new Set(short.map(([item]) => item.trim().toLowerCase())).size;
    if (short.length <= longestList && distinct >= short.length * leastDistinctShare) return [];
    return [{ start: block.index + short[0]!.index, end: block.index + block[0].length }];
  });
}
