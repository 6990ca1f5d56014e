import { DocumentError } from '@cotejo/plugin-kit';
import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.d.ts';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { parseColor } from './color.ts';
import type { PageContent } from './page-content.ts';
import {
  type Box,
  boxOf,
  corners,
  identity,
  intersect,
  type Matrix,
  multiply,
  type Point,
  toMatrix,
} from './geometry.ts';
import { PaintedAreas } from './painted-areas.ts';
import { isUpright, outlinesOf } from './path.ts';
import { runOf } from './text-run.ts';
import {
  type EngineGlyph,
  type Font,
  initialState,
  noFont,
  type State,
  type TextPosition,
  textStart,
} from './graphics-state.ts';
import { placeText } from './text-placement.ts';

/** The resources of a page: fonts by id, and the visibility of optional content groups. */
export type Resources = {
  font(id: string): Font | undefined;
  layerIsVisible(group: unknown): boolean;
};

type Handlers = Record<number, (...args: never[]) => void>;

// More than any readable page has; their layout would take minutes.
const MOST_GLYPHS = 150_000;

/**
 * Interprets the operator list of pdf.js and records text, shapes and pictures in page space. `toPage` maps user space
 * to page space. Throws `DocumentError` (`document.too-complex`) for too many glyphs or shapes.
 */
export function interpret(list: PDFOperatorList, toPage: Matrix, page: Box, resources: Resources): PageContent {
  return new Interpreter(toPage, page, resources).play(list);
}

class Interpreter {
  readonly #content: PageContent;
  readonly #base: State;
  readonly #resources: Resources;
  readonly #stack: State[] = [];
  readonly #layers: boolean[] = [];
  readonly #handlers: Handlers;
  readonly #notes: PaintedAreas;
  #state: State;
  #text: TextPosition = textStart;
  #glyphs = 0;
  #shows = -1;
  #clipsNext = false;
  /** Whether the next picture has its own mask: pdf.js then switches off the soft mask before it. */
  #pictureIsMasked = false;

  constructor(toPage: Matrix, page: Box, resources: Resources) {
    this.#content = {
      page,
      runs: [],
      shapes: [],
      pictures: [],
      graphics: [],
      smallBoxes: [],
      letterLikeShapes: 0,
      longestPath: 0,
    };
    this.#notes = new PaintedAreas(this.#content);
    this.#base = initialState(toPage, page);
    this.#state = this.#base;
    this.#resources = resources;
    this.#handlers = { ...this.#stateHandlers(), ...this.#textHandlers(), ...this.#paintHandlers() };
  }

  play({ fnArray, argsArray }: PDFOperatorList): PageContent {
    for (const [index, operator] of fnArray.entries()) {
      this.#notes.order = index;
      this.#handlers[operator]?.(...((argsArray[index] ?? []) as never[]));
    }
    return this.#content;
  }

  #set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
  }

  #save = (): void => {
    this.#stack.push(this.#state);
  };

  #restore = (): void => {
    this.#pictureIsMasked = false;
    this.#state = this.#stack.pop() ?? this.#state;
  };

  #transform = (...numbers: number[]): void => {
    const matrix = toMatrix(numbers);
    if (matrix) this.#set({ matrix: multiply(this.#state.matrix, matrix) });
  };

  #clip(outlines: Point[][]): void {
    const { clip, clipIsShaped } = this.#state;
    this.#set({ clip: intersect(clip, boxOf(outlines.flat())), clipIsShaped: clipIsShaped || !isUpright(outlines) });
  }

  #stateHandlers(): Handlers {
    return {
      [OPS.save]: this.#save,
      [OPS.restore]: this.#restore,
      [OPS.transform]: this.#transform,
      [OPS.setLineWidth]: (lineWidth: number) => this.#set({ lineWidth }),
      [OPS.setFillRGBColor]: (color: unknown) => this.#set({ fill: parseColor(color) }),
      [OPS.setStrokeRGBColor]: (color: unknown) => this.#set({ stroke: parseColor(color) }),
      [OPS.setFillColorN]: () => this.#set({ fill: undefined }),
      [OPS.setStrokeColorN]: () => this.#set({ stroke: undefined }),
      [OPS.setFillTransparent]: () => this.#set({ fill: undefined }),
      [OPS.setStrokeTransparent]: () => this.#set({ stroke: undefined }),
      [OPS.setGState]: (entries: [string, unknown][]) => this.#graphicsState(entries),
      [OPS.clip]: () => void (this.#clipsNext = true),
      [OPS.eoClip]: () => void (this.#clipsNext = true),
      [OPS.paintFormXObjectBegin]: (matrix: unknown, box: unknown) => this.#beginForm(matrix, box),
      [OPS.paintFormXObjectEnd]: this.#restore,
      [OPS.beginGroup]: (group: { matrix?: unknown; bbox?: unknown; smask?: unknown }) => this.#beginGroup(group),
      [OPS.endGroup]: this.#restore,
      [OPS.beginAnnotation]: (_id: unknown, box: unknown, transform: unknown, matrix: unknown) =>
        this.#beginAnnotation(box, transform, matrix),
      [OPS.endAnnotation]: this.#restore,
      [OPS.beginMarkedContent]: () => void this.#layers.push(false),
      [OPS.beginMarkedContentProps]: (tag: string, group: unknown) =>
        void this.#layers.push(tag === 'OC' && !!group && !this.#resources.layerIsVisible(group)),
      [OPS.endMarkedContent]: () => void this.#layers.pop(),
    };
  }

  #graphicsState(entries: [string, unknown][]): void {
    this.#pictureIsMasked = entries.length === 1 && entries[0]?.[0] === 'SMask' && entries[0][1] === false;
    for (const [key, value] of entries) {
      if (key === 'ca') this.#set({ fillOpacity: Number(value) });
      else if (key === 'CA') this.#set({ strokeOpacity: Number(value) });
      else if (key === 'BM') this.#set({ blended: value !== 'source-over' });
      else if (key === 'SMask' || key === 'TR') this.#set({ masked: Boolean(value) });
      else if (key === 'LW') this.#set({ lineWidth: Number(value) });
      else if (key === 'Font' && Array.isArray(value)) this.#font(value[0], value[1]);
    }
  }

  #beginForm(matrix: unknown, box: unknown): void {
    this.#save();
    this.#enter(matrix, box);
  }

  #enter(matrix: unknown, box: unknown): void {
    this.#set({ matrix: multiply(this.#state.matrix, toMatrix(matrix) ?? identity) });
    const edges = box ? Array.from(box as number[]) : [];
    if (edges.length === 4 && edges.every(Number.isFinite)) {
      this.#clip([corners(this.#state.matrix, edges[0]!, edges[1]!, edges[2]!, edges[3]!)]);
    }
  }

  #beginGroup({ matrix, bbox, smask }: { matrix?: unknown; bbox?: unknown; smask?: unknown }): void {
    this.#beginForm(matrix, bbox);
    // The form XObject inside the group applies the matrix again.
    this.#set({
      matrix: this.#stack.at(-1)!.matrix,
      groupOpacity: smask ? 0 : this.#state.groupOpacity * this.#state.fillOpacity,
      inMask: this.#state.inMask || Boolean(smask),
      fillOpacity: 1,
      strokeOpacity: 1,
    });
  }

  #beginAnnotation(box: unknown, transform: unknown, matrix: unknown): void {
    this.#save();
    this.#state = this.#base;
    this.#enter(undefined, box);
    this.#enter(transform, undefined);
    this.#enter(matrix, undefined);
  }

  #textHandlers(): Handlers {
    return {
      [OPS.beginText]: () => void (this.#text = textStart),
      [OPS.setCharSpacing]: (characterSpacing: number) => this.#set({ characterSpacing }),
      [OPS.setWordSpacing]: (wordSpacing: number) => this.#set({ wordSpacing }),
      [OPS.setHScale]: (percent: number) => this.#set({ horizontalScale: percent / 100 }),
      [OPS.setLeading]: (leading: number) => this.#set({ leading: -leading }),
      [OPS.setTextRise]: (rise: number) => this.#set({ rise }),
      [OPS.setTextRenderingMode]: (renderingMode: number) => this.#set({ renderingMode }),
      [OPS.setFont]: (id: string, size: number) => this.#font(id, size),
      [OPS.setTextMatrix]: (matrix: unknown) => this.#startLine(toMatrix(matrix)),
      [OPS.moveText]: (x: number, y: number) => this.#moveLine(x, y),
      [OPS.setLeadingMoveText]: (x: number, y: number) => {
        this.#set({ leading: y });
        this.#moveLine(x, y);
      },
      [OPS.nextLine]: () => this.#moveLine(0, this.#state.leading),
      [OPS.showText]: (items: (EngineGlyph | number | null)[]) => this.#show(items),
    };
  }

  #font(id: unknown, size: unknown): void {
    this.#set({ font: this.#resources.font(String(id)) ?? noFont, fontSize: Number(size) || 0 });
  }

  #startLine(matrix: Matrix | undefined): void {
    if (matrix) this.#text = { matrix, line: matrix };
  }

  #moveLine(x: number, y: number): void {
    this.#startLine(toMatrix(multiply(this.#text.line, [1, 0, 0, 1, x, y])));
  }

  #show(items: (EngineGlyph | number | null)[]): void {
    this.#shows++;
    const state = this.#state;
    const { placement, position } = placeText(items, state, this.#text);
    this.#text = position;
    this.#glyphs += placement.glyphs.length;
    if (this.#glyphs > MOST_GLYPHS) throw new DocumentError('document.too-complex');
    if (placement.glyphs.length === 0) return;
    const inHiddenLayer = this.#inHiddenLayer();
    this.#content.runs.push(runOf(placement, state, { order: this.#notes.order, show: this.#shows, inHiddenLayer }));
    if (state.renderingMode > 3) this.#set({ clipIsShaped: true });
  }

  #inHiddenLayer(): boolean {
    return this.#layers.includes(true);
  }

  #paintHandlers(): Handlers {
    const note = (act: (state: State) => void) => () => {
      if (!this.#inHiddenLayer()) act(this.#state);
    };
    const picture = note((state) => this.#notes.picture(state, !this.#pictureIsMasked));
    return {
      [OPS.constructPath]: (paint: number, data: unknown[]) => this.#path(paint, data?.[0]),
      [OPS.rawFillPath]: (path: unknown) => this.#path(OPS.fill, path),
      [OPS.shadingFill]: note((state) => this.#notes.shading(state)),
      [OPS.paintImageXObject]: picture,
      [OPS.paintInlineImageXObject]: picture,
      [OPS.paintImageMaskXObject]: note((state) => this.#notes.picture(state, false)),
      [OPS.paintSolidColorImageMask]: note((state) => this.#notes.square(state)),
    };
  }

  #path(paint: number, path: unknown): void {
    const clips = this.#clipsNext;
    this.#clipsNext = false;
    if (!ArrayBuffer.isView(path)) return;
    const outlines = outlinesOf(path as Float32Array, this.#state.matrix);
    const points = outlines.reduce((sum, outline) => sum + outline.length, 0);
    this.#content.longestPath = Math.max(this.#content.longestPath, points);
    if (!this.#inHiddenLayer()) this.#notes.path(this.#state, paint, outlines);
    if (clips) this.#clip(outlines);
  }
}
