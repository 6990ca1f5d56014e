import type { Span } from '@cotejo/plugin-kit';
import type { Redaction, Replaced } from './redact.ts';

/** The place in the real text of a place in the redacted one; whole replaced passages where it touches them. */
export function toReal({ replaced }: Redaction, { start, end }: Span): Span {
  return { start: shift(replaced, start, 'start'), end: shift(replaced, end, 'end') };
}

/** A place in the redacted text as a place in the real one. */
function shift(replaced: Replaced[], place: number, side: 'start' | 'end'): number {
  let offset = 0;
  for (const { real, redacted } of replaced) {
    const isBefore = side === 'start' ? place < redacted.start : place <= redacted.start;
    if (isBefore) break;
    const isInside = side === 'start' ? place < redacted.end : place <= redacted.end;
    if (isInside && side === 'start') return real.start;
    if (isInside) return real.end;
    offset = real.end - redacted.end;
  }
  return place + offset;
}

/**
 * The place in the redacted text of a place in the real one; whole placeholders where it touches what they stand for.
 */
export function toRedacted({ replaced }: Redaction, { start, end }: Span): Span {
  return { start: shifted(start, 'start'), end: shifted(end, 'end') };

  function shifted(place: number, side: 'start' | 'end'): number {
    let offset = 0;
    for (const { real, redacted } of replaced) {
      if (side === 'start' ? place < real.start : place <= real.start) break;
      if (side === 'start' ? place < real.end : place <= real.end) return redacted[side];
      offset = redacted.end - real.end;
    }
    return place + offset;
  }
}

/**
 * A text written about a redacted one, with what the placeholders stand for in their place: what each stood for first.
 */
export function restore({ replaced }: Redaction, written: string): string {
  const originals = new Map(replaced.toReversed().map(({ placeholder, original }) => [placeholder, original]));
  return written.replace(
    /\[[A-Z]+(?: [A-Z]+)?(?: \d+)?\]/g,
    (placeholder) => originals.get(placeholder) ?? placeholder,
  );
}
