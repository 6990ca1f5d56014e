import { inks, verdictTones } from '../look.ts';
import type { Block, Cell, Column } from '../paper.ts';
import { content, type Element, heightOf, type Ink, type Sheet } from './sheet.ts';
import { type Line, typeset } from './typeset.ts';

type Place = { x: number; width: number; numeric: boolean };
type Row = { cells: { cell: Cell; lines: Line[] }[]; height: number };

const headInk: Ink = { size: 7.5, weight: 'strong', color: inks.muted };
const cellInk: Ink = { size: 8.5, weight: 'regular', leading: 1.35 };
const padding = { top: 4, between: 10 };
const mark = { size: 7.5, room: 13 };

/** A table whose head is repeated on every page; a row is never cut in two unless it is longer than a page. */
export function drawTable(sheet: Sheet, { caption, columns, rows }: Extract<Block, { kind: 'table' }>): void {
  const places = placesOf(columns);
  const table = sheet.element(sheet.root, 'Table', { alt: caption });
  const head = layOut(
    columns.map(({ header }) => ({ text: header })),
    places,
    () => headInk,
  );
  sheet.space(6);
  const laid = rows.map((cells) => layOut(cells, places, inkOf));
  sheet.need(head.height + (laid[0]?.height ?? 0) + 4);
  drawHead(sheet, sheet.element(sheet.element(table, 'THead'), 'TR'), head, places);
  const body = sheet.element(table, 'TBody');
  for (const row of laid) {
    if (sheet.left < row.height && row.height < sheet.whole - head.height) {
      sheet.addPage();
      drawHead(sheet, undefined, head, places);
    }
    drawRow(sheet, sheet.element(body, 'TR'), row, places);
  }
  table.end();
}

function placesOf(columns: Column[]): Place[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const room = content.width - padding.between * (columns.length - 1);
  let x = content.left;
  return columns.map(({ share, numeric = false }) => {
    const place = { x, width: (room * share) / whole, numeric };
    x += place.width + padding.between;
    return place;
  });
}

const inkOf = ({ strong, tone, mark: verdict }: Cell): Ink => ({
  ...cellInk,
  weight: strong || verdict ? 'strong' : 'regular',
  color: inks[tone ?? (verdict ? verdictTones[verdict] : 'plain')],
});

function layOut(cells: Cell[], places: Place[], style: (cell: Cell) => Ink): Row {
  const laid = cells.map((cell, index) => ({
    cell,
    lines: typeset(cell.text, style(cell), places[index]!.width - (cell.mark ? mark.room : 0)),
  }));
  const heights = laid.map(({ cell, lines }) => heightOf(lines.length, style(cell)));
  return { cells: laid, height: Math.max(...heights) + 2 * padding.top };
}

/** The names of the columns; without an element they are a repetition, which readers pass by. */
function drawHead(sheet: Sheet, element: Element | undefined, { cells, height }: Row, places: Place[]): void {
  const top = sheet.y + padding.top;
  cells.forEach(({ lines }, index) => {
    const { x, width, numeric } = places[index]!;
    const xOf = (line: Line) => (numeric ? x + width - line.width : x);
    const drawAll = () =>
      lines.forEach((line, at) => sheet.draw(line, headInk, xOf(line), top + heightOf(at, headInk)));
    if (element) sheet.element(element, 'TH', { scope: 'Column' }).add(drawAll);
    else sheet.decorate(drawAll);
  });
  sheet.y += height;
  sheet.rule(sheet.y, inks.muted);
}

function drawRow(sheet: Sheet, element: Element, { cells, height }: Row, places: Place[]): void {
  const begin = sheet.y;
  cells.forEach(({ cell, lines }, index) => {
    const { x, width, numeric } = places[index]!;
    const ink = inkOf(cell);
    const data = sheet.element(element, 'TD');
    let top = begin + padding.top;
    if (cell.mark) sheet.decorate(() => drawMark(sheet, cell.mark!, x, top + heightOf(1, ink) / 2));
    for (const line of lines) {
      data.add(() => sheet.draw(line, ink, numeric ? x + width - line.width : x + (cell.mark ? mark.room : 0), top));
      top += heightOf(1, ink);
    }
  });
  sheet.y = begin + height;
  sheet.rule(sheet.y);
}

/** A full, a half or an empty circle, by its left edge and its middle, so that a verdict never rests on color alone. */
function drawMark({ doc }: Sheet, verdict: NonNullable<Cell['mark']>, left: number, middle: number): void {
  const radius = mark.size / 2;
  const [x, y] = [left + radius, middle];
  const ink = inks[verdictTones[verdict]];
  doc.lineWidth(0.9).strokeColor(ink);
  if (verdict === 'met') doc.circle(x, y, radius).fill(ink);
  else if (verdict === 'missing')
    doc
      .dash(1.2, { space: 1.1 })
      .circle(x, y, radius - 0.4)
      .stroke()
      .undash();
  else {
    doc.circle(x, y, radius - 0.4).stroke();
    const [low, high] = [`${x} ${y + radius}`, `${x} ${y - radius}`];
    doc.path(`M ${high} A ${radius} ${radius} 0 0 1 ${low} Z`).fill(ink);
  }
}
