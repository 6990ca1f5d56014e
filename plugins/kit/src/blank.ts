import type { Span } from './documents.ts';

/**
 * Overwrites spans of a text, in any order, with blanks; offsets and lines stay. Takes time in proportion to its
 * length.
 */
export function blank(text: string, spans: readonly Span[]): string {
  const parts: string[] = [];
  let position = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (end <= position) continue;
    parts.push(text.slice(position, start), text.slice(Math.max(position, start), end).replace(/[^\n]/g, ' '));
    position = end;
  }
  return parts.join('') + text.slice(position);
}
