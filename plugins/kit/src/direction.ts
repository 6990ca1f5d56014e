/** Marks that open an embedding, an override or an isolate, and the direction that an override forces (UAX #9, 2). */
const opening: Record<string, 'ltr' | 'rtl' | undefined> = {
  '\u202a': undefined,
  '\u202b': undefined,
  '\u202d': 'ltr',
  '\u202e': 'rtl',
  '\u2066': undefined,
  '\u2067': undefined,
  '\u2068': undefined,
};
const popEmbedding = '\u202c';
const popIsolate = '\u2069';
const isIsolate = (mark: string): boolean => mark >= '\u2066';

/** For each forced direction, letters whose words are read in the other one. */
const against = {
  rtl: /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]{2}/u,
  ltr: /[\p{Script=Arabic}\p{Script=Hebrew}]{2}/u,
};
const letters = /\P{M}\p{M}*|\p{M}+/gu;
const marksAndText = /[\u202a-\u202e\u2066-\u2069\n]|[^\u202a-\u202e\u2066-\u2069\n]+/gu;

/**
 * Puts text whose direction is forced by override marks into the order in which it is displayed. One reader serves one
 * text, which may come in pieces.
 */
export class DirectionReader {
  #open: string[] = [];

  /**
   * Returns `text` in its displayed order, and in `turned` the passages whose order changed, as they are stored. From a
   * text that has an override all direction marks are removed.
   */
  read(text: string): { text: string; turned: string[] } {
    if (this.#open.length === 0 && !/[\u202d\u202e]/.test(text)) return { text, turned: [] };
    const turned: string[] = [];
    let seen = '';
    for (const piece of text.match(marksAndText) ?? []) {
      if (piece === '\n') this.#open = [];
      else if (this.#isMark(piece)) continue;
      const forced = opening[this.#open.at(-1) ?? ''];
      const isReversed = forced !== undefined && against[forced].test(piece);
      if (isReversed) turned.push(piece);
      seen += isReversed ? piece.match(letters)!.toReversed().join('') : piece;
    }
    return { text: seen, turned };
  }

  /** Whether a piece is a direction mark; if so, it is opened or closed. */
  #isMark(piece: string): boolean {
    if (piece in opening) this.#open.push(piece);
    else if (piece === popIsolate) {
      const at = this.#open.findLastIndex(isIsolate);
      if (at >= 0) this.#open.length = at;
    } else if (piece !== popEmbedding) return false;
    else if (!isIsolate(this.#open.at(-1) ?? popIsolate)) this.#open.pop();
    return true;
  }
}
