import { DocumentError } from '@cotejo/plugin-kit';
import type { Canvas } from '@napi-rs/canvas';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFOperatorList, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { Brush, Mode } from './canvas.ts';

/** Pixels of a point: enough to tell whether type of three points can be read. */
const SCALE = 2;
/** A page of A4 takes half of them; larger ones are drawn smaller. */
const MOST_PIXELS = 4_000_000;

/** What one drawing of a page came to: red, green, blue and the fourth channel, row by row. */
export type Pixels = { data: Uint8Array; width: number; height: number; scale: number };

/** Operators that draw pictures or open a group: neither belongs to text that is painted alone. */
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
]);

/** Draws one page again and again, with and without some of its text. */
export class PagePainter {
  readonly #page: PDFPageProxy;
  readonly #brush: Brush;
  readonly #until: <T>(work: Promise<T>) => Promise<T>;
  /** For each operator that shows text, its place among them. */
  readonly #shows = new Map<number, number>();

  constructor(page: PDFPageProxy, brush: Brush, until: <T>(work: Promise<T>) => Promise<T>) {
    this.#page = page;
    this.#brush = brush;
    this.#until = until;
  }

  /** `chosen` holds the places, among all operators that show text, of those that make up the chosen text; `clips` those of them that clip. */
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
    const { canvas, context } = this.#brush.sheet(size.width, size.height);
    const target = { canvas: null, canvasContext: context as never };
    const background = mode === 'alone' ? 'rgba(0, 0, 0, 0)' : '#fff';
    const operationsFilter = this.#filter(mode, chosen, clips);
    const task = this.#page.render({ ...target, viewport, background, operationsFilter });
    try {
      await this.#until(task.promise);
    } finally {
      Object.assign(this.#brush, { mode: 'all', knocksOut: false });
    }
    if (this.#shows.size === 0) this.#numberShows();
    return { ...size, data: (canvas as Canvas & { data(): Uint8Array }).data(), scale };
  }

  /** The engine's own list for drawing: it gathers pictures otherwise than that for reading, and leaves the text as it is. */
  get #list(): PDFOperatorList {
    const states = Reflect.get(this.#page, '_intentStates') as Map<
      string,
      { displayReadyCapability?: unknown; operatorList: PDFOperatorList }
    >;
    return [...states.values()].find((state) => state.displayReadyCapability)!.operatorList;
  }

  #numberShows(): void {
    const { fnArray, argsArray } = this.#list;
    for (const [index, operator] of fnArray.entries())
      if (operator === OPS.showText) this.#shows.set(index, this.#shows.size);
    // Does nothing, and marks the end: what the engine puts together after it is always painted.
    fnArray.push(OPS.endCompat);
    argsArray.push(null);
  }

  /** Told of every operator before it is carried out. */
  #filter(mode: Mode, chosen: ReadonlySet<number>, clips: ReadonlySet<number>): (index: number) => boolean {
    const brush = this.#brush;
    const knockouts: boolean[] = [];
    let list: PDFOperatorList | undefined;
    let clipsNext = false;
    return (index) => {
      const { fnArray, argsArray } = (list ??= this.#list);
      const operator = fnArray[index]!;
      if (operator === OPS.beginGroup) knockouts.push(Boolean(argsArray[index][0].knockout));
      else if (operator === OPS.endGroup) knockouts.pop();
      brush.knocksOut = knockouts.at(-1) ?? false;
      const show = this.#shows.get(index);
      brush.mode = index === fnArray.length - 1 ? 'all' : mode;
      const isChosen = show !== undefined && chosen.has(show);
      if (isChosen && clips.has(show)) clipsNext = true;
      brush.clipsByText = clipsNext && operator === OPS.endText;
      brush.isChosen = isChosen || brush.clipsByText;
      if (operator === OPS.endText) clipsNext = false;
      return (
        mode !== 'alone' || !(besideText.has(operator) || (operator === OPS.setGState && isMask(argsArray[index])))
      );
    };
  }
}

const isMask = (values: [string, unknown][][]): boolean =>
  (values[0] ?? []).some(([key]) => key === 'SMask') && !values[0]!.some(([key]) => key === 'Font');
