import { DocumentError, type HiddenReason } from '@cotejo/plugin-kit';
import { blend, type Colour, difference, white } from './drawing/colour.ts';
import type { Drawing, Glyph, Picture, Run, Shape } from './drawing/drawing.ts';
import { areaOf, type Box, contains, heightOf, type Point, touches, widthOf } from './drawing/geometry.ts';
import { covers } from './drawing/path.ts';

/** A character with what the layout needs of its run, and why a reader would not see it, if so. */
export type SeenGlyph = Glyph & { run: Run; hidden: HiddenReason | undefined };

/** Below this CIE 1976 difference a letter cannot be told from its ground. */
const LEAST_DIFFERENCE = 10;
/** Points of type height on a page as wide as A4. */
const LEAST_SIZE = 3;
const LEAST_BREADTH = 1;
const LEAST_OPACITY = 0.1;
const A4_WIDTH = 595;
/** A scanned page is a picture at least this large, as a share of the page … */
const SCAN_AREA = 0.6;
/** … and nearly all of its letters are the invisible ones that OCR software laid behind or under it. */
const SCAN_LETTERS = 0.8;

/**
 * Tells for every character of the drawing whether a reader of the page would see it. The invisible text of a scanned
 * page counts as seen: the picture shows it.
 */
export function judgeVisibility(drawing: Drawing): SeenGlyph[] {
  const judge = new Judge(drawing);
  const glyphs = drawing.runs.flatMap((run) => run.glyphs.map((glyph) => ({ ...glyph, run, hidden: judge.reason(run, glyph) })));
  return isScan(drawing, glyphs) ? glyphs.map((glyph) => (isBehindScan(glyph) ? { ...glyph, hidden: undefined } : glyph)) : glyphs;
}

const isBehindScan = ({ hidden, run }: SeenGlyph): boolean => (hidden === 'transparent' || hidden === 'covered') && !run.inHiddenLayer;

function isScan({ page, pictures }: Drawing, glyphs: SeenGlyph[]): boolean {
  // Scanners cut pages into strips, so the areas are added up.
  const pictured = pictures.reduce((sum, picture) => sum + areaOf(picture.box), 0);
  if (pictured < SCAN_AREA * areaOf(page)) return false;
  return glyphs.filter(isBehindScan).length >= SCAN_LETTERS * glyphs.filter((glyph) => glyph.hidden !== 'off-page').length;
}

/** Height of the strips of the page that shapes are looked up by. */
const STRIP = 12;
/** Comparisons of a letter with a shape; pages that need more were made to need them. */
const MOST_COMPARISONS = 30_000_000;

class Judge {
  readonly #page: Box;
  readonly #strips = new Map<number, Shape[]>();
  #comparisons = 0;
  readonly #pictures: Picture[];
  readonly #scale: number;

  constructor({ page, shapes, pictures }: Drawing) {
    this.#page = page;
    this.#pictures = pictures;
    for (const shape of shapes) this.#enter(shape);
    this.#scale = Math.min(2, Math.min(widthOf(page), heightOf(page)) / A4_WIDTH);
  }

  #enter(shape: Shape): void {
    const bottom = Math.min(shape.box.bottom, this.#page.bottom);
    for (let strip = Math.floor(Math.max(shape.box.top, this.#page.top) / STRIP); strip * STRIP <= bottom; strip++) {
      const shapes = this.#strips.get(strip);
      if (shapes) shapes.push(shape);
      else this.#strips.set(strip, [shape]);
    }
  }

  /** Shapes that may cover a point, in the order of painting. */
  #shapesNear({ y }: Point): Shape[] {
    const shapes = this.#strips.get(Math.floor(y / STRIP)) ?? [];
    this.#comparisons += shapes.length;
    if (this.#comparisons > MOST_COMPARISONS) throw new DocumentError('document.too-complex');
    return shapes;
  }

  reason(run: Run, glyph: Glyph): HiddenReason | undefined {
    if (run.inHiddenLayer) return 'hidden-run';
    const box = boxAround(run, glyph);
    if (!touches(box, this.#page)) return 'off-page';
    if (run.size < LEAST_SIZE * this.#scale || run.breadth < LEAST_BREADTH * this.#scale) return 'tiny';
    if (run.opacity < LEAST_OPACITY) return 'transparent';
    if (!touches(box, run.clip)) return 'covered';
    if (this.#isCovered(run, glyph)) return 'covered';
    return this.#isLost(run, glyph);
  }

  /** Something painted later hides both the foot and the middle of the letter: a line through it would not. */
  #isCovered(run: Run, glyph: Glyph): boolean {
    const foot = pointAbove(run, glyph, 0.05);
    const middle = pointAbove(run, glyph, 0.4);
    return (
      this.#pictures.some((picture) => picture.opaque && picture.order > run.order && contains(picture.box, foot) && contains(picture.box, middle)) ||
      this.#shapesNear(foot).some((shape) => shape.order > run.order && shape.colour && shape.opacity >= 0.95 && covers(shape, foot) && covers(shape, middle))
    );
  }

  #isLost(run: Run, glyph: Glyph): HiddenReason | undefined {
    const ground = this.#groundBelow(run, pointAbove(run, glyph, 0.25));
    if (!ground) return undefined;
    const seen = (opacity: number) =>
      run.colours.some((colour) => !colour || difference(blend(colour, ground, opacity), ground) >= LEAST_DIFFERENCE);
    if (seen(run.opacity)) return undefined;
    return seen(1) ? 'transparent' : 'background-colour';
  }

  /** The colour under a point before the run was painted; `undefined` where a picture or a pattern may be any colour. */
  #groundBelow(run: Run, point: Point): Colour | undefined {
    if (this.#pictures.some((picture) => picture.order < run.order && contains(picture.box, point))) return undefined;
    let ground: Colour | undefined = white;
    for (const shape of this.#shapesNear(point)) {
      if (shape.order >= run.order) break;
      if (!covers(shape, point)) continue;
      ground = shape.colour && shape.opacity > 0 && ground ? blend(shape.colour, ground, Math.min(1, shape.opacity)) : undefined;
    }
    return ground;
  }
}

/** A point above the middle of the glyph's baseline, `share` of the type's height up. */
function pointAbove({ direction, size }: Run, { x, y, width }: Glyph, share: number): Point {
  return {
    x: x + (direction.x * width) / 2 + direction.y * size * share,
    y: y + (direction.y * width) / 2 - direction.x * size * share,
  };
}

function boxAround({ direction, size }: Run, { x, y, width }: Glyph): Box {
  const end = { x: x + direction.x * width, y: y + direction.y * width };
  const reach = size / 2;
  return {
    left: Math.min(x, end.x) - Math.abs(direction.y) * reach,
    right: Math.max(x, end.x) + Math.abs(direction.y) * reach,
    top: Math.min(y, end.y) - Math.abs(direction.x) * reach,
    bottom: Math.max(y, end.y) + Math.abs(direction.x) * 0.2 * size,
  };
}
