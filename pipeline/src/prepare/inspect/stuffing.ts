import type { Span } from '@cotejo/plugin-kit';
import { mergeSpans } from '../../spans.ts';

type Token = Span & { word: string };

/** Content words in a row that are looked at together. */
const windowSize = 60;
/** The share of different words in such a window, below which it is no language any more; prose is above 0.6. */
const leastVariety = 0.34;
/** Short items in one list; a long skills section has fifty. */
const longestList = 150;
const listWithRepeats = 14;
const repeatedShare = 0.45;
const shortItem = 4;

/** Passages that repeat or pile up keywords as no reader would write them. */
export function findStuffing(text: string): Span[] {
  return mergeSpans([...repetitions(text), ...lists(text)]);
}

/** Windows of words that say the same few things over and over. */
function repetitions(text: string): Span[] {
  const tokens = contentWords(text);
  const counts = new Map<string, number>();
  const found: Span[] = [];
  for (const [index, token] of tokens.entries()) {
    counts.set(token.word, (counts.get(token.word) ?? 0) + 1);
    const first = tokens[index - windowSize + 1];
    if (!first) continue;
    if (counts.size / windowSize < leastVariety) found.push({ start: first.start, end: token.end });
    const left = counts.get(first.word)! - 1;
    if (left === 0) counts.delete(first.word);
    else counts.set(first.word, left);
  }
  return found;
}

function contentWords(text: string): Token[] {
  return [...text.matchAll(/\p{L}[\p{L}\p{M}\p{N}+#.]*/gu)]
    .filter((match) => match[0].length > 3 || match[0] === match[0].toUpperCase())
    .map((match) => ({ word: match[0].toLowerCase(), start: match.index, end: match.index + match[0].length }));
}

/** Lists, over several lines or not, that are far too long or name the same things again and again. */
function lists(text: string): Span[] {
  return [...text.matchAll(/[^\n]+(?:\n[^\n]+)*/g)].flatMap((block) => {
    const items = [...block[0].matchAll(/[^,;|•·\n]+/g)].filter((item) => item[0].trim());
    const short = items.filter((item) => item[0].trim().split(/\s+/).length <= shortItem);
    if (short.length < listWithRepeats || short.length < items.length * 0.7) return [];
    const distinct = new Set(short.map((item) => item[0].trim().toLowerCase())).size;
    const isStuffed = short.length > longestList || distinct < short.length * (1 - repeatedShare);
    return isStuffed ? [{ start: block.index + short[0]!.index, end: block.index + block[0].length }] : [];
  });
}
