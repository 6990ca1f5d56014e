import type { Line } from './lines.ts';
import { type ReadLine, readLines, rightOf, textOf } from './read-line.ts';
import { joinWrapped, wrapsOf } from './wrapping.ts';

// The distance between paragraphs, as a multiple of the leading.
const PARAGRAPH_GAP = 1.45;

/** The text of one block: lines of a paragraph are joined, paragraphs are separated by an empty line. */
export function textOfBlock(lines: Line[]): string {
  const read = readLines(lines);
  hoistCells(read);
  const leading = leadingOf(lines);
  const wraps = wrapsOf(read, leading);
  let text = textOf(read[0]!);
  let inItem = read[0]!.bullet;
  for (const [index, next] of read.slice(1).entries()) {
    if (wraps[index]) {
      text = joinWrapped(text, textOf(next));
      continue;
    }
    // Lists often have gaps between their items.
    const isApart = !(inItem && next.bullet) && isParagraphGap(read[index]!.line, next.line, leading);
    text += (isApart ? '\n\n' : '\n') + textOf(next);
    inItem = next.bullet;
  }
  return text;
}

/**
 * Moves dates and places at the right edge, which are beside the list of an entry, to the entry's heading: it has a
 * last cell with the same right edge.
 */
function hoistCells(lines: ReadLine[]): void {
  let heading: ReadLine | undefined;
  for (const read of lines) {
    const isBelow = heading && (read.bullet || read.line.left > heading.line.left + 0.5 * read.line.size);
    if (!isBelow) heading = read.cells.length > 1 && !read.bullet ? read : undefined;
    else if (
      read.cells.length > 1 &&
      Math.abs(rightOf(heading!.cells.at(-1)!) - rightOf(read.cells.at(-1)!)) < read.line.size
    ) {
      heading!.cells.push(read.cells.pop()!);
    }
  }
}

/** The leading of a block in font sizes: the lower quartile of its line distances, because lists have many gaps. */
function leadingOf(lines: Line[]): number {
  const distances = lines.slice(1).map((line, index) => (line.baseline - lines[index]!.baseline) / line.size);
  const likely = distances.filter((distance) => distance > 0.5 && distance < 3).toSorted((a, b) => a - b);
  return Math.min(2.2, Math.max(1.1, likely[Math.floor(likely.length / 4)] ?? 1.2));
}

function isParagraphGap(above: Line, below: Line, leading: number): boolean {
  return below.baseline - above.baseline > PARAGRAPH_GAP * leading * Math.min(above.size, below.size);
}
