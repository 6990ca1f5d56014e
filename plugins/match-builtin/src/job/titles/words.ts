import { isOccupationNoun } from '../../taxonomy/occupations.ts';
import { knownFromTitles } from '../../taxonomy/title-words.ts';
import { fold } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';
import { bulletMark } from '../raw-lines.ts';

/**
 * A word of an advertisement as a title may contain it, "Administrativo/a" too. `part` is the number of the stretch
 * between marks that no title goes across; `before` and `after` are what stands between it and the words beside it.
 */
export type TitleWord = {
  start: number;
  end: number;
  folded: string;
  /** What is compared: letters and digits alone. */
  key: string;
  /** The same for one and several, women and men. */
  base: string;
  line: number;
  part: number;
  opens: boolean;
  closes: boolean;
  before: string;
  after: string;
  isNoun: boolean;
  isKnown: boolean;
};

/** `at` is its number in the text, in which others may be empty. */
export type TitleLine = { at: number; from: number; to: number; isItem: boolean };

/** Titles stand at the beginning: what is behind so many words is not looked at. */
const mostWords = 1_500;
const mostCharacters = 20_000;

const pattern = /[\p{L}\p{N}](?:[^\s,;:!?()[\]{}|•·"“”«»…*–—]*[\p{L}\p{N}+#])?/gu;
const breaks = /[.;:!?()[\]{}|•·…]/;

export const keyOf = (words: string): string => fold(words).replace(/[^\p{L}\p{N}]/gu, '');

/** A gap between two words by its first mark. */
const gapOf = (between: string): string => between.trim().charAt(0) || ' ';

/** The words of the beginning of a text, and its lines that have any. */
export function titleWordsOf(whole: string): { words: TitleWord[]; lines: TitleLine[] } {
  const words: TitleWord[] = [];
  const lines: TitleLine[] = [];
  let from = 0;
  let part = 0;
  for (const [number, text] of whole.slice(0, mostCharacters).split('\n').entries()) {
    const found = [...text.matchAll(pattern)];
    const first = words.length;
    for (const [at, { 0: written, index }] of found.entries()) {
      const end = index + written.length;
      const before = text.slice(at === 0 ? 0 : found[at - 1]!.index + found[at - 1]![0].length, index);
      const after = text.slice(end, found[at + 1]?.index ?? text.length);
      if (at === 0 || breaks.test(before)) part += 1;
      const tokens = tokenize(written);
      words.push({
        start: from + index,
        end: from + end,
        folded: fold(written).replace(/\d/g, '0'),
        key: keyOf(written),
        base: tokens.map(({ base }) => base).join(' '),
        line: lines.length,
        part,
        opens: at === 0,
        closes: at === found.length - 1,
        before: gapOf(before),
        after: gapOf(after),
        isNoun: tokens.some(({ base }) => isOccupationNoun(base)),
        isKnown: tokens.every(({ base }) => knownFromTitles(base)),
      });
    }
    if (found.length > 0) lines.push({ at: number, from: first, to: words.length, isItem: bulletMark.test(text) });
    if (words.length >= mostWords) break;
    from += text.length + 1;
  }
  return { words, lines };
}
