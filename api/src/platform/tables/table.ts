/** What a spreadsheet may have: rows with the one that names the columns, columns, and characters of a cell. */
export type TableLimits = { rows: number; columns: number; characters: number };

/** The cells of a spreadsheet as text, row by row, as far as each row goes; or why it is refused. */
export type TableRead = { rows: string[][] } | { refused: 'table.damaged' | 'table.too-large' | 'table.wrong-type' };

/** Rows as they are stored and shown, without cells at the end of each and rows at the end of all that say nothing. */
export function tableOf(rows: Iterable<string[]>, { rows: mostRows, columns, characters }: TableLimits): TableRead {
  const kept: string[][] = [];
  let last = 0;
  for (const row of rows) {
    const cells = row.map((cell) => cellText(cell, characters));
    cells.length = cells.findLastIndex(Boolean) + 1;
    if (cells.length > columns) return { refused: 'table.too-large' };
    kept.push(cells);
    if (cells.length > 0) last = kept.length;
    if (last > mostRows) return { refused: 'table.too-large' };
  }
  return { rows: kept.slice(0, last) };
}

/** A cell without what a database does not store: NUL and halves of characters. */
const cellText = (value: string, characters: number): string =>
  value.slice(0, characters).replaceAll('\0', '').toWellFormed().trim();
