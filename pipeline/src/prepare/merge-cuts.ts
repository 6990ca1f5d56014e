import type { Cut } from '@cotejo/plugin-kit';

/** One cut of each kind: the narrowest. */
export function mergeCuts(cuts: Cut[]): Cut[] {
  const merged = new Map<Cut['what'], Cut>();
  for (const cut of cuts) if (cut.limit < (merged.get(cut.what)?.limit ?? Infinity)) merged.set(cut.what, cut);
  return [...merged.values()];
}
