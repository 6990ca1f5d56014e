import type { HiddenReason } from '@cotejo/plugin-kit';
import { visibleChildren } from '../markup/wrappers.ts';
import { fixedFlow, floatingFlow, type Flow, frameFlow, sectionFlow } from './flows.ts';
import { isOn, paragraphSetting, type Setting, twips } from '../styles/formatting.ts';
import { lostBox, lostDrawing, lostParagraph } from './outside.ts';
import { measure } from './measure.ts';
import type { Numbering } from '../markup/numbering.ts';
import { anyPage, type Area, type Around, behindBody, narrowest, type Spot, type Strip } from './places.ts';
import { cornerOf, sizedOn } from './anchors.ts';
import { endOf, type Page } from './sections.ts';
import type { Drawing } from '../shapes/shape.ts';
import type { Styles } from '../styles/styles.ts';
import { cellsOf, rowsOf, tableGrid } from './tables.ts';
import { childNamed, propertiesOf, textOf, valueOf, type XmlElement } from '../package/xml.ts';

/*
 * Says about where everything stands. It need not be exact to the line: it tells a box that lies under a paragraph from
 * one on another part of the page, text beside the page from text on it, and a row too low for its text from one that
 * holds it.
 */

const fontHeight = 1.2;

export class Layout {
  readonly spots = new Map<XmlElement, Spot>();
  readonly areas: Area[] = [];
  /** The shape that holds a text, and its fill's place in the order. */
  readonly boxes = new Map<XmlElement, { area: Area; lost: HiddenReason | undefined }>();
  readonly #styles: Styles;
  readonly #numbering: Numbering;
  /** The frame that the last paragraph stands in. */
  #frame: { said: string; outer: Flow; flow: Flow; strip: Strip } | undefined;
  /** Where the body's text ends. */
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
    const around: Around = { formats: [], order: 0 };
    for (const block of visibleChildren(body)) {
      this.#block(block, flow, around);
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

  /** Lays out a header or footer that stands on the pages `first` to `last`. */
  margin(root: XmlElement, kind: 'header' | 'footer', page: Page, first: number, last: number): void {
    const y = kind === 'header' ? page.header : Math.min(page.bottom, page.height - page.footer - 12);
    const from = this.areas.length;
    this.#blocks(root, fixedFlow(page, { x: page.left, y, width: page.right - page.left, page: first }), {
      formats: [],
      order: behindBody,
    });
    for (const area of this.areas.slice(from)) area.lastPage = last;
  }

  /** Lays out a footnote, which stands at the foot of a page that is not known. */
  note(root: XmlElement, page: Page): void {
    const lay = (y: number): Flow => {
      const flow = fixedFlow(page, { x: page.left, y, width: page.right - page.left, page: anyPage });
      this.#blocks(root, flow, { formats: [], order: 0 });
      return flow;
    };
    lay(page.bottom - lay(page.bottom).height);
  }

  #blocks(parent: XmlElement, flow: Flow, around: Around): void {
    for (const block of visibleChildren(parent)) this.#block(block, flow, around);
  }

  #block(block: XmlElement, flow: Flow, around: Around): void {
    if (block.name === 'w:p') this.#paragraph(block, flow, around);
    else if (block.name === 'w:tbl') this.#table(block, flow, around);
  }

  #paragraph(paragraph: XmlElement, outer: Flow, around: Around): void {
    const properties = propertiesOf(paragraph, 'w:pPr');
    const style = this.#styles.paragraph(valueOf(properties, 'w:pStyle'), around.formats);
    const own = paragraphSetting(properties, this.#styles.context.colours);
    const listed = this.#listed(own.numbering) ?? { ...this.#listed(style.setting.numbering), ...style.setting };
    const setting = { ...style.setting, ...listed, ...own };
    const frame = setting.frame && !isDropCap(setting.frame, paragraph) ? setting.frame : undefined;
    const { flow, strip } = this.#framed(frame, outer, around);
    if (setting.breaksBefore) flow.turn?.();
    const { left = 0, right = 0, first = 0 } = setting;
    const lineWidth = flow.width - left - right;
    const content = measure(paragraph, style.look, lineWidth, this.#styles);
    const lines = content.breaks + Math.max(1, Math.ceil((content.width + first) / Math.max(lineWidth, narrowest)));
    const usual = content.size * fontHeight;
    const { line = 1, isExact } = setting;
    const lineHeight = isExact ? line : line > 5 ? Math.max(usual, line) : usual * line;
    const height = lines * lineHeight + content.tall;
    // A paragraph that does not fit goes to the next page as a whole, unless it is long.
    const { y } = flow.at(flow.height);
    if (flow.turn && y + height > flow.page.bottom && y + lineHeight > flow.page.bottom) flow.turn();
    const start = flow.height + Math.max(flow.gap, setting.before ?? 0);
    const place = flow.at(start);
    const width = Math.min(content.width, lineWidth);
    const slack = lineWidth - width;
    const shift = /^(?:right|end)$/.test(setting.align ?? '')
      ? slack
      : setting.align === 'center'
        ? slack / 2
        : lines === 1
          ? Math.min(0, first)
          : 0;
    const box = { page: place.page, x: flow.x + place.shift + left + shift, y: place.y, width, height };
    const spot: Spot = {
      box,
      lineHeight,
      lineWidth,
      size: content.width > 0 ? content.size : 0,
      strip,
      origin: flow.x + place.shift,
      height: around.anchor ?? place.page * flow.page.height + place.y,
      order: around.order,
      look: style.look,
      setting,
      styleName: style.name,
      page: flow.page,
      inBody: flow.turn !== undefined,
      lost: around.lost ?? lostParagraph(flow, start, box, setting, content, lineWidth, lineHeight * 0.75),
    };
    this.spots.set(paragraph, spot);
    for (const drawing of content.drawings) this.#drawing(drawing, spot, flow, around);
    flow.height = start + height;
    flow.gap = setting.after ?? 0;
    for (let turns = 0; turns < Math.min(content.turns, 50); turns += 1) flow.turn?.();
  }

  /** Paragraphs after each other with one frame (`w:framePr`) stand in it together. */
  #framed(frame: Record<string, string> | undefined, flow: Flow, { strip }: Around): { flow: Flow; strip?: Strip } {
    const said = frame && JSON.stringify(frame);
    if (!frame || said !== this.#frame?.said || this.#frame?.outer !== flow)
      this.#frame = frame && { said: said!, outer: flow, flow: frameFlow(frame, flow), strip: { isPlaced: true } };
    return this.#frame ?? { flow, ...(strip && { strip }) };
  }

  /** The indents of a list's level, which stand above those of a style and below the paragraph's own. */
  #listed(properties: XmlElement | undefined): Setting | undefined {
    const level = properties && this.#numbering.level(properties);
    return level && paragraphSetting(childNamed(level, 'w:pPr'), this.#styles.context.colours);
  }

  #drawing(said: Drawing, spot: Spot, flow: Flow, around: Around): void {
    const drawing = sizedOn(said, flow.page);
    const { x, y } = drawing.horizontal
      ? cornerOf(drawing, drawing, flow, { x: spot.box.x, y: spot.box.y })
      : { x: spot.box.x, y: spot.box.y };
    const isOfPage = drawing.vertical !== undefined && /page|margin/i.test(drawing.vertical.from);
    for (const shape of drawing.shapes) {
      // Of two drawings with one place in the order the later one is above.
      const order = drawing.order + around.order + this.areas.length * step;
      const area: Area = {
        page: spot.box.page,
        lastPage: spot.box.page,
        x: x + shape.x,
        y: y + shape.y,
        width: shape.width,
        height: shape.height,
        shape,
        order,
        isFree: drawing.isFree,
        anchor: isOfPage ? spot.box.page * spot.page.height : spot.height,
      };
      this.areas.push(area);
      if (shape.content)
        this.#box(area, shape.content, flow.page, {
          ...around,
          strip: { area, drawing: said, isPlaced: drawing.horizontal !== undefined },
          lost: around.lost ?? (drawing.horizontal ? undefined : lostDrawing(drawing, spot)),
        });
    }
  }

  #box(area: Area, content: XmlElement, page: Page, around: Around): void {
    const { insets, isTurned, grows } = area.shape;
    const { count, between } = area.shape.columns ?? { count: 1, between: 0 };
    const room = (isTurned ? area.height : area.width) - insets.left - insets.right;
    const width = (room - between * (count - 1)) / count;
    const height = (isTurned ? area.width : area.height) - insets.top - insets.bottom;
    const lost = around.lost ?? lostBox(area, width, page);
    this.boxes.set(content, { area, lost });
    const start = { x: area.x + insets.left, y: area.y + insets.top, width, page: area.page };
    // A box of fixed height cuts off what does not fit; how much fits is only known about.
    const fits = count * (grows ? Math.max(height, 0) * 4 + 14 : height < lowestLine ? height : height * 1.5 + 14);
    const inner = { ...around, formats: [], order: area.order + step / 2, anchor: area.anchor, lost };
    const lay = (y: number): number => {
      const flow = fixedFlow(page, isTurned ? { ...start, x: area.x, y: area.y } : { ...start, y }, fits);
      this.#blocks(content, flow, inner);
      return flow.height;
    };
    const used = lay(start.y);
    if (area.shape.sinks && used < height) lay(start.y + (height - used) * area.shape.sinks);
  }

  #table(table: XmlElement, outer: Flow, around: Around): void {
    const grid = tableGrid(table, outer.width);
    const floating = childNamed(grid.properties, 'w:tblpPr')?.attributes;
    const flow = floating ? floatingFlow(floating, grid, outer) : outer;
    const inside: Around = floating ? { ...around, strip: { isPlaced: true } } : around;
    const start = floating ? flow.x : flow.x + grid.indent;
    const rows = rowsOf(table);
    for (const [rowIndex, row] of rows.entries()) {
      const properties = childNamed(row, 'w:trPr');
      const { 'w:val': value, 'w:hRule': rule } = childNamed(properties, 'w:trHeight')?.attributes ?? {};
      const said = (twips(value) ?? 0) / 20;
      const lost = around.lost ?? (isOn(childNamed(properties, 'w:hidden')) ? 'hidden-run' : undefined);
      let tallest = rule === 'exact' ? 0 : said;
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
          width: cell.isUpright ? (rule === 'exact' ? said : 400) : cell.width - left - right,
          page: flow.page,
          height: top,
          gap: 0,
          limit: rule === 'exact' ? said * 1.1 + 2 : flow.limit === undefined ? undefined : flow.limit - from,
          isFitted: cell.isFitted,
          at: (height) => flow.at(from + height),
        };
        this.#blocks(cell.element, inner, { ...inside, formats, lost: lost ?? (isFlat ? 'off-page' : undefined) });
        tallest = Math.max(tallest, rule === 'exact' ? said : cell.isUpright ? 0 : inner.height);
      }
      const { y } = flow.at(flow.height);
      if (flow.turn && rule === 'exact' && y + tallest > flow.page.bottom) flow.turn();
      flow.height += tallest;
    }
    flow.gap = 0;
  }
}

/** A box lower than this holds no line, however its height was reckoned. */
const lowestLine = 7;

/** One or a few large letters that a paragraph begins with. */
const isDropCap = (frame: Record<string, string>, paragraph: XmlElement): boolean =>
  /^(?:drop|margin)$/.test(frame['w:dropCap'] ?? '') && textOf(paragraph).trim().length <= 10;

/** A page that is filled to this share may need another one. */
const leastFull = 0.7;

/** Between the shapes of one drawing. */
const step = 1e-3;
