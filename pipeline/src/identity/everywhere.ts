import type { Span } from '@cotejo/plugin-kit';

/** Every place of a string, in any case. */
export function everywhere(text: string, wanted: string): Span[] {
  const [lower, needle] = [text.toLowerCase(), wanted.toLowerCase()];
  const spans: Span[] = [];
  // A few letters change their length with their case; the places would then be wrong.
  if (lower.length !== text.length) return spans;
  for (let at = lower.indexOf(needle); at >= 0; at = lower.indexOf(needle, at + needle.length))
    spans.push({ start: at, end: at + needle.length });
  return spans;
}
