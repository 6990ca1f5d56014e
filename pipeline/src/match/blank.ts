import type { BilingualText, Span } from '@cotejo/plugin-kit';
import { toEnglish } from '../alignment.ts';

/**
 * The resume with excluded passages (spans of the original) overwritten by spaces in both texts. Offsets and lines stay.
 * `english` are the same passages as spans of the English text.
 */
export function blankExcluded(text: BilingualText, excluded: Span[]): { resume: BilingualText; english: Span[] } {
  const english = excluded.map((span) => toEnglish(text, span));
  return { resume: { ...text, original: blank(text.original, excluded), english: blank(text.english, english) }, english };
}

function blank(text: string, spans: Span[]): string {
  const parts: string[] = [];
  let position = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (end <= position) continue;
    parts.push(text.slice(position, start), text.slice(Math.max(position, start), end).replace(/[^\n]/g, ' '));
    position = end;
  }
  return parts.join('') + text.slice(position);
}
