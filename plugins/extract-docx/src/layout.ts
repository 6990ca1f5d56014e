import type { HiddenReason } from '@cotejo/plugin-kit';
import { drawings, visibleChildren } from './content.ts';
import { isOn, type Look, over, paragraphSetting, runLook, type Setting, twips } from './look.ts';
import { cornerOf, sizedOn } from './placing.ts';
import type { Page } from './sections.ts';
import { type Drawing, readDrawing, type Rectangle, type Shape } from './shapes.ts';
import type { Format, Styles } from './styles.ts';
import { cellsOf, rowsOf, type Table, tableGrid } from './tables.ts';
import type { Numbering } from './numbering.ts';
import { childNamed, propertiesOf, textOf, valueOf, type XmlElement } from './xml.ts';

/*
 * Says about where everything stands. It need not be exact to the line: it tells a box that lies under a paragraph from
 * one on another part of the page, text beside the page from text on it, and a row too low for its text from one that
 * holds it.
 */

/** A rectangle on a page, counted from 0; in points. */
export type Box = Rectangle & { page: number };
/** A rectangle that is painted on pages `page` to `lastPage`. `anchor` is the height (see `Spot`) it was reckoned from. */
export type Area = Box & { lastPage: number; shape: Shape; order: number; isFree: boolean; anchor: number };

/** What text inherits from where it stands. */
export type Around = {
  formats: Format[];
  order: number;
  /** For what stands in a box: the height that the box was reckoned from. */
  anchor?: number;
  lost?: HiddenReason | undefined;
};

/** A paragraph in its place, with what it inherits. */
export type Spot = {
  box: Box;
  lineHeight: number;
  lineWidth: number;
  /** Where tab stops are counted from. */
  origin: number;
  /** Height from the document's beginning, over all pages; in a box that of what holds it. */
  height: number;
  order: number;
  look: Look;
  setting: Setting;
  styleName: string;
  /** Why a reader does not see what stands here. */
  lost?: HiddenReason | undefined;
  page: Page;
  /** Whether it stands in the text that runs from page to page. */
  inBody: boolean;
};

/** A strip of text of one width; `at` turns a height in it into a place on a page. */
type Flow = {
  x: number;
  width: number;
  page: Page;
  at(height: number): { page: number; y: number; shift: number };
  /** Where the next line stands; how far it goes where it is cut off. */
  height: number;
  limit?: number | undefined;
  /** Whether all of a paragraph is pressed into one line. */
  isFitted?: boolean;
  /** Room between the paragraph before and the next one. */
  gap: number;
  /** Moves to the next page or column; absent where text has only one place. */
  turn?(): void;
};

/** The page of what may stand on any. */
export const anyPage = -1;
const letterWidth = 0.5;
const fontHeight = 1.2;
/** A point of a paragraph's width that is this narrow holds no word. */
const narrowest = 9;

export const textWidth = (text: string, { size = 10, complexSize, complex, scale = 1, spacing = 0 }: Look): number =>
  text.length * Math.max(0, letterWidth * (complex ? (complexSize ?? size) : size) * scale + spacing);

export class Layout {
  readonly spots = new Map<XmlElement, Spot>();
  readonly areas: Area[] = [];
  /** The shape that holds a text, and its fill's place in the order. */
  readonly boxes = new Map<XmlElement, { area: Area; lost: HiddenReason | undefined }>();
  readonly #styles: Styles;
  readonly #numbering: Numbering;
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
    let flow = this.#section(pages[0]!, 0, 0);
    const around: Around = { formats: [], order: 0 };
    for (const block of visibleChildren(body)) {
      this.#block(block, flow, around);
      const isLast = childNamed(childNamed(block, 'w:pPr'), 'w:sectPr') !== undefined;
      if (!isLast || index + 1 >= pages.length) continue;
      const next = pages[(index += 1)]!;
      const { page, y } = flow.at(flow.height);
      first.push(next.isContinuous ? page : page + 1);
      flow = this.#section(next, first.at(-1)!, next.isContinuous ? y - next.top : 0);
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
    this.#blocks(root, this.#fixed(page, { x: page.left, y, width: page.right - page.left, page: first }), {
      formats: [],
      order: behindBody,
    });
    for (const area of this.areas.slice(from)) area.lastPage = last;
  }

  /** Lays out a footnote, which stands at the foot of a page that is not known. */
  note(root: XmlElement, page: Page): void {
    const lay = (y: number): Flow => {
      const flow = this.#fixed(page, { x: page.left, y, width: page.right - page.left, page: anyPage });
      this.#blocks(root, flow, { formats: [], order: 0 });
      return flow;
    };
    lay(page.bottom - lay(page.bottom).height);
  }

  #fixed(page: Page, { x, y, width, page: index }: Omit<Box, 'height'>, limit?: number): Flow {
    return { x, width, page, height: 0, gap: 0, limit, at: (height) => ({ page: index, y: y + height, shift: 0 }) };
  }

  #section(page: Page, first: number, start: number): Flow {
    const room = Math.max(36, page.bottom - page.top);
    const { columns } = page;
    const flow: Flow = {
      x: columns[0]!.x,
      width: columns[0]!.width,
      page,
      height: Math.max(0, start),
      gap: 0,
      at: (height) => {
        const column = Math.floor(Math.max(0, height) / room);
        const { x } = columns[column % columns.length]!;
        return {
          page: first + Math.floor(column / columns.length),
          y: page.top + height - column * room,
          shift: x - columns[0]!.x,
        };
      },
      turn: () => {
        flow.height = (Math.floor(flow.height / room) + 1) * room;
      },
    };
    return flow;
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
    const flow = setting.frame && !isDropCap(setting.frame, paragraph) ? this.#frame(setting.frame, outer) : outer;
    if (setting.breaksBefore) flow.turn?.();
    const { left = 0, right = 0, first = 0 } = setting;
    const lineWidth = flow.width - left - right;
    const content = this.#measure(paragraph, style.look, lineWidth);
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
      origin: flow.x + place.shift,
      height: around.anchor ?? place.page * flow.page.height + place.y,
      order: around.order,
      look: style.look,
      setting,
      styleName: style.name,
      page: flow.page,
      inBody: flow.turn !== undefined,
      lost: around.lost ?? this.#lost(flow, start, box, setting, content, lineWidth, lineHeight * 0.75),
    };
    this.spots.set(paragraph, spot);
    for (const drawing of content.drawings) this.#drawing(drawing, spot, flow, around);
    flow.height = start + height;
    flow.gap = setting.after ?? 0;
    for (let turns = 0; turns < Math.min(content.turns, 50); turns += 1) flow.turn?.();
  }

  /** The indents of a list's level, which stand above those of a style and below the paragraph's own. */
  #listed(properties: XmlElement | undefined): Setting | undefined {
    const level = properties && this.#numbering.level(properties);
    return level && paragraphSetting(childNamed(level, 'w:pPr'), this.#styles.context.colours);
  }

  #lost(
    flow: Flow,
    start: number,
    box: Box,
    setting: Setting,
    content: Content,
    lineWidth: number,
    firstLine: number,
  ): HiddenReason | undefined {
    if (setting.isDisputed && content.width > 0) return 'hidden-run';
    if (flow.limit !== undefined && start + Math.max(firstLine, box.height / 2) > flow.limit) return 'covered';
    if (content.width === 0) return undefined;
    if (lineWidth < Math.max(narrowest, content.size * 0.8)) return content.length > 2 ? 'off-page' : undefined;
    const { page } = flow;
    if (flow.isFitted && content.length > 2 && content.width > 3 * lineWidth) return 'tiny';
    const from = flow.x + (setting.left ?? 0) + (setting.first ?? 0);
    if (from < -content.size || from > page.width - narrowest) return 'off-page';
    // A line that does not end before the page does takes words with it.
    if (
      flow.turn &&
      lineWidth + (setting.left ?? 0) > flow.width + page.width - page.right &&
      box.x + box.width > page.width + narrowest
    )
      return 'off-page';
    if (box.x < -content.size || box.x > page.width - narrowest || box.x + box.width < narrowest) return 'off-page';
    if (box.x + box.width / 2 > page.width || box.x + box.width / 2 < 0) return 'off-page';
    if (box.y < -content.size / 2 || box.y > page.height - 4) return 'off-page';
    if (setting.isExact && setting.line! < content.size * 0.45) return 'tiny';
    if (setting.line !== undefined && setting.line < 0.35) return 'tiny';
    return undefined;
  }

  /** About how much a paragraph holds, and the drawings in it. */
  #measure(paragraph: XmlElement, look: Look, lineWidth: number): Content {
    const content: Content = { width: 0, length: 0, size: look.size ?? 10, breaks: 0, turns: 0, tall: 0, drawings: [] };
    let largest = 0;
    const visit = (run: XmlElement) => {
      const properties = propertiesOf(run, 'w:rPr');
      const own = over(
        over(look, this.#styles.character(valueOf(properties, 'w:rStyle'))),
        runLook(properties, this.#styles.context),
        { direct: true },
      );
      for (const child of visibleChildren(run)) {
        if (drawings.has(child.name)) {
          for (const drawing of readDrawing(child, this.#styles.context.colours)) {
            content.drawings.push(drawing);
            if (!drawing.horizontal) content.tall = Math.max(content.tall, drawing.height);
          }
        } else if (own.vanish) continue;
        else if (child.name === 'w:t') {
          const text = textOf(child);
          content.width += textWidth(text, own);
          content.length += text.trim().length;
          if (text.trim() !== '') largest = Math.max(largest, own.size ?? 10);
        } else if (child.name === 'w:tab')
          content.width = Math.min((Math.floor(content.width / 36) + 1) * 36, content.width + lineWidth);
        else if (child.name === 'w:br' || child.name === 'w:cr') {
          const type = child.attributes['w:type'];
          if (type === 'page' || type === 'column') content.turns += 1;
          else content.breaks += 1;
        } else if (child.name === 'w:r') visit(child);
      }
    };
    for (const child of visibleChildren(paragraph)) if (child.name === 'w:r' || child.name === 'm:r') visit(child);
    if (largest > 0) content.size = largest;
    return content;
  }

  /** The strip that a frame (`w:framePr`) makes of its paragraph. */
  #frame(frame: Record<string, string>, flow: Flow): Flow {
    const number = (name: string) => {
      const value = twips(frame[name]);
      return value === undefined ? undefined : value / 20;
    };
    const { page, y, shift } = flow.at(flow.height);
    const width = number('w:w') ?? flow.width;
    const height = number('w:h') ?? 0;
    const box = cornerOf(
      {
        horizontal: { from: frame['w:hAnchor'] ?? 'text', offset: number('w:x'), align: frame['w:xAlign'] },
        vertical: { from: frame['w:vAnchor'] ?? 'text', offset: number('w:y'), align: frame['w:yAlign'] },
      },
      { width, height },
      flow,
      { x: flow.x + shift, y },
    );
    return this.#fixed(flow.page, { ...box, width, page }, frame['w:hRule'] === 'exact' ? height : undefined);
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
        this.#box(
          area,
          shape.content,
          flow.page,
          drawing.horizontal ? around : { ...around, lost: around.lost ?? this.#cutOff(drawing, spot) },
        );
    }
  }

  /** A drawing that stands in its line is cut off with it. */
  #cutOff({ height }: Drawing, { lost, setting }: Spot): HiddenReason | undefined {
    return lost ?? (setting.isExact && setting.line! < height / 2 ? 'covered' : undefined);
  }

  #box(area: Area, content: XmlElement, page: Page, around: Around): void {
    const { insets, isTurned, grows, hidden } = area.shape;
    const width = (isTurned ? area.height : area.width) - insets.left - insets.right;
    const height = (isTurned ? area.width : area.height) - insets.top - insets.bottom;
    const isBeside =
      area.x + area.width < narrowest ||
      area.x > page.width - narrowest ||
      area.y + area.height < 4 ||
      area.y > page.height - 4 ||
      area.x < -area.width / 2 ||
      area.y < -area.height / 2;
    const isFlat = area.width < narrowest || area.height < 5 || width < narrowest;
    const lost = around.lost ?? hidden ?? (isBeside ? 'off-page' : isFlat ? 'tiny' : undefined);
    this.boxes.set(content, { area, lost });
    const start = { x: area.x + insets.left, y: area.y + insets.top, width, page: area.page };
    // A box of fixed height cuts off what does not fit; how much fits is only known about.
    const limit = grows ? Math.max(height, 0) * 4 + 14 : height < lowestLine ? height : height * 1.5 + 14;
    this.#blocks(content, this.#fixed(page, isTurned ? { ...start, x: area.x, y: area.y } : start, limit), {
      formats: [],
      order: area.order + step / 2,
      anchor: area.anchor,
      lost,
    });
  }

  #table(table: XmlElement, outer: Flow, around: Around): void {
    const grid = tableGrid(table, outer.width);
    const floating = childNamed(grid.properties, 'w:tblpPr')?.attributes;
    const flow = floating ? this.#floating(floating, grid, outer) : outer;
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
        this.#blocks(cell.element, inner, { ...around, formats, lost });
        tallest = Math.max(tallest, rule === 'exact' ? said : cell.isUpright ? 0 : inner.height);
      }
      const { y } = flow.at(flow.height);
      if (flow.turn && rule === 'exact' && y + tallest > flow.page.bottom) flow.turn();
      flow.height += tallest;
    }
    flow.gap = 0;
  }

  #floating(position: Record<string, string>, grid: Table, flow: Flow): Flow {
    const number = (name: string) => (twips(position[name]) ?? 0) / 20;
    const { page, y, shift } = flow.at(flow.height);
    const width = grid.widths.reduce((sum, one) => sum + one, 0);
    const box = cornerOf(
      {
        horizontal: {
          from: position['w:horzAnchor'] === 'text' ? 'column' : (position['w:horzAnchor'] ?? 'column'),
          offset: number('w:tblpX'),
          align: position['w:tblpXSpec'],
        },
        vertical: {
          from: position['w:vertAnchor'] ?? 'text',
          offset: number('w:tblpY'),
          align: position['w:tblpYSpec'],
        },
      },
      { width, height: 0 },
      flow,
      { x: flow.x + shift, y },
    );
    return this.#fixed(flow.page, { ...box, width, page });
  }
}

/** A box lower than this holds no line, however its height was reckoned. */
const lowestLine = 7;

/** One or a few large letters that a paragraph begins with. */
const isDropCap = (frame: Record<string, string>, paragraph: XmlElement): boolean =>
  /^(?:drop|margin)$/.test(frame['w:dropCap'] ?? '') && textOf(paragraph).trim().length <= 10;

type Content = {
  /** Points of all letters in one line, and how many letters that is. */
  width: number;
  length: number;
  size: number;
  breaks: number;
  turns: number;
  /** Height of the drawings that stand in the line. */
  tall: number;
  drawings: Drawing[];
};

/** A page that is filled to this share may need another one. */
const leastFull = 0.7;

/** Headers and footers are painted before the body. */
const behindBody = -1e12;
/** Between the shapes of one drawing. */
const step = 1e-3;
