import type { Span } from '@cotejo/plugin-kit';

/** Spans in order; those that overlap or touch become one. */
export function mergeSpans(spans: Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && span.start <= last.end + 1) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

/** Passages at most: far more than an honest text has that do not count or that say whose a resume is. */
const mostPassages = 1_000;

/** Spans that are in order and apart, a thousand at most: the last one reaches over all that go beyond. */
export function limitSpans(spans: Span[]): Span[] {
  if (spans.length <= mostPassages) return spans;
  return [...spans.slice(0, mostPassages - 1), { start: spans[mostPassages - 1]!.start, end: spans.at(-1)!.end }];
}
