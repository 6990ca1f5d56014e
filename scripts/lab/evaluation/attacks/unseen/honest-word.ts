import type { HonestClass } from './attack.ts';
import { honestLetters } from './honest-word-letters.ts';
import { honestPages } from './honest-word-pages.ts';
import { honestPlaces } from './honest-word-places.ts';

/** Honest Word files that look like attacks: everything in them is to be read, nothing told. */
export const honestWords: HonestClass[] = [...honestPages, ...honestLetters, ...honestPlaces];
