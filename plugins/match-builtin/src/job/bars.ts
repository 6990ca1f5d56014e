import { mapBoth, splitBoth, type BilingualPiece } from '../text/bilingual.ts';

const bars = /(?<!\s)\s*\|+\s*/;
const fewestRows = 3;
const longestRow = 600;

const withoutOuter = (line: string): string =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .trim();

/** How many bars part the cells of a line, which a long one has none of. */
const barsIn = (line: string): number =>
  line.length > longestRow ? 0 : (withoutOuter(line).match(/\|+/g)?.length ?? 0);
/** "---|---": what parts the head of a table from its rows. */
const isRule = (line: string): boolean => line.includes('--') && /^[\s|:+-]+$/.test(line);

/** The end of the lines from `at` on that have as many bars as the first, and no empty line between them. */
function endOfRows(lines: readonly BilingualPiece[], at: number): number {
  const bars = barsIn(lines[at]!.original);
  if (bars === 0) return at;
  const length = lines.slice(at).findIndex(({ original }) => barsIn(original) !== bars && !isRule(original));
  return length < 0 ? lines.length : at + length;
}

const inTabs = (side: string): string => withoutOuter(side).split(bars).join('\t');

const labeled = /^[^:|]{2,30}:\s/;

/** "Salary: 30,000 || Location: Goa" as a line for each. */
function labeledCells(line: BilingualPiece): BilingualPiece[] {
  if (barsIn(line.original) === 0) return [line];
  const cells = splitBoth(line, (side) => withoutOuter(side).split(bars));
  return cells.length > 1 && cells.every(({ original }) => labeled.test(original)) ? cells : [line];
}

/** Lines in which the cells of a table are parted by tabs, where bars part those of several rows. */
export function withTabs(lines: readonly BilingualPiece[], isHead: (row: BilingualPiece) => boolean): BilingualPiece[] {
  const told: BilingualPiece[] = [];
  let inTable = false;
  for (let at = 0; at < lines.length;) {
    const line = lines[at]!;
    const end = Math.max(at + 1, endOfRows(lines, at));
    const isBarred = barsIn(line.original) > 0;
    inTable ||= isBarred && isHead(mapBoth(line, inTabs));
    const rows = lines.slice(at, end).flatMap(labeledCells);
    const areCells = isBarred && (inTable || rows.length >= fewestRows);
    told.push(
      ...(areCells ? rows.filter(({ original }) => !isRule(original)).map((row) => mapBoth(row, inTabs)) : rows),
    );
    at = end;
  }
  return told;
}
