/**
 * What parts a line into things that are said by themselves: a bar or a tab, a dash before a capital, or the colon
 * behind a label.
 */
const parting = /\s*(?:\t|(?<=\s)[|•](?=\s)|(?<=[\p{L}.)]\s)[–—](?=\s\p{Lu}))\s*|(?<=^[^:\n]{2,40}):\s+/gu;

/**
 * A part of a segment that is translated by itself, and what stands between it and the next one; one of several may be
 * a label, as in "Cargo: Soldador" and in the head of a table.
 */
export type Piece = { text: string; behind: string; isOneOfSeveral: boolean };

/**
 * The pieces of a segment: "Puesto: Encargada de nóminas" has two, as what follows a label begins a line of its own,
 * and a translator that reads on over a bar takes one part's words for the other's.
 */
export function piecesOf(segment: string): Piece[] {
  const pieces: Omit<Piece, 'isOneOfSeveral'>[] = [];
  let from = 0;
  const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();
  for (const { 0: found, index } of segment.matchAll(parting)) {
    const behind = found.includes('\t') ? '\t' : found.trim() === ':' ? ': ' : ` ${found.trim()} `;
    pieces.push({ text: flat(segment.slice(from, index)), behind });
    from = index + found.length;
  }
  pieces.push({ text: flat(segment.slice(from)), behind: '' });
  return pieces.map((piece) => ({ ...piece, isOneOfSeveral: pieces.length > 1 }));
}
