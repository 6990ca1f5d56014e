import { inks } from '../look.ts';
import type { Block } from '../paper.ts';
import { content, heightOf, type Ink, type Sheet } from './sheet.ts';
import { lineOf } from './typeset.ts';

const eyebrowInk: Ink = { size: 8, weight: 'strong' };
const titles: Record<1 | 2, Ink> = {
  1: { size: 25, weight: 'display', leading: 1.15 },
  2: { size: 21, weight: 'display', leading: 1.15 },
};
const lineInk: Ink = { size: 9.5, weight: 'regular', color: inks.muted };
const ring = { size: 62, stroke: 4.5 };

/** Who or what a part is about, with the score as a ring beside it and a line below. */
export function drawOpening(sheet: Sheet, block: Extract<Block, { kind: 'opening' }>): void {
  const { level, eyebrow, title, lines, score } = block;
  sheet.need(160);
  const top = sheet.y;
  const page = sheet.doc.page;
  const width = content.width - (score ? ring.size + 20 : 0);
  sheet.flow(eyebrow, { ...eyebrowInk, color: sheet.accent }, 'P', { width });
  sheet.y += 3;
  sheet.flow(title, titles[level], `H${level}`, { width });
  sheet.doc.outline.addItem(title);
  sheet.y += 4;
  for (const line of lines) sheet.flow(line, lineInk, 'P', { width });
  if (score) {
    drawRing(sheet, score, top);
    // A title may be so long that it has gone on to the next page.
    if (sheet.doc.page === page) sheet.y = Math.max(sheet.y, top + ring.size);
  }
  sheet.y += 10;
  sheet.rule(sheet.y);
  sheet.y += 2;
}

function drawRing(sheet: Sheet, { value, ink, inWords }: { value: number; ink: string; inWords: string }, top: number) {
  const { doc } = sheet;
  const radius = (ring.size - ring.stroke) / 2;
  const [x, y] = [content.left + content.width - ring.size / 2, top + ring.size / 2];
  const figure = sheet.element(sheet.root, 'Figure', { alt: inWords });
  const number: Ink = { size: 19, weight: 'strong', color: ink, leading: 1 };
  figure.add(() => {
    doc.lineWidth(ring.stroke).lineCap('round');
    doc.circle(x, y, radius).strokeColor(inks.rule).stroke();
    if (value > 0) drawArc(doc, [x, y], radius, Math.min(value, 100) / 100, ink);
    doc.lineCap('butt');
    const line = lineOf(String(value), number);
    sheet.draw(line, number, x - line.width / 2, y - heightOf(1, number) / 2 - 1);
  });
  figure.end();
}

/** A part of a circle from its top clockwise, by arcs of at most a quarter each. */
function drawArc(doc: PDFKit.PDFDocument, [x, y]: [number, number], radius: number, share: number, ink: string): void {
  const end = share * 2 * Math.PI;
  const at = (angle: number) => `${x + radius * Math.sin(angle)} ${y - radius * Math.cos(angle)}`;
  const stops = [0.25, 0.5, 0.75, 1].map((quarter) => Math.min(quarter * 2 * Math.PI, end));
  const arcs = stops.map((angle) => `A ${radius} ${radius} 0 0 1 ${at(angle)}`).join(' ');
  doc
    .path(`M ${at(0)} ${arcs}`)
    .strokeColor(ink)
    .stroke();
}
