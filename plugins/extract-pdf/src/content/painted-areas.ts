import { DocumentError } from '@cotejo/plugin-kit';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Colour } from './color.ts';
import type { Drawing } from './page-content.ts';
import {
  areaOf,
  type Box,
  boxOf,
  corners,
  heightOf,
  identity,
  intersect,
  type Point,
  touches,
  widthOf,
} from './geometry.ts';
import { isUpright, lettersAmong, linesOf, strokedAreas } from './path.ts';
import type { State } from './graphics-state.ts';

// More than any page that people read; a layout of so many would take minutes.
const MOST_SHAPES = 50_000;

/** Points of page space: marks of list items are smaller than the letters beside them. */
const LARGEST_MARK = 16;

const fillsAndStrokes = [OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke];
const fills = new Set([OPS.fill, OPS.eoFill, ...fillsAndStrokes]);
const evenOddFills = new Set([OPS.eoFill, OPS.eoFillStroke, OPS.closeEOFillStroke]);
const strokes = new Set([OPS.stroke, OPS.closeStroke, ...fillsAndStrokes]);

/** Notes in a drawing what is painted beside text. Throws `document.too-complex` above all measure. */
export class PaintNotes {
  readonly #drawing: Drawing;
  /** Place in the order of painting of what is noted next. */
  order = 0;

  constructor(drawing: Drawing) {
    this.#drawing = drawing;
  }

  /** A picture in the unit square of `state`; `opaque` where it hides what is below, but for the opacity of `state`. */
  picture(state: State, opaque: boolean): void {
    const box = intersect(boxOf(corners(state.matrix, 0, 0, 1, 1)), state.clip);
    const isOpaque = opaque && opacityOf(state) >= 0.95;
    if (areaOf(box) > 0) this.#drawing.pictures.push({ order: this.order, box, opaque: isOpaque });
    this.#paint(box, false);
    this.#noteSmall(box);
  }

  /** The unit square of `state`, in the color that fills. */
  square(state: State): void {
    this.#area(state, [corners(state.matrix, 0, 0, 1, 1)], false, state.fill, opacityOf(state));
  }

  /** A shading over all that the clip leaves. */
  shading(state: State): void {
    const { left, top, right, bottom } = state.clip;
    this.#area(state, [corners(identity, left, top, right, bottom)], false, undefined, opacityOf(state));
  }

  /** A path, given by its outlines in page space and the operator that ends it. */
  path(state: State, paint: number, outlines: Point[][]): void {
    const { fill, clip } = state;
    if (!fills.has(paint) && !strokes.has(paint)) return;
    this.#drawing.letterLikeShapes += lettersAmong(outlines);
    if (fills.has(paint)) this.#area(state, outlines, evenOddFills.has(paint), fill, opacityOf(state));
    if (strokes.has(paint)) this.#stroke(state, outlines);
    this.#noteSmall(intersect(boxOf(outlines.flat()), clip));
  }

  #stroke(state: State, outlines: Point[][]): void {
    const width = strokeWidthOf(state);
    for (const area of strokedAreas(outlines, width))
      this.#area(state, [area], false, state.stroke, opacityOf(state, 'strokeOpacity'));
    if (width < 2) for (const line of linesOf(outlines, width)) this.#paint(intersect(line, state.clip), false);
  }

  #area(state: State, outlines: Point[][], evenOdd: boolean, colour: Colour | undefined, opacity: number): void {
    const box = intersect(boxOf(outlines.flat()), state.clip);
    this.#paint(box, isUpright(outlines) && !state.clipIsShaped && colour !== undefined && opacity >= 0.95);
    // Rules and hairlines neither carry nor cover text.
    if (widthOf(box) < 2 || heightOf(box) < 2 || !touches(box, this.#drawing.page)) return;
    if (this.#drawing.shapes.push({ order: this.order, outlines, box, evenOdd, colour, opacity }) > MOST_SHAPES) {
      throw new DocumentError('document.too-complex');
    }
  }

  #paint(box: Box, isPlain: boolean): void {
    const { paints, page } = this.#drawing;
    if (!touches(box, page)) return;
    const isThin = Math.min(widthOf(box), heightOf(box)) < 2;
    if (paints.length < MOST_SHAPES) paints.push({ order: this.order, box, isPlain, isThin });
    // So crowded a page is looked at as a whole.
    else if (paints.length === MOST_SHAPES) paints.push({ order: Infinity, box: page, isPlain: false, isThin: false });
  }

  #noteSmall(box: Box): void {
    const extent = Math.max(widthOf(box), heightOf(box));
    if (extent > 0 && extent < LARGEST_MARK) this.#drawing.smallBoxes.push(box);
  }
}

/** 0 where a blend mode or a soft mask lets show through what is below. */
function opacityOf(state: State, kind: 'fillOpacity' | 'strokeOpacity' = 'fillOpacity'): number {
  return state.blended || state.masked ? 0 : state[kind] * state.groupOpacity;
}

/** In points of page space. */
export const strokeWidthOf = ({ matrix, lineWidth }: State): number => lineWidth * Math.hypot(matrix[2], matrix[3]);
