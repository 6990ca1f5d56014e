import { DocumentError } from '@cotejo/plugin-kit';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Color } from './color.ts';
import type { PageContent } from './page-content.ts';
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

// More than any readable page has; their layout would take minutes.
const MOST_SHAPES = 50_000;

/** The largest bullet in points of page space. */
const LARGEST_MARK = 16;

const fillsAndStrokes = [OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke];
const fills = new Set([OPS.fill, OPS.eoFill, ...fillsAndStrokes]);
const evenOddFills = new Set([OPS.eoFill, OPS.eoFillStroke, OPS.closeEOFillStroke]);
const strokes = new Set([OPS.stroke, OPS.closeStroke, ...fillsAndStrokes]);

/** Records graphics besides text. Throws `DocumentError` (`document.too-complex`) for too many shapes. */
export class PaintedAreas {
  readonly #content: PageContent;
  /** Index, in the operator list, of the operator that is recorded next. */
  order = 0;

  constructor(content: PageContent) {
    this.#content = content;
  }

  /** Records a picture in the unit square of `state`; `opaque`: without a mask of its own. */
  picture(state: State, opaque: boolean): void {
    const box = intersect(boxOf(corners(state.matrix, 0, 0, 1, 1)), state.clip);
    const isOpaque = opaque && opacityOf(state) >= 0.95;
    if (areaOf(box) > 0) this.#content.pictures.push({ order: this.order, box, opaque: isOpaque });
    this.#paint(box, false);
    this.#noteSmall(box);
  }

  /** Records the unit square of `state` in the fill color. */
  square(state: State): void {
    this.#area(state, [corners(state.matrix, 0, 0, 1, 1)], false, state.fill, opacityOf(state));
  }

  /** Records a shading that fills the clipping path. */
  shading(state: State): void {
    const { left, top, right, bottom } = state.clip;
    this.#area(state, [corners(identity, left, top, right, bottom)], false, undefined, opacityOf(state));
  }

  /** Records a path, given by its subpaths in page space and its painting operator. */
  path(state: State, paint: number, outlines: Point[][]): void {
    const { fill, clip } = state;
    if (!fills.has(paint) && !strokes.has(paint)) return;
    this.#content.letterLikeShapes += lettersAmong(outlines);
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

  #area(state: State, outlines: Point[][], evenOdd: boolean, color: Color | undefined, opacity: number): void {
    const box = intersect(boxOf(outlines.flat()), state.clip);
    this.#paint(box, isUpright(outlines) && !state.clipIsShaped && color !== undefined && opacity >= 0.95);
    // Thin lines neither cover text nor are its background.
    if (widthOf(box) < 2 || heightOf(box) < 2 || !touches(box, this.#content.page)) return;
    if (this.#content.shapes.push({ order: this.order, outlines, box, evenOdd, color, opacity }) > MOST_SHAPES) {
      throw new DocumentError('document.too-complex');
    }
  }

  #paint(box: Box, isPlain: boolean): void {
    const { graphics, page } = this.#content;
    if (!touches(box, page)) return;
    const isThin = Math.min(widthOf(box), heightOf(box)) < 2;
    if (graphics.length < MOST_SHAPES) graphics.push({ order: this.order, box, isPlain, isThin });
    // A page with so many is rendered: one box covers it.
    else if (graphics.length === MOST_SHAPES)
      graphics.push({ order: Infinity, box: page, isPlain: false, isThin: false });
  }

  #noteSmall(box: Box): void {
    const extent = Math.max(widthOf(box), heightOf(box));
    if (extent > 0 && extent < LARGEST_MARK) this.#content.smallBoxes.push(box);
  }
}

/** The opacity of `state`, 0 to 1; 0 where a blend mode or a soft mask shows what is below. */
function opacityOf(state: State, kind: 'fillOpacity' | 'strokeOpacity' = 'fillOpacity'): number {
  return state.blended || state.masked ? 0 : state[kind] * state.groupOpacity;
}

/** The line width in points of page space. */
export const strokeWidthOf = ({ matrix, lineWidth }: State): number => lineWidth * Math.hypot(matrix[2], matrix[3]);
