const runs = [1, 2, 3].map((shortest) => new RegExp(`[\\p{L}\\p{N}]{${shortest},}`, 'gu'));

/** The runs of letters and figures in a text that have at least so many characters. */
export const wordsOf = (text: string, shortest: 1 | 2 | 3 = 1): string[] => text.match(runs[shortest - 1]!) ?? [];

/** Whether a text has a letter. */
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** Whether a text has a letter or a figure. */
export const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
