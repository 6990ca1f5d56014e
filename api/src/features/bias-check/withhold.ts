import type { WithheldReason } from '@cotejo/contract';

/**
 * How many people a row and a column of a table have in common; each is a category, or one of the two below. Rates of
 * cells that are not shown are unknown to readers.
 */
export type Cell = { row: string; column: string; people: number; shown: boolean };

/** All categories together, and the people of none; no text of a spreadsheet holds a NUL. */
export const total = '\0total';
export const unknown = '\0unknown';

/** A category of fewer people has no rate. */
const fewest = 5;

/**
 * Says which shown cells are to have no rate: those of few people, and further ones until no sum of the table tells
 * theirs. The cells of a row, with its total, are an equation, and those of a column: so the table is a graph whose
 * nodes are rows and columns and whose edges are the unknown cells, and a cell can be computed just where its edge is a
 * bridge (Gusfield, "A graph theoretic approach to statistical data security", SIAM J. Comput. 17, 1988). Nor may the
 * unknown cells of one row or column come to few people together.
 */
export function withhold(cells: Cell[]): Map<Cell, WithheldReason> {
  const filled = cells.filter(({ people }) => people > 0);
  const withheld = new Map<Cell, WithheldReason>();
  for (const cell of filled) if (cell.shown && cell.people < fewest) withheld.set(cell, 'few');
  for (;;) {
    const isOpen = (cell: Cell) => cell.shown && !withheld.has(cell);
    const next = nextOf(
      filled.filter(isOpen),
      filled.filter((cell) => !isOpen(cell)),
    );
    if (!next) return withheld;
    withheld.set(next, 'others');
  }
}

/** The cell with which to mend the first leak that can be mended. */
function nextOf(open: Cell[], hidden: Cell[]): Cell | undefined {
  for (const nodes of leaksAmong(hidden)) {
    const [next] = open.filter((cell) => crosses(cell, nodes)).toSorted(byLoss);
    if (next) return next;
  }
  return undefined;
}

/** Groups of rows and columns whose sum is about few people. */
function* leaksAmong(hidden: Cell[]): Generator<ReadonlySet<string>> {
  for (const node of new Set(hidden.flatMap(nodesOf))) {
    const group = new Set([node]);
    const sum = hidden.filter((cell) => crosses(cell, group)).reduce((people, cell) => people + cell.people, 0);
    if (sum < fewest) yield group;
  }
  for (const cell of hidden.filter(({ people }) => people < fewest)) {
    const [row, column] = nodesOf(cell);
    const others = hidden.filter((other) => other !== cell);
    const side = reachable(row, others);
    if (!side.has(column)) yield side;
  }
}

function reachable(from: string, edges: Cell[]): ReadonlySet<string> {
  const found = new Set([from]);
  // A set that grows while it is gone through is gone through to its end.
  for (const node of found)
    for (const edge of edges) {
      const [row, column] = nodesOf(edge);
      if (row === node) found.add(column);
      if (column === node) found.add(row);
    }
  return found;
}

const nodesOf = ({ row, column }: Cell): [string, string] => [`row ${row}`, `column ${column}`];

const crosses = (cell: Cell, nodes: ReadonlySet<string>): boolean => {
  const [row, column] = nodesOf(cell);
  return nodes.has(row) !== nodes.has(column);
};

const isTotal = ({ row, column }: Cell): boolean => row === total || column === total;

/** Categories of both traits before those of one, and small ones first. */
const byLoss = (one: Cell, other: Cell): number =>
  Number(isTotal(one)) - Number(isTotal(other)) || one.people - other.people;
