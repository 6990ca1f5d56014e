/** Characters of a subject or a sender that are kept. */
const LONGEST = 300;

/** A line of somebody else's as it can be stored and shown; null for none. */
export function shortened(line: string | undefined): string | null {
  const shown = (line ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return shown.slice(0, LONGEST).toWellFormed() || null;
}
