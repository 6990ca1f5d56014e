export type TextSpan = { start: number; end: number };
/** A passage to mark; its key says what it belongs to. */
export type Mark = TextSpan & { key: string };
/** A piece of text within which the marks do not change. */
export type Piece = { text: string; keys: string[] };
export type Line = { kind: 'heading' | 'bullet' | 'text' | 'blank'; start: number; pieces: Piece[] };

/**
 * Cuts a part of a document into lines, and each line where a mark begins or ends. Offsets count from the start of
 * the text.
 */
export function layOut(text: string, span: TextSpan, marks: Mark[]): Line[] {
  const lines: Line[] = [];
  let start = span.start;
  for (const content of text.slice(span.start, span.end).split('\n')) {
    lines.push({
      kind: kindOf(content, start === 0 || text.startsWith('\n\n', start - 2)),
      start,
      pieces: cut(content, start, marks),
    });
    start += content.length + 1;
  }
  return lines;
}

/**
 * The kind of a line. Headings are short lines in capitals, end in a colon, or are one or two words after an empty
 * line.
 */
function kindOf(line: string, opens: boolean): Line['kind'] {
  const content = line.trim();
  if (!content) return 'blank';
  if (/^[•·▪‣◦*–-]\s/.test(content)) return 'bullet';
  const inCapitals = content.length <= 48 && /\p{L}{3}/u.test(content) && content === content.toUpperCase();
  const fewWords = opens && /^[\p{L}&/]+(?: [\p{L}&/]+)?$/u.test(content);
  return inCapitals || fewWords || /^[^.,]{3,32}:$/.test(content) ? 'heading' : 'text';
}

function cut(content: string, start: number, marks: Mark[]): Piece[] {
  const end = start + content.length;
  const inside = marks.filter((mark) => mark.start < end && mark.end > start);
  const edges = new Set([
    start,
    end,
    ...inside.flatMap((mark) => [Math.max(mark.start, start), Math.min(mark.end, end)]),
  ]);
  const sorted = [...edges].toSorted((a, b) => a - b);
  return sorted.slice(0, -1).map((from, index) => {
    const to = sorted[index + 1] ?? end;
    return {
      text: content.slice(from - start, to - start),
      keys: inside.filter((mark) => mark.start < to && mark.end > from).map((mark) => mark.key),
    };
  });
}
