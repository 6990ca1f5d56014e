import { DocumentError } from '@cotejo/plugin-kit';
import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.d.ts';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Colour, parseColour } from './colour.ts';
import type { Drawing } from './drawing.ts';
import {
  areaOf,
  type Box,
  boxOf,
  corners,
  heightOf,
  identity,
  intersect,
  type Matrix,
  multiply,
  type Point,
  toMatrix,
  touches,
  widthOf,
} from './geometry.ts';
import { isUpright, lettersAmong, linesOf, outlinesOf, strokedAreas } from './path.ts';
import {
  type EngineGlyph,
  type Font,
  initialState,
  noFont,
  type State,
  type TextPosition,
  textStart,
} from './state.ts';
import { type Placement, placeText } from './text.ts';

/** What the interpreter asks the document for. */
export type Resources = {
  font(id: string): Font | undefined;
  layerIsVisible(group: unknown): boolean;
};

type Handlers = Record<number, (...args: never[]) => void>;

// More than any page that people read; a layout of so many would take minutes.
const MOST_GLYPHS = 150_000;
const MOST_SHAPES = 50_000;

/** Points of page space: marks of list items are smaller than the letters beside them. */
const LARGEST_MARK = 16;

const fills = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const evenOddFills = new Set([OPS.eoFill, OPS.eoFillStroke, OPS.closeEOFillStroke]);
const strokes = new Set([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

/**
 * Plays pdf.js' operator list and notes what it paints and where, in page space.
 * `toPage` maps the page's own coordinates there. Throws `document.too-complex` above all measure.
 */
export function interpret(list: PDFOperatorList, toPage: Matrix, page: Box, resources: Resources): Drawing {
  return new Interpreter(toPage, page, resources).play(list);
}

class Interpreter {
  readonly #drawing: Drawing;
  readonly #base: State;
  readonly #resources: Resources;
  readonly #stack: State[] = [];
  readonly #layers: boolean[] = [];
  readonly #handlers: Handlers;
  #state: State;
  #text: TextPosition = textStart;
  #order = 0;
  #glyphs = 0;
  #shows = -1;
  #clipsNext = false;
  /** The engine announces a picture with a mask of its own by switching soft masks off for it. */
  #pictureIsMasked = false;
  /** Whether nothing has been painted since the last save: see `#restore`. */
  #untouched = false;

  constructor(toPage: Matrix, page: Box, resources: Resources) {
    this.#drawing = {
      page,
      runs: [],
      shapes: [],
      pictures: [],
      paints: [],
      smallBoxes: [],
      letterLikeShapes: 0,
      longestPath: 0,
    };
    this.#base = initialState(toPage, page);
    this.#state = this.#base;
    this.#resources = resources;
    this.#handlers = { ...this.#stateHandlers(), ...this.#textHandlers(), ...this.#paintHandlers() };
  }

  play({ fnArray, argsArray }: PDFOperatorList): Drawing {
    for (const [index, operator] of fnArray.entries()) {
      this.#order = index;
      this.#handlers[operator]?.(...((argsArray[index] ?? []) as never[]));
    }
    return this.#drawing;
  }

  #set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
  }

  #save = (): void => {
    this.#stack.push(this.#state);
    this.#untouched = true;
  };

  #restore = (): void => {
    const inner = this.#state;
    const outer = this.#stack.pop();
    this.#pictureIsMasked = false;
    if (!outer) return;
    // The engine drops pictures above its size limit and leaves "save, transform, restore": a big picture was here.
    if (this.#untouched && inner.matrix !== outer.matrix) this.#picture(false);
    this.#untouched = false;
    this.#state = outer;
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
      [OPS.setFillRGBColor]: (colour: unknown) => this.#set({ fill: parseColour(colour) }),
      [OPS.setStrokeRGBColor]: (colour: unknown) => this.#set({ stroke: parseColour(colour) }),
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
    this.#untouched = false;
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
    // The form inside the group applies the matrix itself.
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
    this.#untouched = false;
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
    this.#untouched = false;
    const { placement, position } = placeText(items, state, this.#text);
    this.#text = position;
    this.#glyphs += placement.glyphs.length;
    if (this.#glyphs > MOST_GLYPHS) throw new DocumentError('document.too-complex');
    if (placement.glyphs.length === 0) return;
    const isOdd = this.#isOdd(placement);
    if (state.renderingMode > 3) this.#set({ clipIsShaped: true });
    this.#drawing.runs.push({
      ...placement,
      show: this.#shows,
      order: this.#order,
      font: state.font.name,
      colours: state.blended || state.masked ? [undefined] : this.#textColours(),
      opacity: this.#textOpacity(),
      clip: state.clip,
      inHiddenLayer: this.#inHiddenLayer(),
      isOdd,
      isPictured: state.font.type3,
      stroke: state.renderingMode % 4 === 1 || state.renderingMode % 4 === 2 ? this.#strokeWidth() : 0,
      isMask: state.inMask,
      isClip: state.renderingMode > 3,
    });
  }

  /** Rendering modes: 0 fill, 1 stroke, 2 both, 3 neither, and 4 to 7 the same as clips (ISO 32000-1, 9.3.6). */
  #textColours(): (Colour | undefined)[] {
    const { renderingMode, fill, stroke } = this.#state;
    const mode = renderingMode % 4;
    if (renderingMode === 7) return [undefined];
    return mode === 0 ? [fill] : mode === 1 ? [stroke] : mode === 2 ? [fill, stroke] : [];
  }

  /** Whether rules cannot say what a reader sees of the text, however plain the page is around it. */
  #isOdd({ size, breadth }: Placement): boolean {
    const { renderingMode, fill, blended, masked, inMask, clipIsShaped, font } = this.#state;
    const isStretched = breadth < 0.6 * size || breadth > 1.7 * size;
    return (
      (renderingMode !== 0 && renderingMode !== 3) ||
      !fill ||
      blended ||
      masked ||
      inMask ||
      clipIsShaped ||
      font.type3 ||
      isStretched
    );
  }

  #textOpacity(): number {
    const { renderingMode, fillOpacity, strokeOpacity, groupOpacity } = this.#state;
    if (renderingMode === 3) return 0;
    const mode = renderingMode % 4;
    return (
      groupOpacity * (mode === 1 ? strokeOpacity : mode === 2 ? Math.max(fillOpacity, strokeOpacity) : fillOpacity)
    );
  }

  #inHiddenLayer(): boolean {
    return this.#layers.includes(true);
  }

  #paintHandlers(): Handlers {
    const opaque = () => this.#picture(this.#opacity() >= 0.95 && !this.#pictureIsMasked);
    const seeThrough = () => this.#picture(false);
    return {
      [OPS.constructPath]: (paint: number, data: unknown[]) => this.#path(paint, data?.[0]),
      [OPS.rawFillPath]: (path: unknown) => this.#path(OPS.fill, path),
      [OPS.shadingFill]: () => this.#area([boxCorners(this.#state.clip)], false, undefined, this.#opacity()),
      [OPS.paintImageXObject]: opaque,
      [OPS.paintInlineImageXObject]: opaque,
      [OPS.paintImageMaskXObject]: seeThrough,
      [OPS.paintSolidColorImageMask]: () =>
        this.#area([corners(this.#state.matrix, 0, 0, 1, 1)], false, this.#state.fill, this.#opacity()),
    };
  }

  /** 0 where a blend mode or a soft mask lets show through what is below. */
  #opacity(kind: 'fillOpacity' | 'strokeOpacity' = 'fillOpacity'): number {
    const { blended, masked, groupOpacity } = this.#state;
    return blended || masked ? 0 : this.#state[kind] * groupOpacity;
  }

  #picture(opaque: boolean): void {
    this.#untouched = false;
    if (this.#inHiddenLayer()) return;
    const box = intersect(boxOf(corners(this.#state.matrix, 0, 0, 1, 1)), this.#state.clip);
    if (areaOf(box) > 0) this.#drawing.pictures.push({ order: this.#order, box, opaque });
    this.#paint(box, false);
    this.#noteSmall(box);
  }

  #paint(box: Box, isPlain: boolean): void {
    const { paints, page } = this.#drawing;
    if (this.#inHiddenLayer() || !touches(box, page)) return;
    const isThin = Math.min(widthOf(box), heightOf(box)) < 2;
    if (paints.length < MOST_SHAPES) paints.push({ order: this.#order, box, isPlain, isThin });
    // So crowded a page is looked at as a whole.
    else if (paints.length === MOST_SHAPES) paints.push({ order: Infinity, box: page, isPlain: false, isThin: false });
  }

  #path(paint: number, path: unknown): void {
    const clips = this.#clipsNext;
    this.#clipsNext = false;
    if (!ArrayBuffer.isView(path)) return;
    const outlines = outlinesOf(path as Float32Array, this.#state.matrix);
    this.#drawing.longestPath = Math.max(
      this.#drawing.longestPath,
      outlines.reduce((sum, outline) => sum + outline.length, 0),
    );
    if (fills.has(paint) || strokes.has(paint)) this.#drawing.letterLikeShapes += lettersAmong(outlines);
    if (fills.has(paint)) this.#area(outlines, evenOddFills.has(paint), this.#state.fill, this.#opacity());
    if (strokes.has(paint)) this.#stroke(outlines);
    if (fills.has(paint) || strokes.has(paint)) this.#noteSmall(intersect(boxOf(outlines.flat()), this.#state.clip));
    if (clips) this.#clip(outlines);
  }

  #noteSmall(box: Box): void {
    const extent = Math.max(widthOf(box), heightOf(box));
    if (extent > 0 && extent < LARGEST_MARK && !this.#inHiddenLayer()) this.#drawing.smallBoxes.push(box);
  }

  #stroke(outlines: Point[][]): void {
    const { stroke } = this.#state;
    const width = this.#strokeWidth();
    for (const area of strokedAreas(outlines, width)) this.#area([area], false, stroke, this.#opacity('strokeOpacity'));
    if (width < 2) for (const line of linesOf(outlines, width)) this.#paint(intersect(line, this.#state.clip), false);
    this.#untouched = false;
  }

  /** In points of page space. */
  #strokeWidth(): number {
    const { matrix, lineWidth } = this.#state;
    return lineWidth * Math.hypot(matrix[2], matrix[3]);
  }

  #area(outlines: Point[][], evenOdd: boolean, colour: Colour | undefined, opacity: number): void {
    this.#untouched = false;
    if (this.#inHiddenLayer()) return;
    const box = intersect(boxOf(outlines.flat()), this.#state.clip);
    this.#paint(box, isUpright(outlines) && !this.#state.clipIsShaped && colour !== undefined && opacity >= 0.95);
    // Rules and hairlines neither carry nor cover text.
    if (widthOf(box) < 2 || heightOf(box) < 2 || !touches(box, this.#drawing.page)) return;
    if (this.#drawing.shapes.push({ order: this.#order, outlines, box, evenOdd, colour, opacity }) > MOST_SHAPES) {
      throw new DocumentError('document.too-complex');
    }
  }
}

function boxCorners({ left, top, right, bottom }: Box): Point[] {
  return corners(identity, left, top, right, bottom);
}
