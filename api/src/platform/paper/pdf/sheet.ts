import PdfKit from 'pdfkit';
import { inks } from '../look.ts';
import type { Paper } from '../paper.ts';
import { conform } from './conform.ts';
import { type Line, lineOf, type Style, typeset } from './typeset.ts';

/** An element of the structure that tells readers what is a heading, a list or a table (PDF 2.0, 14.7). */
export type Element = PDFKit.PDFStructureElement;
type ElementOptions = { alt?: string; scope?: 'Column' | 'Row' };

/** A style with its color and the height of its lines, in sizes. */
export type Ink = Style & { color?: string; leading?: number };

/** A4 in points. */
const page = { width: 595.28, height: 841.89 };
const margin = { side: 54, top: 54, bottom: 68 };
export const content = { left: margin.side, width: page.width - 2 * margin.side };
const bottom = page.height - margin.bottom;

/** The share of a line that is above its baseline. */
const ASCENT = 0.74;

/** Pages that are written from above to below, in points from the upper left corner. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Element;
  y = margin.top;
  readonly #paper: Paper;

  constructor(paper: Paper) {
    this.#paper = paper;
    this.doc = new PdfKit({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      // PDFKit's types do not know it yet.
      subset: 'PDF/UA' as 'PDF/A-3',
      tagged: true,
      displayTitle: true,
      lang: paper.language,
      // No font but those that are embedded.
      font: null as unknown as string,
      info: {
        Title: paper.title,
        Author: paper.author,
        Creator: 'Cotejo',
        CreationDate: new Date(paper.created),
        ModDate: new Date(paper.created),
      },
    });
    conform(this.doc);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /** The color of what stands out. */
  get accent(): string {
    return this.#paper.brand?.ink ?? inks.primary;
  }

  /** Points that are left on the page. */
  get left(): number {
    return bottom - this.y;
  }

  /** The points of an empty page. */
  get whole(): number {
    return bottom - margin.top;
  }

  get isAtTop(): boolean {
    return this.y === margin.top;
  }

  addPage(): void {
    this.doc.addPage();
    this.y = margin.top;
  }

  /** Begins a page where less than `height` is left. */
  need(height: number): void {
    if (this.left < height && !this.isAtTop) this.addPage();
  }

  space(height: number): void {
    if (!this.isAtTop) this.y += height;
  }

  /** An element within another; what is drawn for it is added to it. */
  element(parent: Element, type: string, options: ElementOptions = {}): Element {
    const element = this.doc.struct(type as 'P', options as object);
    parent.add(element);
    return element;
  }

  /** Draws something that readers of the structure pass by. */
  decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type } as object);
    draw();
    this.doc.endMarkedContent();
  }

  /** Writes lines from `top` down and returns where they end. With `element` they are its content. */
  write(lines: Line[], ink: Ink, { x, top, element }: { x: number; top: number; element: Element }): number {
    const height = heightOf(1, ink);
    lines.forEach((line, index) => element.add(() => this.draw(line, ink, x, top + index * height)));
    return top + lines.length * height;
  }

  /** Draws one line, whose upper edge is at `top`. */
  draw(line: Line, { size, color = inks.plain, leading = 1.4 }: Ink, x: number, top: number): void {
    const baseline = top + size * ((leading - 1) / 2 + ASCENT + 0.16);
    let at = x;
    for (const { face, text, actual, width } of line.pieces) {
      this.doc.registerFont(face.id, face.font as unknown as Buffer);
      this.doc.font(face.id).fontSize(size).fillColor(color);
      // In hexadecimal, as PDFKit writes other letters into a page in a way that readers do not understand.
      if (actual) this.doc.addContent(`/Span <</ActualText <${utf16(actual)}>>> BDC`);
      this.doc.text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic', features: [] });
      if (actual) this.doc.addContent('EMC');
      at += width;
    }
  }

  /** A text of any length in the flow of the page, line by line over as many pages as it takes. */
  flow(
    text: string,
    ink: Ink,
    type: string,
    { x = content.left, width = content.width, parent = this.root } = {},
  ): void {
    const element = this.element(parent, type);
    for (const line of typeset(text, ink, width)) {
      const height = heightOf(1, ink);
      this.need(height);
      this.write([line], ink, { x, top: this.y, element });
      this.y += height;
    }
    element.end();
  }

  rule(top: number, color: string = inks.rule): void {
    this.decorate(() => {
      this.doc
        .moveTo(content.left, top)
        .lineTo(content.left + content.width, top)
        .lineWidth(0.6)
        .strokeColor(color)
        .stroke();
    });
  }

  /** Numbers the pages and gives the finished file. */
  async finish(): Promise<Uint8Array> {
    const { count } = this.doc.bufferedPageRange();
    const ink: Ink = { size: 7.5, weight: 'regular', color: inks.muted };
    for (let index = 0; index < count; index += 1) {
      this.doc.switchToPage(index);
      const number = lineOf(
        this.#paper.pageNumber.replace('{page}', String(index + 1)).replace('{pages}', String(count)),
        ink,
      );
      const top = page.height - margin.bottom + 24;
      this.rule(top - 6);
      this.decorate(() => {
        const room = content.width - number.width - 12;
        this.draw(typeset(this.#paper.footer, ink, room)[0]!, ink, content.left, top);
        this.draw(number, ink, content.left + content.width - number.width, top);
      }, 'Pagination');
    }
    this.root.end();
    this.doc.end();
    const chunks: Buffer[] = [];
    for await (const chunk of this.doc) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }
}

/** UTF-16 with its mark, big end first. */
const utf16 = (text: string): string => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('hex');

/** The points that some lines take. */
export const heightOf = (lines: number, { size, leading = 1.4 }: Ink): number => lines * size * leading;
