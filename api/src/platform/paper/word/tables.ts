import { AlignmentType, BorderStyle, Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx';
import { inks, verdictTones } from '../look.ts';
import type { Block, Cell } from '../paper.ts';
import { hex, runsOf, textWidth } from './styles.ts';

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const rule = (color: string) => ({ style: BorderStyle.SINGLE, size: 4, color: hex(color) }) as const;
const noBorders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none };
const margins = { top: 50, bottom: 50, left: 0, right: 120 };
const whole = { size: textWidth, type: WidthType.DXA };

/** Signs for verdicts beside their words, which Word's fonts have: a full, a half and an empty circle. */
const marks = { met: '●', partial: '◐', missing: '○' };

type PairCell = { text: string; width: number; color: string };

const cellOf = ({ text, width, color }: PairCell) =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins,
    children: [new Paragraph({ style: 'Small', spacing: { before: 0, after: 0 }, children: runsOf(text, { color }) })],
  });

/** Names with what is said of them, two pairs beside each other, without lines. */
export function pairs(all: { label: string; value: string }[]): Table {
  const widths = [0.19, 0.31].map((share) => Math.round(textWidth * share));
  const rows: TableRow[] = [];
  for (let index = 0; index < all.length; index += 2) {
    const beside = [all[index]!, all[index + 1] ?? { label: '', value: '' }];
    const children = beside.flatMap(({ label, value }) => [
      cellOf({ text: label, width: widths[0]!, color: inks.muted }),
      cellOf({ text: value, width: widths[1]!, color: inks.plain }),
    ]);
    rows.push(new TableRow({ cantSplit: true, children }));
  }
  return new Table({
    rows,
    width: whole,
    columnWidths: [...widths, ...widths],
    layout: TableLayoutType.FIXED,
    borders: noBorders,
  });
}

/** A table whose head Word repeats on every page. */
export function tableOf({ columns, rows }: Extract<Block, { kind: 'table' }>): Table {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const columnWidths = columns.map(({ share }) => Math.round((textWidth * share) / shares));
  const rowOf = (cells: Cell[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map(
        (cell, index) =>
          new TableCell({
            width: { size: columnWidths[index]!, type: WidthType.DXA },
            margins,
            children: [paragraphOf(cell, columns[index]?.numeric ?? false)],
          }),
      ),
    });
  return new Table({
    width: whole,
    columnWidths,
    layout: TableLayoutType.FIXED,
    borders: { ...noBorders, bottom: rule(inks.rule), insideHorizontal: rule(inks.rule) },
    rows: [
      rowOf(
        columns.map(({ header }) => ({ text: header, strong: true, tone: 'muted' })),
        true,
      ),
      ...rows.map((cells) => rowOf(cells, false)),
    ],
  });
}

function paragraphOf({ text, mark, strong = false, tone }: Cell, numeric: boolean): Paragraph {
  const color = inks[tone ?? (mark ? verdictTones[mark] : 'plain')];
  return new Paragraph({
    style: 'Small',
    spacing: { before: 0, after: 0 },
    ...(numeric && { alignment: AlignmentType.RIGHT }),
    children: runsOf(mark ? `${marks[mark]} ${text}` : text, { color, bold: strong || mark !== undefined }),
  });
}
