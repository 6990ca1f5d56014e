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

/** The places `[from, to)` of at least `least` true values in a row. */
export function runsOf(flags: readonly boolean[], least: number): [number, number][] {
  const found: [number, number][] = [];
  let from = -1;
  for (let index = 0; index <= flags.length; index++) {
    if (flags[index] && from < 0) from = index;
    if (flags[index] || from < 0) continue;
    if (index - from >= least) found.push([from, index]);
    from = -1;
  }
  return found;
}
