import { clean } from '../clean.ts';
import { inks } from '../look.ts';
import type { Block, Paper } from '../paper.ts';
import { drawBrand } from './brand.ts';
import { openFaces } from './faces.ts';
import { drawLists } from './lists.ts';
import { drawOpening } from './opening.ts';
import { content, type Element, heightOf, type Ink, Sheet } from './sheet.ts';
import { drawTable } from './table.ts';
import { lineOf, typeset, unknown } from './typeset.ts';

/** What page numbers are written with. */
const digits = '0123456789';

/** What each kind of block adds to the pages. */
type Drawing = { [Kind in Block['kind']]: (sheet: Sheet, block: Extract<Block, { kind: Kind }>) => void };

const body: Ink = { size: 9.5, weight: 'regular', leading: 1.45 };
const small: Ink = { size: 8.5, weight: 'regular' };
const headings: Record<2 | 3 | 4, Ink> = {
  2: { size: 15, weight: 'display' },
  3: { size: 13, weight: 'display' },
  4: { size: 9.5, weight: 'strong' },
};

const drawing: Drawing = {
  opening: drawOpening,
  lists: drawLists,
  table: drawTable,
  facts: drawFacts,
  bars: drawBars,
  page: (sheet) => {
    if (!sheet.isAtTop) sheet.addPage();
  },
  heading: (sheet, { level, text, aside }) => {
    sheet.space(level === 4 ? 8 : 14);
    // With room for some lines of what it is the heading of.
    sheet.need(72);
    const ink = headings[level];
    const top = sheet.y;
    const beside = aside === undefined ? undefined : lineOf(aside, small);
    sheet.flow(text, ink, `H${level}`, { width: content.width - (beside ? beside.width + 12 : 0) });
    if (!beside) return;
    const element = sheet.element(sheet.root, 'P');
    const down = heightOf(1, ink) - heightOf(1, small) - 2;
    const x = content.left + content.width - beside.width;
    sheet.write([beside], { ...small, color: inks.muted }, { x, top: top + down, element });
    element.end();
  },
  paragraph: (sheet, { text, tone = 'plain', small: isSmall }) => {
    sheet.space(4);
    sheet.flow(text, { ...(isSmall ? small : body), color: inks[tone] }, 'P');
  },
};

/** Draws a paper as a tagged PDF (PDF/UA) with its fonts embedded. */
export async function drawPdf(paper: Paper): Promise<Uint8Array> {
  await openFaces(clean(JSON.stringify({ ...paper, brand: undefined })) + digits + unknown);
  const sheet = new Sheet(paper);
  if (paper.brand) drawBrand(sheet, paper.brand);
  for (const block of paper.blocks) drawing[block.kind](sheet, block as never);
  return sheet.finish();
}

/** Names with their values, in two columns. */
function drawFacts(sheet: Sheet, { facts }: Extract<Block, { kind: 'facts' }>): void {
  const gap = 24;
  const width = (content.width - gap) / 2;
  const labelWidth = 92;
  const list = sheet.element(sheet.root, 'L');
  sheet.space(10);
  for (let index = 0; index < facts.length; index += 2) {
    const row = facts.slice(index, index + 2).map(({ label, value }) => ({
      label: typeset(label, small, labelWidth - 8),
      value: typeset(value, small, width - labelWidth),
    }));
    const lines = Math.max(...row.flatMap(({ label, value }) => [label.length, value.length]));
    sheet.need(heightOf(lines, small));
    row.forEach(({ label, value }, column) => {
      const x = content.left + column * (width + gap);
      const item = sheet.element(list, 'LI');
      const name = sheet.element(item, 'Lbl');
      sheet.write(label, { ...small, color: inks.muted }, { x, top: sheet.y, element: name });
      const said = sheet.element(item, 'LBody');
      sheet.write(value, small, { x: x + labelWidth, top: sheet.y, element: said });
    });
    sheet.y += heightOf(lines, small) + 3;
  }
  list.end();
}

/** Shares as bars with their words below, in columns. */
function drawBars(sheet: Sheet, { bars }: Extract<Block, { kind: 'bars' }>): void {
  const columns = Math.min(bars.length, 3);
  const gap = 20;
  const width = (content.width - gap * (columns - 1)) / columns;
  const list = sheet.element(sheet.root, 'L');
  sheet.space(4);
  for (let index = 0; index < bars.length; index += columns) {
    sheet.need(30);
    bars.slice(index, index + columns).forEach((bar, column) => {
      drawBar(sheet, list, bar, { x: content.left + column * (width + gap), width });
    });
    sheet.y += 30;
  }
  list.end();
}

type Bar = Extract<Block, { kind: 'bars' }>['bars'][number];

function drawBar(
  sheet: Sheet,
  list: Element,
  { label, value, share }: Bar,
  { x, width }: Record<'x' | 'width', number>,
) {
  const said = lineOf(value, small);
  const item = sheet.element(list, 'LI');
  const name = sheet.element(item, 'Lbl');
  const top = sheet.y;
  sheet.write(typeset(label, small, width - said.width - 8).slice(0, 1), small, { x, top, element: name });
  const amount = sheet.element(item, 'LBody');
  sheet.write([said], { ...small, color: inks.muted }, { x: x + width - said.width, top, element: amount });
  sheet.decorate(() => {
    const bar = top + heightOf(1, small) + 3;
    sheet.doc.roundedRect(x, bar, width, 4, 2).fill(inks.rule);
    if (share > 0) sheet.doc.roundedRect(x, bar, Math.max(4, width * Math.min(1, share)), 4, 2).fill(sheet.accent);
  });
}
