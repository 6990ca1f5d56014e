import { DocumentError } from '@cotejo/plugin-kit';
import { mix, type FillColor } from '../styles/colors.ts';
import { anyPage, type ShapeArea, behindBody, type Box } from '../layout/places.ts';

/** Comparisons of texts with shapes; only a document made to be slow needs more. */
const mostComparisons = 20_000_000;
/** The error of a place in the layout: points, plus a share of the distance from its anchor. */
const slack = { least: 8, share: 0.12 };
const sides = 6;
/** Shapes that are compared as near. `mostColors`: colors that are kept of one background. */
const mostNear = 30;
const mostColors = 64;
const leastCover = 0.7;
/** Points around a text within which colors of a picture or gradient count. */
const around = 14;

/** The colors, RRGGBB, that may be visible behind a text; empty where they are not known. */
export type Background = string[];

const fillColorsOf = (area: ShapeArea): FillColor[] =>
  area.shape.fillColors === 'none' ? [] : (area.shape.fillColors ?? []);
const isPainted = (area: ShapeArea): boolean => area.shape.fillColors !== 'none' && area.shape.hidden === undefined;
/** The colors of a shape near a text; all of them where none is near. */
function fillColorsAt(area: ShapeArea, box: Box): FillColor[] {
  const fillColors = fillColorsOf(area);
  const near = fillColors.filter(({ at }) => {
    if (!at) return true;
    const [x, y] = [area.x + at.x * area.width, area.y + at.y * area.height];
    return (
      x > box.x - around && x < box.x + box.width + around && y > box.y - around && y < box.y + box.height + around
    );
  });
  return near.length > 0 ? near : fillColors;
}

/** The mean opacity of a shape, 0 to 1: pictures may have holes. */
export function opacityOf(area: ShapeArea): number {
  const fillColors = fillColorsOf(area);
  return fillColors.length === 0 ? 1 : fillColors.reduce((sum, { opacity }) => sum + opacity, 0) / fillColors.length;
}

/** The part of a shape that is filled for certain. */
function coreOf(area: ShapeArea): ShapeArea {
  const { core } = area.shape;
  const [across, down] = [(area.width * (1 - core)) / 2, (area.height * (1 - core)) / 2];
  return core === 1
    ? area
    : { ...area, x: area.x + across, y: area.y + down, width: area.width * core, height: area.height * core };
}

/** The colors of two possible backgrounds, repeated to equal numbers so that both count the same. */
export function either(one: Background, other: Background): Background {
  const most = Math.max(one.length, other.length);
  return one.length === 0 || other.length === 0
    ? []
    : [one, other].flatMap((side) => Array.from({ length: most }, (_, index) => side[index % side.length]!));
}

/** The share of a text's area that is inside a shape, 0 to 1. */
function shareOf(box: Box, area: ShapeArea, growth = 0): number {
  const part = (from: number, length: number, start: number, extent: number): number => {
    const both = Math.min(from + length, start + extent) - Math.max(from, start);
    return length <= 0 ? 0 : Math.max(0, both) / length;
  };
  const across = part(box.x, box.width, area.x - (growth && sides), area.width + 2 * (growth && sides));
  return across * part(box.y, box.height, area.y - growth, area.height + 2 * growth);
}

/** The shapes of all pages: which of them cover a text, and which are its background. */
export class Backgrounds {
  readonly #areas: ShapeArea[];
  readonly page: Background;
  #left = mostComparisons;

  constructor(areas: ShapeArea[], page: Background) {
    this.#areas = areas.filter((area) => isPainted(area) && area.width * area.height > 16);
    this.page = page;
  }

  #on({ page }: Box): ShapeArea[] {
    if ((this.#left -= this.#areas.length) < 0) throw new DocumentError('document.too-complex');
    return page === anyPage ? this.#areas : this.#areas.filter((area) => page >= area.page && page <= area.lastPage);
  }

  /** Whether opaque shapes cover most of a text: a single one, or several side by side. */
  isCovered(box: Box, order: number): boolean {
    const inMargin = order < behindBody / 2;
    let covered = 0;
    for (const area of this.#on(box)) {
      const isBefore =
        area.order > order &&
        (area.order > 0 || (inMargin && area.order < behindBody / 2)) &&
        (area.isFree || order !== 0);
      if (isBefore && opacityOf(area) > leastCover) covered += shareOf(box, area);
    }
    return covered > 0.5;
  }

  /**
   * The possible backgrounds of a text at `height` points from the top of the document, the likeliest first: that of
   * the layout, and those that the error of the layout allows.
   */
  under(box: Box, order: number, height: number): Background[] {
    const below = this.#on(box)
      .filter((area) => area.order < order && !area.shape.isUnknown)
      .sort((one, other) => other.order - one.order);
    const found: Background[] = [
      this.#stack(
        below.filter((area) => shareOf(box, area) >= 0.5),
        box,
      ),
    ];
    for (const area of below.slice(0, mostNear)) {
      const growth = slack.least + slack.share * Math.abs(height - area.anchor);
      const isNear = shareOf(box, area) < 0.9 && shareOf(box, area, growth) >= 0.5;
      const mayEnd = shareOf(box, area) >= 0.5 && shareOf(box, area, -growth) < 0.5;
      if (isNear && area.shape.core === 1) found.push(this.#stack([area], box));
      if (mayEnd)
        found.push(
          this.#stack(
            below.filter((one) => one !== area && shareOf(box, one) >= 0.5),
            box,
          ),
        );
    }
    return found;
  }

  /** The background of text in a box; undefined where the box is not filled. */
  of(area: ShapeArea): Background | undefined {
    if (!isPainted(area)) return undefined;
    const below = this.#on(area).filter(
      (one) => one.order < area.order && !one.shape.isUnknown && shareOf(area, one) >= 0.5,
    );
    const solid = { ...area, shape: { ...area.shape, core: area.shape.isHollow ? 0 : 1 } };
    return this.#stack([solid, ...below], area);
  }

  /** The colors of shapes over each other, the uppermost first, on the page. */
  #stack(areas: ShapeArea[], box: Box): Background {
    const [first, ...others] = areas;
    if (!first) return this.page;
    const fillColors = fillColorsAt(first, box);
    const isCertain = shareOf(box, coreOf(first)) >= 0.5;
    const isOpaque = fillColors.every(({ opacity }) => opacity >= 0.98);
    if (isCertain && isOpaque) return fillColors.map(({ color }) => color);
    const below = this.#stack(others, box);
    if (isOpaque)
      return either(
        fillColors.map(({ color }) => color),
        below,
      );
    const mixed = below.flatMap((background) =>
      fillColors.map(({ color, opacity }) => mix(color, background, opacity)),
    );
    const step = Math.ceil(mixed.length / mostColors);
    const thinned = mixed.filter((_, index) => index % step === 0);
    return isCertain ? thinned : either(thinned, below);
  }
}
