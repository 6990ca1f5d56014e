import type { HiddenReason } from '@cotejo/plugin-kit';
import { visibleChildren } from '../markup/wrappers.ts';
import { fixedFlow, floatingFlow, type Flow, frameFlow, sectionFlow } from './flows.ts';
import { isOn, readParagraphFormat, type ParagraphFormat, twips } from '../styles/formatting.ts';
import { boxHiddenReason, drawingHiddenReason, paragraphHiddenReason } from './outside.ts';
import { measure } from './measure.ts';
import type { Numbering } from '../markup/numbering.ts';
import {
  anyPage,
  type ShapeArea,
  type Inherited,
  behindBody,
  narrowest,
  type PlacedParagraph,
  type TextContainer,
} from './places.ts';
import { cornerOf, sizedOn } from './anchors.ts';
import { endOf, type Page } from './sections.ts';
import type { Drawing } from '../shapes/shape.ts';
import type { Styles } from '../styles/styles.ts';
import { cellsOf, rowsOf, tableGrid } from './tables.ts';
import { childNamed, propertiesOf, textOf, valueOf, type XmlElement } from '../package/xml.ts';

/*
 * An approximate layout of the document, not exact to the line. It has to tell a box under a paragraph from a box
 * elsewhere on the page, text outside the page from text on it, and a row that cuts off its text from one with room.
 */

const fontHeight = 1.2;

export class Layout {
  readonly placedParagraphs = new Map<XmlElement, PlacedParagraph>();
  readonly areas: ShapeArea[] = [];
  /** The shape of each text box content (`w:txbxContent`), and why its text is hidden. */
  readonly boxes = new Map<XmlElement, { area: ShapeArea; hiddenReason: HiddenReason | undefined }>();
  readonly #styles: Styles;
  readonly #numbering: Numbering;
  /** The frame of the last paragraph. */
  #frame: { key: string; outer: Flow; flow: Flow; container: TextContainer } | undefined;
  /** Page, and share of its height, at which the text of the body ends. */
  #end = { page: 0, share: 0 };

  constructor(styles: Styles, numbering: Numbering) {
    this.#styles = styles;
    this.#numbering = numbering;
  }

  /** Lays out the body; returns the first page of each section. */
  body(body: XmlElement, pages: Page[]): number[] {
    const first = [0];
    let index = 0;
    let flow = sectionFlow(pages[0]!, 0, 0);
    const inherited: Inherited = { formats: [], order: 0 };
    for (const block of visibleChildren(body)) {
      this.#block(block, flow, inherited);
      if (!endOf(block) || index + 1 >= pages.length) continue;
      const next = pages[(index += 1)]!;
      const { page, y } = flow.at(flow.height);
      first.push(next.isContinuous ? page : page + 1);
      flow = sectionFlow(next, first.at(-1)!, next.isContinuous ? y - next.top : 0);
    }
    const { page, y } = flow.at(flow.height);
    this.#end = { page, share: y / flow.page.height };
    return first;
  }

  /** Whether the body is certain to end on its first page. */
  get hasOnePage(): boolean {
    return this.#end.page === 0 && this.#end.share < leastFull;
  }

  /** Lays out a header or footer of the pages `first` to `last`. */
  margin(root: XmlElement, kind: 'header' | 'footer', page: Page, first: number, last: number): void {
    const y = kind === 'header' ? page.header : Math.min(page.bottom, page.height - page.footer - 12);
    const from = this.areas.length;
    this.#blocks(root, fixedFlow(page, { x: page.left, y, width: page.right - page.left, page: first }), {
      formats: [],
      order: behindBody,
    });
    for (const area of this.areas.slice(from)) area.lastPage = last;
  }

  /** Lays out a footnote, at the bottom of a page that is not known. */
  note(root: XmlElement, page: Page): void {
    const lay = (y: number): Flow => {
      const flow = fixedFlow(page, { x: page.left, y, width: page.right - page.left, page: anyPage });
      this.#blocks(root, flow, { formats: [], order: 0 });
      return flow;
    };
    lay(page.bottom - lay(page.bottom).height);
  }

  #blocks(parent: XmlElement, flow: Flow, inherited: Inherited): void {
    for (const block of visibleChildren(parent)) this.#block(block, flow, inherited);
  }

  #block(block: XmlElement, flow: Flow, inherited: Inherited): void {
    if (block.name === 'w:p') this.#paragraph(block, flow, inherited);
    else if (block.name === 'w:tbl') this.#table(block, flow, inherited);
  }

  #paragraph(paragraph: XmlElement, outer: Flow, inherited: Inherited): void {
    const properties = propertiesOf(paragraph, 'w:pPr');
    const style = this.#styles.paragraph(valueOf(properties, 'w:pStyle'), inherited.formats);
    const own = readParagraphFormat(properties, this.#styles.context.colors);
    const listed = this.#listed(own.numbering) ?? {
      ...this.#listed(style.paragraphFormat.numbering),
      ...style.paragraphFormat,
    };
    const paragraphFormat = { ...style.paragraphFormat, ...listed, ...own };
    const frame =
      paragraphFormat.frame && !isDropCap(paragraphFormat.frame, paragraph) ? paragraphFormat.frame : undefined;
    const { flow, container } = this.#framed(frame, outer, inherited);
    if (paragraphFormat.breaksBefore) flow.nextPage?.();
    const { left = 0, right = 0, first = 0 } = paragraphFormat;
    const lineWidth = flow.width - left - right;
    const content = measure(paragraph, style.runFormat, lineWidth, this.#styles);
    const lines = content.breaks + Math.max(1, Math.ceil((content.width + first) / Math.max(lineWidth, narrowest)));
    const usual = content.size * fontHeight;
    const { line = 1, isExact } = paragraphFormat;
    const lineHeight = isExact ? line : line > 5 ? Math.max(usual, line) : usual * line;
    const height = lines * lineHeight + content.inlineHeight;
    // A paragraph moves to the next page as a whole where not even one line fits.
    const { y } = flow.at(flow.height);
    if (flow.nextPage && y + height > flow.page.bottom && y + lineHeight > flow.page.bottom) flow.nextPage();
    const start = flow.height + Math.max(flow.gap, paragraphFormat.before ?? 0);
    const place = flow.at(start);
    const width = Math.min(content.width, lineWidth);
    const slack = lineWidth - width;
    const shift = /^(?:right|end)$/.test(paragraphFormat.align ?? '')
      ? slack
      : paragraphFormat.align === 'center'
        ? slack / 2
        : lines === 1
          ? Math.min(0, first)
          : 0;
    const box = { page: place.page, x: flow.x + place.shift + left + shift, y: place.y, width, height };
    const placed: PlacedParagraph = {
      box,
      lineHeight,
      lineWidth,
      size: content.width > 0 ? content.size : 0,
      container,
      origin: flow.x + place.shift,
      height: inherited.anchor ?? place.page * flow.page.height + place.y,
      order: inherited.order,
      runFormat: style.runFormat,
      paragraphFormat,
      styleName: style.name,
      page: flow.page,
      inBody: flow.nextPage !== undefined,
      hiddenReason:
        inherited.hiddenReason ??
        paragraphHiddenReason(flow, start, box, paragraphFormat, content, lineWidth, lineHeight * 0.75),
    };
    this.placedParagraphs.set(paragraph, placed);
    for (const drawing of content.drawings) this.#drawing(drawing, placed, flow, inherited);
    flow.height = start + height;
    flow.gap = paragraphFormat.after ?? 0;
    for (let pageBreaks = 0; pageBreaks < Math.min(content.pageBreaks, 50); pageBreaks += 1) flow.nextPage?.();
  }

  /** The area for a paragraph. Consecutive paragraphs with equal frame properties (`w:framePr`) share one frame. */
  #framed(
    frame: Record<string, string> | undefined,
    flow: Flow,
    { container }: Inherited,
  ): { flow: Flow; container?: TextContainer } {
    const key = frame && JSON.stringify(frame);
    if (!frame || key !== this.#frame?.key || this.#frame?.outer !== flow)
      this.#frame = frame && { key: key!, outer: flow, flow: frameFlow(frame, flow), container: { isPlaced: true } };
    return this.#frame ?? { flow, ...(container && { container }) };
  }

  /** The paragraph formatting of a list level, which is stronger than the style and weaker than direct formatting. */
  #listed(properties: XmlElement | undefined): ParagraphFormat | undefined {
    const level = properties && this.#numbering.level(properties);
    return level && readParagraphFormat(childNamed(level, 'w:pPr'), this.#styles.context.colors);
  }

  #drawing(stated: Drawing, placed: PlacedParagraph, flow: Flow, inherited: Inherited): void {
    const drawing = sizedOn(stated, flow.page);
    const { x, y } = drawing.horizontal
      ? cornerOf(drawing, drawing, flow, { x: placed.box.x, y: placed.box.y })
      : { x: placed.box.x, y: placed.box.y };
    const isOfPage = drawing.vertical !== undefined && /page|margin/i.test(drawing.vertical.from);
    for (const shape of drawing.shapes) {
      // Of two drawings with equal z-order the later one is above.
      const order = drawing.order + inherited.order + this.areas.length * step;
      const area: ShapeArea = {
        page: placed.box.page,
        lastPage: placed.box.page,
        x: x + shape.x,
        y: y + shape.y,
        width: shape.width,
        height: shape.height,
        shape,
        order,
        isFree: drawing.isFree,
        anchor: isOfPage ? placed.box.page * placed.page.height : placed.height,
      };
      this.areas.push(area);
      if (shape.content)
        this.#box(area, shape.content, flow.page, {
          ...inherited,
          container: { area, drawing: stated, isPlaced: drawing.horizontal !== undefined },
          hiddenReason:
            inherited.hiddenReason ?? (drawing.horizontal ? undefined : drawingHiddenReason(drawing, placed)),
        });
    }
  }

  #box(area: ShapeArea, content: XmlElement, page: Page, inherited: Inherited): void {
    const { insets, isVertical, growsWithText } = area.shape;
    const { count, between } = area.shape.columns ?? { count: 1, between: 0 };
    const room = (isVertical ? area.height : area.width) - insets.left - insets.right;
    const width = (room - between * (count - 1)) / count;
    const height = (isVertical ? area.width : area.height) - insets.top - insets.bottom;
    const hiddenReason = inherited.hiddenReason ?? boxHiddenReason(area, width, page);
    this.boxes.set(content, { area, hiddenReason });
    const start = { x: area.x + insets.left, y: area.y + insets.top, width, page: area.page };
    // A box of fixed height cuts off text that does not fit. The limit is generous, because the layout is approximate.
    const fits =
      count * (growsWithText ? Math.max(height, 0) * 4 + 14 : height < lowestLine ? height : height * 1.5 + 14);
    const inner = { ...inherited, formats: [], order: area.order + step / 2, anchor: area.anchor, hiddenReason };
    const lay = (y: number): number => {
      const flow = fixedFlow(page, isVertical ? { ...start, x: area.x, y: area.y } : { ...start, y }, fits);
      this.#blocks(content, flow, inner);
      return flow.height;
    };
    const used = lay(start.y);
    if (area.shape.verticalAlign && used < height) lay(start.y + (height - used) * area.shape.verticalAlign);
  }

  #table(table: XmlElement, outer: Flow, inherited: Inherited): void {
    const grid = tableGrid(table, outer.width);
    const floating = childNamed(grid.properties, 'w:tblpPr')?.attributes;
    const flow = floating ? floatingFlow(floating, grid, outer) : outer;
    const inside: Inherited = floating ? { ...inherited, container: { isPlaced: true } } : inherited;
    const start = floating ? flow.x : flow.x + grid.indent;
    const rows = rowsOf(table);
    for (const [rowIndex, row] of rows.entries()) {
      const properties = childNamed(row, 'w:trPr');
      const { 'w:val': value, 'w:hRule': rule } = childNamed(properties, 'w:trHeight')?.attributes ?? {};
      const statedHeight = (twips(value) ?? 0) / 20;
      const hiddenReason =
        inherited.hiddenReason ?? (isOn(childNamed(properties, 'w:hidden')) ? 'hidden-run' : undefined);
      let tallest = rule === 'exact' ? 0 : statedHeight;
      for (const cell of cellsOf(row, grid)) {
        const formats = this.#styles.cell(grid.properties, {
          row: rowIndex,
          rows: rows.length,
          column: cell.column,
          columns: grid.widths.length,
        });
        const from = flow.height;
        const isFlat = cell.isUpright && cell.width < narrowest;
        const { left, right, top } = cell.margins;
        const inner: Flow = {
          x: start + cell.x + left,
          width: cell.isUpright ? (rule === 'exact' ? statedHeight : 400) : cell.width - left - right,
          page: flow.page,
          height: top,
          gap: 0,
          limit: rule === 'exact' ? statedHeight * 1.1 + 2 : flow.limit === undefined ? undefined : flow.limit - from,
          isFitted: cell.isFitted,
          at: (height) => flow.at(from + height),
        };
        this.#blocks(cell.element, inner, {
          ...inside,
          formats,
          hiddenReason: hiddenReason ?? (isFlat ? 'off-page' : undefined),
        });
        tallest = Math.max(tallest, rule === 'exact' ? statedHeight : cell.isUpright ? 0 : inner.height);
      }
      const { y } = flow.at(flow.height);
      if (flow.nextPage && rule === 'exact' && y + tallest > flow.page.bottom) flow.nextPage();
      flow.height += tallest;
    }
    flow.gap = 0;
  }
}

/** Points of height below which a box has no room for a line. */
const lowestLine = 7;

/** Whether a frame is a drop cap: a few large letters at the begin of a paragraph. */
const isDropCap = (frame: Record<string, string>, paragraph: XmlElement): boolean =>
  /^(?:drop|margin)$/.test(frame['w:dropCap'] ?? '') && textOf(paragraph).trim().length <= 10;

/** The share of a full page above which the approximate layout may have missed a second page. */
const leastFull = 0.7;

/** The z-order step between the shapes of one drawing. */
const step = 1e-3;
