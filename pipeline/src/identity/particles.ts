import { readLists } from '../text/lists.ts';

const lists = readLists(import.meta.url, 'lists/particles.txt');
const inNames = new Set([...lists.betweenNames!, ...lists.inNames!]);
const long = new Set(lists.longInNames);

/** The words that may stand between two words of one name. */
export const betweenNames = lists.betweenNames!;

/** Whether a word of a name is one of those that are written small: "de", "van". */
export const isParticle = (word: string): boolean => inNames.has(word.toLowerCase());

/** Whether a word of a name, folded, of three letters or more identifies nobody. */
export const isAnonymous = (word: string): boolean => long.has(word);
