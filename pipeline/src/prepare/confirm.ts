import { fold } from '../text/fold.ts';
import { wordsOf } from '../text/split.ts';

/** A line is denied where less of its words were read in the picture. */
const confirmedShare = 0.5;
/** So few denied words on a page are slips of OCR, or a name in a fancy script. */
const leastDenied = 4;
/**
 * Where more of the words differ by a letter or more, and OCR is sure of what it read, the picture is taken at its own
 * word.
 */
const mostDiffering = 0.05;
const sureConfidence = 0.85;
const longestWord = 30;

/**
 * What the words that OCR read in a page's picture say to lines that only the picture can bear out.
 * @param lines what the file claims @param picture what OCR read and how sure it is, 0 to 1
 * @returns the lines that the picture does not show, and whether the picture's own words have to be taken
 */
export function confirm(
  lines: string[],
  picture: { text: string; confidence: number },
): { denied: string[]; takesPicture: boolean } {
  const read = new Set(foldedWordsOf(picture.text));
  const near = new Set([...read].flatMap(neighbours));
  const isRead = (word: string): boolean => neighbours(word).some((form) => near.has(form));
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

/** A word and all that is left of it without one letter: two words that share one differ by one slip. */
const neighbours = (word: string): string[] => {
  const short = word.slice(0, longestWord);
  return short.length < 4
    ? [short]
    : [short, ...Array.from(short, (_, at) => short.slice(0, at) + short.slice(at + 1))];
};
