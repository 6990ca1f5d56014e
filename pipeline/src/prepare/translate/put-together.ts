import type { AlignedSegment, BilingualText } from '@cotejo/plugin-kit';
import { type LanguageText, segmentsOf } from './find-segments.ts';

/**
 * The text with its English version: `translated` are the segments of `findSegments`, in the same order. What lies
 * between them is copied.
 */
export function putTogether({ translated, ...text }: LanguageText & { translated: string[] }): BilingualText {
  const { original, language } = text;
  const segments = segmentsOf(text);
  const distinct = [...new Set(segments.map((segment) => segment.text))];
  const translations = new Map(
    distinct.map((segment, index) => [segment, oneLine(translated[index] ?? '') || segment]),
  );
  let english = '';
  let position = 0;
  const alignment: AlignedSegment[] = [];
  const append = (start: number, end: number, part: string) => {
    if (start === end) return;
    alignment.push({ original: { start, end }, english: { start: english.length, end: english.length + part.length } });
    english += part;
    position = end;
  };
  for (const segment of segments) {
    append(position, segment.start, original.slice(position, segment.start));
    append(segment.start, segment.end, translations.get(segment.text)!);
  }
  append(position, original.length, original.slice(position));
  return { language, original, english, alignment };
}

/** A text without line breaks; tabs between cells stay. */
function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/\s+/g, (blanks) => (blanks.includes('\t') ? '\t' : ' '))
    .trim();
}
