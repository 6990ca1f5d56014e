export type { Line } from '@cotejo/plugin-kit';

/** How many pieces blanks make of a text. */
export const countWords = (text: string): number => text.split(/\s+/).length;
