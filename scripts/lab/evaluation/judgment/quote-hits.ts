/** Words as they are counted when quotes are laid on passages: letters, digits, "+" and "#", without regard to case. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}+#]+/gu) ?? [];

function placesOf(words: string[], sought: string[]): number[] {
  if (sought.length === 0) return [];
  const fits = (at: number) => sought.every((word, index) => words[at + index] === word);
  return Array.from({ length: Math.max(0, words.length - sought.length + 1) }, (_, at) => at).filter(fits);
}

/** Whether at least half of a quote's words stand inside the passages, by their places in the resume. */
export function isToThePoint(resume: string, quote: string, passages: readonly string[]): boolean {
  const words = wordsOf(resume);
  const inside = new Set<number>();
  for (const passage of passages) {
    const sought = wordsOf(passage);
    for (const at of placesOf(words, sought))
      for (let index = 0; index < sought.length; index += 1) inside.add(at + index);
  }
  const quoted = wordsOf(quote);
  return placesOf(words, quoted).some(
    (at) => 2 * quoted.filter((_, index) => inside.has(at + index)).length >= quoted.length,
  );
}
