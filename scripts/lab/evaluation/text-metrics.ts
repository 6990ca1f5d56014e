/**
 * The words of a text without case, soft hyphens and hyphenation at line ends; `accents: false` takes accents for
 * nothing.
 */
export function wordsOf(text: string, { accents = true } = {}): string[] {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u00ad', '')
    .replace(/([\p{L}\p{N}_])-\s*\n\s*(?=\p{Ll})/gu, '$1');
  return (accents ? folded : folded.normalize('NFD').replace(/\p{M}/gu, '')).match(/[\p{L}\p{N}_\p{M}]+/gu) ?? [];
}

/** The share of the true text's words that were read, each as often as it is there; order does not count. */
export function wordRecall(truth: string, read: string, options = { accents: true }): number {
  const left = new Map<string, number>();
  for (const word of wordsOf(read, options)) left.set(word, (left.get(word) ?? 0) + 1);
  const wanted = wordsOf(truth, options);
  const found = wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return found.length / Math.max(1, wanted.length);
}

/**
 * Character error rate: the edits from what was read to the true text over the latter's length, both as words with one
 * blank between; 1 at most.
 */
export function characterErrorRate(truth: string, read: string): number {
  const [wanted, got] = [[...wordsOf(truth).join(' ')], [...wordsOf(read).join(' ')]];
  return Math.min(1, editsBetween(wanted, got) / Math.max(1, wanted.length));
}

/** Levenshtein's distance. */
function editsBetween(a: string[], b: string[]): number {
  let previous = Uint32Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, character] of a.entries()) {
    const current = new Uint32Array(b.length + 1);
    current[0] = row + 1;
    for (let column = 1; column <= b.length; column += 1) {
      current[column] = Math.min(
        previous[column]! + 1,
        current[column - 1]! + 1,
        previous[column - 1]! + (character === b[column - 1] ? 0 : 1),
      );
    }
    previous = current;
  }
  return previous[b.length]!;
}
