import { DocumentError, type HiddenReason } from '@cotejo/plugin-kit';
import { blend, type Colour, difference, white } from '../content/color.ts';
import type { Drawing, Glyph, Picture, Run, Shape } from '../content/page-content.ts';
import { type Box, contains, heightOf, type Point, touches, widthOf } from '../content/geometry.ts';
import { isEmpty } from '../content/glyph-outline.ts';
import { covers } from '../content/path.ts';
import { isCommon } from '../characters.ts';

/** A character with what the layout needs of its run, and why a reader would not see it, if so. */
export type SeenGlyph = Glyph & { run: Run; hidden: HiddenReason | undefined };

/** Below this CIE 1976 difference a letter cannot be told from its ground. */
const LEAST_DIFFERENCE = 10;
/** Points of type height on a page as wide as A4. */
const LEAST_SIZE = 3;
const LEAST_BREADTH = 1;
const LEAST_OPACITY = 0.1;
const A4_WIDTH = 595;

/** Type of this height and above is read at the least difference; smaller type needs more … */
const EASY_SIZE = 6;
/** … and headings and watermarks of this height and above are seen at half of it. */
const LARGE_SIZE = 24;

/**
 * The least CIE 1976 difference from its ground at which type of a height in points can be read. Towards the limit of
 * acuity, which type of 3 points reaches at arm's length, the contrast that reading needs grows about inversely with
 * the square of the size (Legge, Rubin and Luebker 1987, Psychophysics of reading V).
 */
export const leastDifference = (size: number, scale: number): number =>
  size >= LARGE_SIZE * scale ? LEAST_DIFFERENCE / 2 : LEAST_DIFFERENCE * Math.max(1, (EASY_SIZE * scale) / size) ** 2;

/** How much smaller than A4 a page is: its type may be as much smaller. */
export const scaleOf = (page: Box): number => Math.min(2, Math.min(widthOf(page), heightOf(page)) / A4_WIDTH);

/** Tells for every character of the drawing whether a reader of the page would see it, by rules that hold on plain pages. */
export function judgeVisibility(drawing: Drawing): SeenGlyph[] {
  const judge = new Judge(drawing);
  return drawing.runs.flatMap((run) =>
    run.glyphs.map((glyph) => {
      // Written out, as pages have thousands.
      const { text, x, y, width, outline, code } = glyph;
      return { text, x, y, width, outline, code, run, hidden: judge.reason(run, glyph) };
    }),
  );
}

/** Height of the strips of the page that shapes are looked up by. */
const STRIP = 12;
/** Comparisons of a letter with a shape; pages that need more were made to need them. */
const MOST_COMPARISONS = 30_000_000;

class Judge {
  readonly #page: Box;
  readonly #strips = new Map<number, Shape[]>();
  /** What becomes of runs on the page's own white, as most letters of a page are. */
  readonly #onWhite = new Map<Run, HiddenReason | undefined>();
  #comparisons = 0;
  readonly #pictures: Picture[];
  readonly #scale: number;

  constructor({ page, shapes, pictures }: Drawing) {
    this.#page = page;
    this.#pictures = pictures;
    for (const shape of shapes) this.#enter(shape);
    this.#scale = scaleOf(page);
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
    if (run.opacity < LEAST_OPACITY || (glyph.outline && isCommon(glyph.text) && isEmpty(glyph.outline)))
      return 'transparent';
    if (!touches(box, run.clip)) return 'covered';
    if (this.#isCovered(run, glyph)) return 'covered';
    return this.#isLost(run, glyph);
  }

  /** Something painted later hides both the foot and the middle of the letter: a line through it would not. */
  #isCovered(run: Run, glyph: Glyph): boolean {
    const foot = pointAbove(run, glyph, 0.05);
    const middle = pointAbove(run, glyph, 0.4);
    return (
      this.#pictures.some(
        (picture) =>
          picture.opaque && picture.order > run.order && contains(picture.box, foot) && contains(picture.box, middle),
      ) ||
      this.#shapesNear(foot).some(
        (shape) =>
          shape.order > run.order &&
          shape.colour &&
          shape.opacity >= 0.95 &&
          covers(shape, foot) &&
          covers(shape, middle),
      )
    );
  }

  #isLost(run: Run, glyph: Glyph): HiddenReason | undefined {
    const ground = this.#groundBelow(run, pointAbove(run, glyph, 0.25));
    if (ground !== white) return ground && this.#isLostOn(run, ground);
    if (!this.#onWhite.has(run)) this.#onWhite.set(run, this.#isLostOn(run, white));
    return this.#onWhite.get(run);
  }

  #isLostOn(run: Run, ground: Colour): HiddenReason | undefined {
    const seen = (opacity: number) =>
      run.colours.some(
        (colour) =>
          !colour || difference(blend(colour, ground, opacity), ground) >= leastDifference(run.size, this.#scale),
      );
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
      ground =
        shape.colour && shape.opacity > 0 && ground
          ? blend(shape.colour, ground, Math.min(1, shape.opacity))
          : undefined;
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
