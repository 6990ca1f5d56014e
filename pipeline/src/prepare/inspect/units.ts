import { linesOf, type Span } from '@cotejo/plugin-kit';

/** A sentence or line of a document, hard line breaks undone in `text`. */
export type Unit = Span & { text: string };

const sentenceEnd = /(?<=[.!?…]["”»)]?)\s+(?=[¿¡"“«(<[{]?[\p{Lu}<[{])/u;
const startsAfresh = /^(?:[•*\-–—#>|→➤➢▪◦●■✓✔+~]|\d{1,2}[.)]\s|\p{Lu}|[<[{("“«])/u;
const longestUnit = 800;

/** Splits a text into sentences; a line that begins in lower case goes on with the one before. */
export function unitsOf(text: string): Unit[] {
  return paragraphs(text).flatMap((paragraph) => {
    const units: Unit[] = [];
    let start = paragraph.start;
    for (const piece of text.slice(paragraph.start, paragraph.end).split(new RegExp(`(${sentenceEnd.source})`, 'u'))) {
      if (piece.trim()) units.push(...bounded({ start, end: start + piece.length, text: piece }));
      start += piece.length;
    }
    return units.map((unit) => ({ ...unit, text: unit.text.replace(/\s+/g, ' ').trim() }));
  });
}

function paragraphs(text: string): Span[] {
  const found: Span[] = [];
  for (const { start, end, text: line } of linesOf(text)) {
    const previous = found.at(-1);
    const isNext = previous && text.slice(previous.end, start).length === 1;
    const goesOn =
      previous &&
      line &&
      (isNext
        ? !startsAfresh.test(line)
        : /^(?:\p{Ll}|\d{1,3}(?!\d))/u.test(line) && !/[.!?:;]\s*$/u.test(text.slice(previous.end - 3, previous.end)));
    if (goesOn) previous.end = end;
    else if (line.trim()) found.push({ start, end });
  }
  return found;
}

function bounded(unit: Unit): Unit[] {
  const pieces: Unit[] = [];
  for (let at = 0; at < unit.text.length; at += longestUnit) {
    const text = unit.text.slice(at, at + longestUnit);
    pieces.push({ start: unit.start + at, end: unit.start + at + text.length, text });
  }
  return pieces;
}

/** Words in a line of a list or a narrow column, their letters, and lines that one sentence may run over, at most. */
const wordsOfAShortUnit = 6;
const longestShortUnit = 120;
const mostJoined = 14;

/** Runs of short units as one, so that a sentence is found that was cut into pieces. */
export function joinShort(units: Unit[]): Unit[] {
  const isShort = units.map(
    ({ text }) => text.length <= longestShortUnit && text.split(' ').length <= wordsOfAShortUnit,
  );
  return units.flatMap((unit, from) => {
    let to = from;
    while (to < units.length && to - from < mostJoined && isShort[to]) to += 1;
    if (to - from < 2) return [];
    const joined = units.slice(from, to);
    return [{ start: unit.start, end: joined.at(-1)!.end, text: joined.map(({ text }) => text).join(' ') }];
  });
}
