import { inks } from '../look.ts';
import type { Block } from '../paper.ts';
import { content, type Element, heightOf, type Ink, type Sheet } from './sheet.ts';
import { type Line, typeset } from './typeset.ts';

type List = Extract<Block, { kind: 'lists' }>['lists'][number];
type Laid = { heading: Line[]; none: Line[]; points: { title: Line[]; text: Line[] }[]; height: number };

const headingInks: Record<3 | 4, Ink> = {
  3: { size: 13, weight: 'display' },
  4: { size: 9.5, weight: 'strong' },
};
const titleInk: Ink = { size: 9, weight: 'strong' };
const textInk: Ink = { size: 9, weight: 'regular', color: inks.muted };
const gap = { column: 24, heading: 3, point: 5 };

/** Lists side by side where they fit on one page, and otherwise one after the other. */
export function drawLists(sheet: Sheet, { level, lists }: Extract<Block, { kind: 'lists' }>): void {
  sheet.space(14);
  const ink = headingInks[level];
  const width = (content.width - gap.column * (lists.length - 1)) / lists.length;
  const columns = lists.map((list) => layOut(list, ink, width));
  const height = Math.max(...columns.map((column) => column.height));
  if (height > sheet.whole) {
    for (const list of lists) flowList(sheet, list, ink, `H${level}`);
    return;
  }
  sheet.need(height);
  const top = sheet.y;
  columns.forEach((column, index) =>
    drawList(sheet, column, ink, `H${level}`, [content.left + index * (width + gap.column), top]),
  );
  sheet.y = top + height;
}

function layOut({ heading, points, none }: List, ink: Ink, width: number): Laid {
  const laid = {
    heading: typeset(heading, ink, width),
    none: points.length === 0 ? typeset(none, textInk, width) : [],
    points: points.map(({ title, text }) => ({
      title: typeset(title, titleInk, width),
      text: typeset(text, textInk, width),
    })),
  };
  const inPoints = laid.points.map(
    ({ title, text }) => heightOf(title.length, titleInk) + heightOf(text.length, textInk) + gap.point,
  );
  const height = [heightOf(laid.heading.length, ink), gap.heading, heightOf(laid.none.length, textInk), ...inPoints];
  return { ...laid, height: height.reduce((sum, part) => sum + part, 0) };
}

function drawList(sheet: Sheet, laid: Laid, ink: Ink, tag: string, [x, from]: [number, number]): void {
  const write = (lines: Line[], style: Ink, element: Element, top: number) => {
    const end = sheet.write(lines, style, { x, top, element });
    element.end();
    return end;
  };
  let top = write(laid.heading, ink, sheet.element(sheet.root, tag), from) + gap.heading;
  if (laid.none.length > 0) write(laid.none, textInk, sheet.element(sheet.root, 'P'), top);
  if (laid.points.length === 0) return;
  const list = sheet.element(sheet.root, 'L');
  for (const { title, text } of laid.points) {
    const item = sheet.element(list, 'LI');
    top = write(title, titleInk, sheet.element(item, 'Lbl'), top);
    top = write(text, textInk, sheet.element(item, 'LBody'), top) + gap.point;
  }
  list.end();
}

/** The same over the whole width and any number of pages. */
function flowList(sheet: Sheet, { heading, points, none }: List, ink: Ink, tag: string): void {
  sheet.space(10);
  sheet.need(72);
  sheet.flow(heading, ink, tag);
  if (points.length === 0) sheet.flow(none, textInk, 'P');
  for (const { title, text } of points) {
    sheet.space(gap.point);
    sheet.flow(title, titleInk, 'P');
    sheet.flow(text, textInk, 'P');
  }
}
