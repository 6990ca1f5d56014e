import { DocumentError, type HiddenReason } from '@cotejo/plugin-kit';
import { blend, type Color, difference, white } from '../content/color.ts';
import type { PageContent, Glyph, Picture, Run, Shape } from '../content/page-content.ts';
import { type Box, contains, heightOf, type Point, touches, widthOf } from '../content/geometry.ts';
import { isEmpty } from '../content/glyph-outline.ts';
import { covers } from '../content/path.ts';
import { isAsciiLetterOrDigit } from '../characters.ts';

/** A glyph with its run, and the reason if a reader does not see it. */
export type SeenGlyph = Glyph & { run: Run; hidden: HiddenReason | undefined };

/** The CIE 1976 color difference below which a letter is not visible on its background. */
const LEAST_DIFFERENCE = 10;
/** The smallest readable font size, in points, on a page as wide as A4. */
const LEAST_SIZE = 3;
const LEAST_BREADTH = 1;
/** Letters that lean by more than some 57 degrees run into each other; lettering for show leans by 45 at most. */
const LEAST_UPRIGHTNESS = 0.55;
const LEAST_OPACITY = 0.1;
const A4_WIDTH = 595;

/** The font size from which `LEAST_DIFFERENCE` suffices; smaller type needs more. */
const EASY_SIZE = 6;
/** The font size from which half of it suffices, as for headings and watermarks. */
const LARGE_SIZE = 24;

/**
 * The CIE 1976 color difference from the background that type of `size` points needs to be read; `scale` as in
 * `scaleOf`. Toward the limit of acuity, about 3 points at arm's length, the contrast needed grows with the inverse
 * square of the size (Legge, Rubin and Luebker 1987, Psychophysics of reading V).
 */
export const leastDifference = (size: number, scale: number): number =>
  size >= LARGE_SIZE * scale ? LEAST_DIFFERENCE / 2 : LEAST_DIFFERENCE * Math.max(1, (EASY_SIZE * scale) / size) ** 2;

/** The width of a page relative to A4, at most 2: type may be smaller on a smaller page. */
export const scaleOf = (page: Box): number => Math.min(2, Math.min(widthOf(page), heightOf(page)) / A4_WIDTH);

/** Decides for every glyph whether a reader sees it, by rules that are valid on plain pages. */
export function judgeVisibility(content: PageContent): SeenGlyph[] {
  const judge = new Judge(content);
  return content.runs.flatMap((run) =>
    run.glyphs.map((glyph) => {
      // No spread, for speed: pages have thousands of glyphs.
      const { text, x, y, width, outline, code } = glyph;
      return { text, x, y, width, outline, code, run, hidden: judge.reason(run, glyph) };
    }),
  );
}

/** Height, in points, of the strips of the page in which shapes are searched. */
const STRIP = 12;
/** Comparisons of glyphs with shapes; only a page made to be slow needs more. */
const MOST_COMPARISONS = 30_000_000;

class Judge {
  readonly #page: Box;
  readonly #strips = new Map<number, Shape[]>();
  /** The results for runs on white, the background of most text. */
  readonly #onWhite = new Map<Run, HiddenReason | undefined>();
  #comparisons = 0;
  readonly #pictures: Picture[];
  readonly #scale: number;
  /** Whether nothing but text and thin lines is on the page. */
  readonly #isBare: boolean;

  constructor({ page, shapes, pictures }: PageContent) {
    this.#page = page;
    this.#pictures = pictures;
    for (const shape of shapes) this.#enter(shape);
    this.#scale = scaleOf(page);
    this.#isBare = shapes.length === 0 && pictures.length === 0;
  }

  #enter(shape: Shape): void {
    const bottom = Math.min(shape.box.bottom, this.#page.bottom);
    for (let strip = Math.floor(Math.max(shape.box.top, this.#page.top) / STRIP); strip * STRIP <= bottom; strip++) {
      const shapes = this.#strips.get(strip);
      if (shapes) shapes.push(shape);
      else this.#strips.set(strip, [shape]);
    }
  }

  /** Shapes that may contain a point, in drawing order. */
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
    if (run.uprightness < LEAST_UPRIGHTNESS) return 'tiny';
    if (run.opacity < LEAST_OPACITY || (glyph.outline && isEmpty(glyph.outline) && isAsciiLetterOrDigit(glyph.text)))
      return 'transparent';
    if (!touches(box, run.clip)) return 'covered';
    if (this.#isCovered(run, glyph)) return 'covered';
    return this.#isLost(run, glyph);
  }

  /** Whether a later shape or picture covers foot and middle of a letter; a line through it covers only one of them. */
  #isCovered(run: Run, glyph: Glyph): boolean {
    if (this.#isBare) return false;
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
          shape.color &&
          shape.opacity >= 0.95 &&
          covers(shape, foot) &&
          covers(shape, middle),
      )
    );
  }

  #isLost(run: Run, glyph: Glyph): HiddenReason | undefined {
    const background = this.#isBare ? white : this.#backgroundBelow(run, pointAbove(run, glyph, 0.25));
    if (background !== white) return background && this.#isLostOn(run, background);
    if (!this.#onWhite.has(run)) this.#onWhite.set(run, this.#isLostOn(run, white));
    return this.#onWhite.get(run);
  }

  #isLostOn(run: Run, background: Color): HiddenReason | undefined {
    const seen = (opacity: number) =>
      run.colors.some(
        (color) =>
          !color || difference(blend(color, background, opacity), background) >= leastDifference(run.size, this.#scale),
      );
    if (seen(run.opacity)) return undefined;
    return seen(1) ? 'transparent' : 'background-colour';
  }

  /** The background color of a run at a point; undefined on a picture or pattern, which may have any color. */
  #backgroundBelow(run: Run, point: Point): Color | undefined {
    if (this.#pictures.some((picture) => picture.order < run.order && contains(picture.box, point))) return undefined;
    let background: Color | undefined = white;
    for (const shape of this.#shapesNear(point)) {
      if (shape.order >= run.order) break;
      if (!covers(shape, point)) continue;
      background =
        shape.color && shape.opacity > 0 && background
          ? blend(shape.color, background, Math.min(1, shape.opacity))
          : undefined;
    }
    return background;
  }
}

/** The point above the middle of a glyph's baseline at a share of the font size. */
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
