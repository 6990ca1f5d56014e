import { isOn, twips } from '../styles/formatting.ts';
import { visibleChildren } from '../markup/wrappers.ts';
import { childNamed, elementsOf, valueOf, type XmlElement } from '../package/xml.ts';

/** The columns of a table, in points; `room` is the width that it may use. */
export type Table = {
  properties: XmlElement | undefined;
  widths: number[];
  indent: number;
  isFixed: boolean;
  room: number;
};
/** A cell with its first column, and its place in the row in points. */
export type Cell = {
  element: XmlElement;
  column: number;
  x: number;
  width: number;
  isUpright: boolean;
  isFitted: boolean;
  margins: { left: number; right: number; top: number };
};

const mostColumns = 63;

function lengthOf(element: XmlElement | undefined, room: number): number | undefined {
  const { 'w:w': value, 'w:type': type } = element?.attributes ?? {};
  if (value === undefined || type === 'auto' || type === 'nil') return undefined;
  if (type === 'pct') return (Number.parseFloat(value) / (value.endsWith('%') ? 100 : 5000)) * room || undefined;
  return (twips(value) ?? 0) / 20 || undefined;
}

/** The columns of a table that has `room` points. */
export function tableGrid(table: XmlElement, room: number): Table {
  const properties = childNamed(table, 'w:tblPr');
  const grid = childNamed(table, 'w:tblGrid');
  const stated = (grid ? elementsOf(grid) : [])
    .slice(0, mostColumns)
    .map(({ attributes }) => (twips(attributes['w:w']) ?? 0) / 20);
  const columns =
    stated.length > 0
      ? stated
      : new Array<number>(Math.max(1, childNamed(table, 'w:tr') ? cellCount(rowsOf(table)[0]) : 1)).fill(0);
  const sum = columns.reduce((total, width) => total + width, 0);
  const width = lengthOf(childNamed(properties, 'w:tblW'), room) ?? room;
  const isFixed = childNamed(properties, 'w:tblLayout')?.attributes['w:type'] === 'fixed';
  // Columns as narrow as this are not real widths: programs divide the table's width among them.
  const isMeasured = isFixed || sum > width / 12;
  const widths = isMeasured ? columns : columns.map(() => width / columns.length);
  const total = widths.reduce((all, one) => all + one, 0);
  const align = valueOf(properties, 'w:jc');
  const beside =
    align === 'center' ? (room - total) / 2 : /^(?:right|end)$/.test(align ?? '') ? room - total : undefined;
  return {
    properties,
    widths,
    isFixed,
    room,
    indent: beside ?? lengthOf(childNamed(properties, 'w:tblInd'), room) ?? 0,
  };
}

function marginsOf(cell: XmlElement | undefined, table: XmlElement | undefined): Cell['margins'] {
  const margin = (usual: number, ...names: string[]): number => {
    const margins = [childNamed(cell, 'w:tcMar'), childNamed(table, 'w:tblCellMar')].flatMap((all) =>
      names.map((name) => childNamed(all, name)),
    );
    return (twips(margins.find((one) => one !== undefined)?.attributes['w:w']) ?? usual * 20) / 20;
  };
  return { left: margin(5.4, 'w:left', 'w:start'), right: margin(5.4, 'w:right', 'w:end'), top: margin(0, 'w:top') };
}

const isDeleted = (row: XmlElement): boolean => childNamed(childNamed(row, 'w:trPr'), 'w:del') !== undefined;

/** Rows that were not deleted. */
export const rowsOf = (table: XmlElement): XmlElement[] =>
  visibleChildren(table).filter((child) => child.name === 'w:tr' && !isDeleted(child));

/** Rows that a tracked change deleted. */
export const deletedRowsOf = (table: XmlElement): XmlElement[] =>
  visibleChildren(table).filter((child) => child.name === 'w:tr' && isDeleted(child));

const cellCount = (row: XmlElement | undefined): number =>
  row ? visibleChildren(row).filter(({ name }) => name === 'w:tc').length : 0;

/** The cells of a row without deleted ones. */
export function cellsOf(row: XmlElement, table: Table): Cell[] {
  const rowProperties = childNamed(row, 'w:trPr');
  const before = Number(valueOf(rowProperties, 'w:gridBefore') ?? 0) || 0;
  let column = Math.min(before, table.widths.length);
  const skipped = table.widths.slice(0, column).reduce((sum, width) => sum + width, 0);
  let x = Math.max(skipped, lengthOf(childNamed(rowProperties, 'w:wBefore'), table.room) ?? 0);
  const cells: Cell[] = [];
  for (const element of visibleChildren(row)) {
    if (element.name !== 'w:tc') continue;
    const properties = childNamed(element, 'w:tcPr');
    if (childNamed(properties, 'w:cellDel')) continue;
    const span = Math.max(1, Math.min(mostColumns, Number(valueOf(properties, 'w:gridSpan') ?? 1) || 1));
    const spanned = table.widths.slice(column, column + span).reduce((sum, width) => sum + width, 0);
    const width =
      lengthOf(childNamed(properties, 'w:tcW'), table.room) ?? (spanned || table.room / (table.widths.length || 1));
    const isUpright =
      /^(?:tb(?!-?lr)|bt)/i.test(valueOf(properties, 'w:textDirection') ?? '') &&
      !/^tbV$/.test(valueOf(properties, 'w:textDirection') ?? '');
    const isFitted = isOn(childNamed(properties, 'w:tcFitText')) ?? false;
    cells.push({ element, column, x, width, isUpright, isFitted, margins: marginsOf(properties, table.properties) });
    column += span;
    x += width;
  }
  return cells;
}

/** Whether a cell is merged into the one above or before it: its own text is not shown. */
export function isMerged(cell: XmlElement): boolean {
  const properties = childNamed(cell, 'w:tcPr');
  return ['w:vMerge', 'w:hMerge'].some((name) => {
    const merge = childNamed(properties, name);
    return merge !== undefined && isOn(merge) !== false && (merge.attributes['w:val'] ?? 'continue') === 'continue';
  });
}
