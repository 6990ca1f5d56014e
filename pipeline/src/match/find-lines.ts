import { type BilingualText, linesOf, type Span } from '@cotejo/plugin-kit';
import { fold } from '../text/fold.ts';
import { wordsOf } from '../text/split.ts';
import { blankExcluded } from './blank.ts';

/** Fewer letters begin too many words. */
const shortestStart = 3;
/** Characters of a line that are given. */
const longest = 300;
/** Words before the first hit that are given of a longer line. */
const leadIn = 5;

/**
 * Of each text the line that has most of some typed words, or of words that begin with them, whatever accents and case;
 * nothing of a text that has none. Lines of the original come before those of its translation. What must not count
 * (`excluded`, spans of the original) is passed over.
 */
export function findLines({
  texts,
  words,
}: {
  texts: { text: BilingualText; excluded: Span[] }[];
  words: string[];
}): (string | undefined)[] {
  const wanted = [...new Set(words.flatMap((word) => wordsOf(fold(word))))];
  return texts.map(({ text, excluded }) => {
    const { original, english } = blankExcluded(text, excluded).resume;
    return bestLine(english === original ? [original] : [original, english], wanted);
  });
}

const isWord = (wanted: string, word: string): boolean =>
  word === wanted || (wanted.length >= shortestStart && word.startsWith(wanted));

function bestLine(texts: string[], wanted: string[]): string | undefined {
  let best: { line: string; count: number } | undefined;
  for (const { text: line } of texts.flatMap(linesOf)) {
    const words = wordsOf(fold(line));
    const count = wanted.filter((one) => words.some((word) => isWord(one, word))).length;
    if (count > (best?.count ?? 0)) best = { line, count };
  }
  return best && aroundHit(best.line.trim(), wanted);
}

function aroundHit(line: string, wanted: string[]): string {
  if (line.length <= longest) return line;
  const parts = line.split(/\s+/);
  const hit = parts.findIndex((part) => wordsOf(fold(part)).some((word) => wanted.some((one) => isWord(one, word))));
  return parts
    .slice(Math.max(0, hit - leadIn))
    .join(' ')
    .slice(0, longest);
}
