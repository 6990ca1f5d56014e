import { type BilingualText, blank, type Span } from '@cotejo/plugin-kit';
import { toEnglish } from '../text/alignment.ts';

/**
 * The resume with excluded passages (spans of the original) overwritten by spaces in both texts. Offsets and lines
 * stay. `english` are the same passages as spans of the English text.
 */
export function blankExcluded(text: BilingualText, excluded: Span[]): { resume: BilingualText; english: Span[] } {
  const english = excluded.map((span) => toEnglish(text, span));
  return {
    resume: { ...text, original: blank(text.original, excluded), english: blank(text.english, english) },
    english,
  };
}
