import type { AlignedSegment, BilingualText, Span } from '@cotejo/plugin-kit';
import { firstWhere } from './first-where.ts';

type Side = keyof AlignedSegment;

/**
 * The part of the original that a piece of the English text stands for: exact where nothing was translated, otherwise
 * the whole segments that it touches.
 */
export function toOriginal(text: BilingualText, english: Span): Span {
  return project(text, english, 'english', 'original');
}

/** The part of the English text that a piece of the original became. */
export function toEnglish(text: BilingualText, original: Span): Span {
  return project(text, original, 'original', 'english');
}

function project(text: BilingualText, span: Span, from: Side, to: Side): Span {
  const { alignment } = text;
  const first = alignment[firstWhere(alignment.length, (at) => alignment[at]![from].end > span.start)];
  const last = alignment[firstWhere(alignment.length, (at) => alignment[at]![from].start >= span.end) - 1];
  if (!first || !last || first[from].start > last[from].start) return { start: 0, end: 0 };
  return {
    start: isCopied(text, first) ? first[to].start + Math.max(0, span.start - first[from].start) : first[to].start,
    end: isCopied(text, last) ? last[to].end - Math.max(0, last[from].end - span.end) : last[to].end,
  };
}

function isCopied(text: BilingualText, { original, english }: AlignedSegment): boolean {
  if (original.end - original.start !== english.end - english.start) return false;
  return text.original.slice(original.start, original.end) === text.english.slice(english.start, english.end);
}
