import { normalForm } from '@cotejo/plugin-kit';

/** A text without accents, in lower case: "Educación" becomes "educacion". Bounded also for piles of marks. */
export const fold = (text: string): string => normalForm(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The letters of a text alone, folded: "O'Brien-Díaz" becomes "obriendiaz". */
export const foldedLetters = (text: string): string => fold(text).replace(/\P{L}/gu, '');

/** A text as it is read: without signs that have no shape, such as soft hyphens, and full-width letters as others. */
export const asRead = (text: string): string =>
  normalForm(text, 'NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
