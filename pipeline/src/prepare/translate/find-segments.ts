import { findIdentity } from '../../identity/index.ts';
import { readingLanguage } from '../limits.ts';
import { keepList } from './keep.ts';
import { spanishPassages } from './passages.ts';
import { type Segment, segmentText } from './segment.ts';

/** A text with its language, ISO 639-1. */
export type LanguageText = { original: string; language: string };

/** Sentences and lines that are translated at most, far more than 200 pages of prose have; the others stay. */
const mostSegments = 20_000;

/** What there is to translate: of an English text its passages in another language. */
export function segmentsOf({ original, language }: LanguageText): Segment[] {
  const segments = segmentText(original).slice(0, mostSegments);
  return language === readingLanguage ? spanishPassages(segments) : segments;
}

/** What a translator is given of a text: each segment once, and the strings that it must not touch. */
export function findSegments(text: LanguageText): { segments: string[]; keep: string[] } {
  const segments = [...new Set(segmentsOf(text).map((segment) => segment.text))];
  return { segments, keep: segments.length === 0 ? [] : keepList(text.original, findIdentity(text.original)) };
}
