import { DocumentError } from '@cotejo/plugin-kit';
import type { Canvas } from '@napi-rs/canvas';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFOperatorList, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { CanvasFilter, Mode } from './canvas.ts';

/** Pixels for a point: enough to judge type of three points. */
const SCALE = 2;
/** Pixels of a rendering: twice those of an A4 page; larger pages are rendered at a smaller scale. */
const MOST_PIXELS = 4_000_000;

/** A rendering: RGBA bytes row by row; `scale`: pixels for a point. */
export type Pixels = { data: Uint8Array; width: number; height: number; scale: number };

/** Operators for pictures, groups and colors, which are left out where text is drawn alone, in black. */
const besideText = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
  OPS.shadingFill,
  OPS.beginGroup,
  OPS.endGroup,
  OPS.setFillRGBColor,
  OPS.setStrokeRGBColor,
  OPS.setFillColorN,
  OPS.setStrokeColorN,
  OPS.setFillTransparent,
  OPS.setStrokeTransparent,
]);

/** Renders one page several times, with and without some of its text. */
export class PageRenderer {
  readonly #page: PDFPageProxy;
  readonly #canvasFilter: CanvasFilter;
  readonly #until: <T>(work: Promise<T>) => Promise<T>;
  /** For each text-showing operator, by its index in the operator list, its index among these. */
  readonly #shows = new Map<number, number>();
  /** How many of them have glyphs. */
  #written = 0;
  /** The page before its first text is drawn; absent where anything else is drawn after that. */
  #background: Uint8Array | undefined;

  constructor(page: PDFPageProxy, canvasFilter: CanvasFilter, until: <T>(work: Promise<T>) => Promise<T>) {
    this.#page = page;
    this.#canvasFilter = canvasFilter;
    this.#until = until;
  }

  /**
   * Renders the page. `chosen`: indexes, among the text-showing operators, of the chosen text; `clips`: those of them
   * that add to the clipping path.
   */
  async draw(
    mode: Mode,
    chosen: ReadonlySet<number> = new Set(),
    clips: ReadonlySet<number> = new Set(),
  ): Promise<Pixels> {
    const { width, height } = this.#page.getViewport({ scale: 1 });
    const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / (width * height)));
    const viewport = this.#page.getViewport({ scale });
    const size = { width: Math.max(1, Math.ceil(viewport.width)), height: Math.max(1, Math.ceil(viewport.height)) };
    if (size.width * size.height > 2 * MOST_PIXELS) throw new DocumentError('document.too-complex');
    if (mode === 'without' && this.#background && clips.size === 0 && this.#isAll(chosen))
      return { ...size, data: this.#background, scale };
    const { canvas, context } = this.#canvasFilter.pageCanvas(size.width, size.height);
    const pixels = () => (canvas as Canvas & { data(): Uint8Array }).data();
    const target = { canvas: null, canvasContext: context as never };
    const background = mode === 'alone' ? 'rgba(0, 0, 0, 0)' : '#fff';
    const filter = this.#filter(mode, chosen, clips);
    const operationsFilter = (index: number): boolean => {
      const isShown = filter(index);
      if (mode === 'all' && this.#canvasFilter.isText) this.#keepBackground(pixels);
      return isShown;
    };
    const task = this.#page.render({ ...target, viewport, background, operationsFilter });
    try {
      await this.#until(task.promise);
    } finally {
      Object.assign(this.#canvasFilter, { mode: 'all', knocksOut: false, isText: false });
    }
    if (this.#shows.size === 0) this.#numberShows();
    if (mode === 'all' && this.#canvasFilter.isPainted) this.#background = undefined;
    return { ...size, data: pixels(), scale };
  }

  /**
   * The operator list of pdf.js for rendering. It groups pictures other than the list for reading; text is the same.
   */
  get #list(): PDFOperatorList {
    const states = Reflect.get(this.#page, '_intentStates') as Map<
      string,
      { displayReadyCapability?: unknown; operatorList: PDFOperatorList }
    >;
    return [...states.values()].find((state) => state.displayReadyCapability)!.operatorList;
  }

  #numberShows(): void {
    const { fnArray, argsArray } = this.#list;
    for (const [index, operator] of fnArray.entries()) {
      if (operator !== OPS.showText) continue;
      this.#shows.set(index, this.#shows.size);
      if (argsArray[index][0].some((item: unknown) => item && typeof item !== 'number')) this.#written += 1;
    }
    // An operator without effect marks the end: the final composition of pdf.js, after it, is always drawn.
    fnArray.push(OPS.endCompat);
    argsArray.push(null);
  }

  #isAll(chosen: ReadonlySet<number>): boolean {
    return chosen.size === this.#written;
  }

  #keepBackground(pixels: () => Uint8Array): void {
    if (this.#background) return;
    this.#background = new Uint8Array(pixels());
    this.#canvasFilter.isPainted = false;
  }

  /** The callback that pdf.js calls before every operator; it returns false for an operator to leave out. */
  #filter(mode: Mode, chosen: ReadonlySet<number>, clips: ReadonlySet<number>): (index: number) => boolean {
    const canvasFilter = this.#canvasFilter;
    const knockouts: boolean[] = [];
    let list: PDFOperatorList | undefined;
    let clipsNext = false;
    // Where no text is left, none of it needs the position at which another text ends.
    const isAll = mode === 'without' && this.#isAll(chosen);
    return (index) => {
      const { fnArray, argsArray } = (list ??= this.#list);
      const operator = fnArray[index]!;
      if (operator === OPS.beginGroup) knockouts.push(Boolean(argsArray[index][0].knockout));
      else if (operator === OPS.endGroup) knockouts.pop();
      canvasFilter.knocksOut = knockouts.at(-1) ?? false;
      canvasFilter.isText = operator === OPS.showText;
      const show = this.#shows.get(index);
      canvasFilter.mode = index === fnArray.length - 1 ? 'all' : mode;
      const isChosen = show !== undefined && chosen.has(show);
      if (isChosen && clips.has(show)) clipsNext = true;
      canvasFilter.clipsByText = clipsNext && operator === OPS.endText;
      canvasFilter.isChosen = isChosen || canvasFilter.clipsByText;
      if (operator === OPS.endText) clipsNext = false;
      if (isAll && isChosen && !clips.has(show)) return false;
      return (
        mode !== 'alone' || !(besideText.has(operator) || (operator === OPS.setGState && isMask(argsArray[index])))
      );
    };
  }
}

const isMask = (values: [string, unknown][][]): boolean =>
  (values[0] ?? []).some(([key]) => key === 'SMask') && !values[0]!.some(([key]) => key === 'Font');
