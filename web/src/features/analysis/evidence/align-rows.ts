import type { TextSpan } from './lay-out.ts';

type Segment = { original: TextSpan; english: TextSpan };
/** Lines of the original and the English text that belong together. */
export type Row = Segment & { /** Whether an empty line stands before the row. */ gap: boolean };

/**
 * Groups aligned segments into rows that can stand side by side. Segments that share a line of the English text are
 * one row. A row begins where its line begins, so that bullets and indents are kept.
 */
export function alignRows(text: { original: string; english: string; alignment: Segment[] }): Row[] {
  const rows: Row[] = [];
  for (const { original, english } of text.alignment.flatMap((segment) => byLine(text, segment))) {
    const last = rows.at(-1);
    if (last && !text.english.slice(last.english.end, english.start).includes('\n')) {
      last.original = {
        start: Math.min(last.original.start, original.start),
        end: Math.max(last.original.end, original.end),
      };
      last.english = { start: last.english.start, end: english.end };
      continue;
    }
    rows.push({
      original: { start: lineStart(text.original, original.start, last?.original.end ?? 0), end: original.end },
      english: { start: lineStart(text.english, english.start, last?.english.end ?? 0), end: english.end },
      gap: last !== undefined && /\n\s*\n/.test(text.english.slice(last.english.end, english.start)),
    });
  }
  return rows;
}

/** Splits a segment of several lines into its lines, where both texts have equally many. */
function byLine(text: { original: string; english: string }, segment: Segment): Segment[] {
  const original = linesOf(text.original, segment.original);
  const english = linesOf(text.english, segment.english);
  if (original.length !== english.length) return [segment];
  return original.map((line, index) => ({ original: line, english: english[index] ?? segment.english }));
}

function linesOf(text: string, { start, end }: TextSpan): TextSpan[] {
  let position = start;
  return text
    .slice(start, end)
    .split('\n')
    .map((line) => {
      const span = { start: position, end: position + line.length };
      position = span.end + 1;
      return span;
    });
}

function lineStart(text: string, position: number, earliest: number): number {
  return Math.max(text.lastIndexOf('\n', position - 1) + 1, Math.min(earliest, position));
}
