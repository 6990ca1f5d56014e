import type { Span } from '@cotejo/plugin-kit';

/** A line of a text without its line break, and where it stands. */
export type Line = Span & { text: string };

/** The lines of a text in order, empty ones included. */
export function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const end = start + line.length;
    const placed = { start, end, text: line };
    start = end + 1;
    return placed;
  });
}

const runs = [1, 2, 3].map((shortest) => new RegExp(`[\\p{L}\\p{N}]{${shortest},}`, 'gu'));

/** The runs of letters and figures in a text that have at least so many characters. */
export const wordsOf = (text: string, shortest: 1 | 2 | 3 = 1): string[] => text.match(runs[shortest - 1]!) ?? [];

/** Whether a text has a letter. */
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** Whether a text has a letter or a figure. */
export const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
