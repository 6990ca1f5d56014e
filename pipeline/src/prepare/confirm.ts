import { fold } from '../text/fold.ts';
import { wordsOf } from '../text/split.ts';

/** A line is denied where less of its words were read in the picture. */
const confirmedShare = 0.5;
/** Denied words that a page must have at least; fewer are slips of OCR, or a name in a fancy script. */
const leastDenied = 4;
/**
 * The share of words that may differ by a letter or more. Above it, and where OCR is sure of what it read, the words of
 * the picture are taken in place of the file's.
 */
const mostDiffering = 0.05;
const sureConfidence = 0.85;
const longestWord = 30;

/**
 * Holds lines that only a page's picture can bear out against the words that OCR has read in it.
 * @param lines what the file claims @param picture what OCR read and how sure it is, 0 to 1
 * @returns the lines that the picture does not show, and whether the picture's own words have to be taken
 */
export function confirm(
  lines: string[],
  picture: { text: string; confidence: number },
): { denied: string[]; takesPicture: boolean } {
  const read = new Set(foldedWordsOf(picture.text));
  const near = new Set([...read].flatMap(neighbors));
  const isRead = (word: string): boolean => neighbors(word).some((form) => near.has(form));
  const checked = lines.map((line) => {
    const words = foldedWordsOf(line);
    return {
      line,
      words: words.length,
      unread: words.filter((word) => !isRead(word)).length,
      differing: words.filter((word) => !read.has(word)).length,
    };
  });
  const denied = checked.filter(({ words, unread }) => words > 0 && words - unread < confirmedShare * words);
  const sum = (values: typeof checked, key: 'words' | 'unread' | 'differing') =>
    values.reduce((total, one) => total + one[key], 0);
  const isDenied = sum(denied, 'unread') >= leastDenied;
  return {
    denied: isDenied ? denied.map(({ line }) => line) : [],
    takesPicture:
      isDenied ||
      (picture.confidence >= sureConfidence && sum(checked, 'differing') > mostDiffering * sum(checked, 'words')),
  };
}

/** Words of three letters and more, without accents. */
const foldedWordsOf = (text: string): string[] => wordsOf(fold(text), 3);

/** A word and its spellings without one letter: two words that have one of these in common differ by one slip. */
const neighbors = (word: string): string[] => {
  const short = word.slice(0, longestWord);
  return short.length < 4
    ? [short]
    : [short, ...Array.from(short, (_, at) => short.slice(0, at) + short.slice(at + 1))];
};
