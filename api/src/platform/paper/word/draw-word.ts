import { Document, Footer, type ISectionOptions, Packer, PageNumber, Paragraph, Tab, TextRun } from 'docx';
import { clean } from '../clean.ts';
import { inks } from '../look.ts';
import type { Block, Paper } from '../paper.ts';
import { hex, runsOf, styles } from './styles.ts';
import { pairs, tableOf } from './tables.ts';

type Child = Extract<ISectionOptions['children'], readonly unknown[]>[number];
type Options = { pageBreakBefore: boolean };

/** What each kind of block becomes; `pageBreakBefore` is for the first paragraph after a block that ends a page. */
type Drawing = { [Kind in Block['kind']]: (block: Extract<Block, { kind: Kind }>, options: Options) => Child[] };

const heading = (level: 1 | 2 | 3 | 4, text: string, more: object = {}) =>
  new Paragraph({ style: `Heading${level}`, children: runsOf(text), keepNext: true, ...more });

const drawing: Drawing = {
  page: () => [],
  opening: ({ level, eyebrow, title, lines, score }, { pageBreakBefore }) => [
    new Paragraph({ style: 'Eyebrow', children: runsOf(eyebrow), keepNext: true, pageBreakBefore }),
    heading(level, title),
    ...(score
      ? [new Paragraph({ style: 'Score', children: [new TextRun({ text: score.inWords, color: hex(score.ink) })] })]
      : []),
    ...lines.map((line) => new Paragraph({ style: 'Muted', children: runsOf(line) })),
  ],
  facts: ({ facts }) => [pairs(facts)],
  heading: ({ level, text, aside }, { pageBreakBefore }) => [
    heading(level, text, { pageBreakBefore }),
    ...(aside === undefined ? [] : [new Paragraph({ style: 'Small', children: runsOf(aside, { color: inks.muted }) })]),
  ],
  paragraph: ({ text, tone = 'plain', small }) => [
    new Paragraph({ ...(small && { style: 'Small' }), children: runsOf(text, { color: inks[tone] }) }),
  ],
  bars: ({ bars }) => [pairs(bars)],
  lists: ({ level, lists }) =>
    lists.flatMap(({ heading: text, points, none }) => [
      heading(level, text),
      ...(points.length === 0 ? [new Paragraph({ style: 'Muted', children: runsOf(none) })] : []),
      ...points.map(
        (point) =>
          new Paragraph({
            bullet: { level: 0 },
            children: [
              ...runsOf(point.title, { bold: true }),
              new TextRun({ break: 1 }),
              ...runsOf(point.text, { color: inks.muted }),
            ],
          }),
      ),
    ]),
  table: (block) => [tableOf(block)],
};

/** Draws a paper as a Word document with real headings, lists and tables. */
export async function drawWord(paper: Paper): Promise<Uint8Array> {
  let pageBreakBefore = false;
  const children = paper.blocks.flatMap((block) => {
    const drawn = drawing[block.kind](block as never, { pageBreakBefore });
    pageBreakBefore = block.kind === 'page';
    return drawn;
  });
  const document = new Document({
    title: clean(paper.title),
    creator: clean(paper.author),
    lastModifiedBy: clean(paper.author),
    styles: styles(paper.language),
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: 1080, bottom: 1080, left: 1080, right: 1080 },
          },
        },
        footers: { default: new Footer({ children: [footerOf(paper)] }) },
        children,
      },
    ],
  });
  return Packer.toBuffer(document);
}

function footerOf({ footer, pageNumber }: Paper): Paragraph {
  const places = { '{page}': PageNumber.CURRENT, '{pages}': PageNumber.TOTAL_PAGES };
  const number = pageNumber.split(/(\{pages?\})/).map((part) => places[part as keyof typeof places] ?? part);
  return new Paragraph({
    style: 'Footer',
    children: [...runsOf(footer), new TextRun({ children: [new Tab(), ...number] })],
  });
}
