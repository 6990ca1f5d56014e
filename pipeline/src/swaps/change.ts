import type { Span } from '@cotejo/plugin-kit';

/** A passage of a text and what is put in its place. */
export type Change = Span & { text: string };

/** The text with all changes; of two that touch the earlier one is made. */
export function withChanges(text: string, changes: Change[]): string {
  let changed = '';
  let position = 0;
  for (const { start, end, text: put } of changes.toSorted((one, other) => one.start - other.start)) {
    if (start < position) continue;
    changed += text.slice(position, start) + put;
    position = end;
  }
  return changed + text.slice(position);
}

/** A whole number that follows from a text (FNV-1a): what is chosen by it is the same every time. */
export function seedOf(text: string): number {
  let seed = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) seed = Math.imul(seed ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return seed;
}

/** One of a list, by a seed; undefined of an empty list. */
export const chosen = <One>(list: readonly One[], seed: number): One | undefined => list[seed % list.length];
