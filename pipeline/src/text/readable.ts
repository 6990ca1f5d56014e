const word = /\p{L}[\p{L}\p{M}'’-]+/gu;
const latinVowel = /[aeiouyáéíóúüàèòâêôäëö]/i;
const unreadableCharacter = /[\uFFFD\p{Private_Use}\p{Noncharacter_Code_Point}]/gu;

/** A page with fewer letters than this and with graphics may be a scan with a stamp or a heading on it. */
const lettersOfAPage = 200;
/** The mean confidence below which a short result of OCR is a guess. */
const doubtfulConfidence = 0.5;
const worthlessConfidence = 0.3;
const wordsOfAPage = 10;

/** How many words of two letters or more a text has. */
export function countWords(text: string): number {
  return text.match(word)?.length ?? 0;
}

/** How many numbers a text has: a table may have nothing else. */
export function countFigures(text: string): number {
  return text.match(/\p{N}+/gu)?.length ?? 0;
}

/**
 * Whether a page's words must be looked for in its picture: it draws something and has next to no text of its own,
 * or its text layer is made of characters that mean nothing.
 * @param raw the text layer as extracted @param cleaned the same after `cleanText`
 */
export function needsOcr(raw: string, cleaned: string, hasGraphics: boolean): boolean {
  const unreadable = raw.match(unreadableCharacter)?.length ?? 0;
  const letters = cleaned.match(/\p{L}/gu)?.length ?? 0;
  if (unreadable > 20 && unreadable > letters) return true;
  return hasGraphics && letters < lettersOfAPage;
}

/** Whether OCR has seen words where there are none, as in a photograph or on stained paper. */
export function isNoise(text: string, confidence: number): boolean {
  const words = (text.match(word) ?? []).filter(
    (candidate) => candidate.length > 2 && latinVowel.test(candidate),
  ).length;
  if (words === 0 || confidence < worthlessConfidence) return true;
  return confidence < doubtfulConfidence && words < wordsOfAPage;
}
