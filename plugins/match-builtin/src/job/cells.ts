import { mapBoth, splitBoth, type BilingualPiece } from '../text/bilingual.ts';
import { countWords } from '../text/lines.ts';
import { isPlainHeading, sectionOf } from './headings.ts';
import { withTabs } from './bars.ts';
import { withMarksInFull } from './marks.ts';
import { isParticulars } from './nature.ts';

const longestLabel = 4;
/** Cells of so many words each are lines of columns side by side. */
const fewestOfColumn = 4;

/** The cells of a row; one of figures alone says nothing: "Answers calls" and "40 %" of the time. */
const cellsOf = (line: BilingualPiece): BilingualPiece[] =>
  splitBoth(line, (side) => side.split('\t').filter((cell, at) => at === 0 || !/^[\d\s.,%]+$/.test(cell)));

/** Whether a cell heads what stands beside or below it. */
const isLabel = (cell: string): boolean => countWords(cell) <= longestLabel && isPlainHeading(cell);

/** The head of a table: how many columns it has, and which of them tell what is asked for and what is wished for. */
type Head = { columns: number; telling: Map<number, BilingualPiece> };

function headOf(cells: readonly BilingualPiece[]): Head | undefined {
  const columns = ['required', 'preferred'].map((section) =>
    cells.findLastIndex(({ original }) => isLabel(original) && sectionOf(original) === section),
  );
  if (columns.includes(-1)) return undefined;
  return { columns: cells.length, telling: new Map(columns.map((at) => [at, cells[at]!])) };
}

const withLabel = (cell: BilingualPiece, label: BilingualPiece): BilingualPiece => ({
  text: `${label.text}: ${cell.text}`,
  original: `${label.original}: ${cell.original}`,
});

/** The cells of a row below the columns that tell something, each with its head; a first one more is the row's name. */
function labeledByHead(cells: readonly BilingualPiece[], { columns, telling }: Head): BilingualPiece[] {
  const more = Math.max(0, cells.length - columns);
  return cells.flatMap((cell, at) => {
    const label = telling.get(at - more);
    return label ? [withLabel(cell, label)] : [];
  });
}

function linesOfRow(row: BilingualPiece, cells: readonly BilingualPiece[]): BilingualPiece[] {
  const [first, second] = cells as [BilingualPiece, BilingualPiece];
  const labeled = `${first.original.replace(/:$/, '')}: ${second.original}`;
  const isNamed = first.original.endsWith(':') || isLabel(first.original) || isParticulars(labeled, false);
  if (cells.length === 2 && isNamed)
    return [
      withLabel(
        second,
        mapBoth(first, (side) => side.replace(/:$/, '')),
      ),
    ];
  return cells.every(({ original }) => countWords(original) >= fewestOfColumn) ? [...cells] : [row];
}

/**
 * Lines in which the rows of tables are read: "Location" and its place as a label, demands below "Essential" and
 * "Desirable" with these as theirs (a row of a single cell goes on in the first of the two), and columns side by side
 * as lines of their own.
 */
export function withoutCells(told: readonly BilingualPiece[]): BilingualPiece[] {
  let head: Head | undefined;
  let isAfterGap = false;
  const lines = withTabs(withMarksInFull(told), (row) => headOf(cellsOf(row)) !== undefined);
  return lines.flatMap((line) => {
    const cells = line.original.includes('\t') ? cellsOf(line) : [line];
    const only = cells[0] ?? line;
    if (cells.length < 2) {
      const isCell = head !== undefined && only.original.trim() !== '' && !isPlainHeading(only.original) && !isAfterGap;
      if (!isCell) head = undefined;
      isAfterGap = only.original.trim() === '';
      return isCell ? [withLabel(only, [...head!.telling.values()][0]!)] : [only];
    }
    isAfterGap = false;
    const opened = headOf(cells);
    head = opened ?? head;
    if (opened) return [];
    return head ? labeledByHead(cells, head) : linesOfRow(line, cells);
  });
}
