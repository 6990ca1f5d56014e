import { DocumentError } from '@cotejo/plugin-kit';
import { mix, type Paint } from '../styles/colors.ts';
import { anyPage, type Area, behindBody, type Box } from '../layout/places.ts';

/** Comparisons of a text with a painted shape; a document that needs more was made to need them. */
const mostComparisons = 20_000_000;
/** A place is only known about: this many points, and this share of the distance from where it was reckoned. */
const slack = { least: 8, share: 0.12 };
const sides = 6;
/** Shapes at whose edges a text may stand, and colours that are told apart behind it. */
const mostNear = 30;
const mostColours = 64;
const leastCover = 0.7;
/** How far around a text the colours of a picture or gradient count. */
const around = 14;

/** RRGGBB of what may be seen behind a text; empty where that is not known. */
export type Ground = string[];

const paintsOf = (area: Area): Paint[] => (area.shape.paints === 'none' ? [] : (area.shape.paints ?? []));
const isPainted = (area: Area): boolean => area.shape.paints !== 'none' && area.shape.hidden === undefined;
/** What a shape paints about where a text stands, as far as that differs from place to place. */
function paintsAt(area: Area, box: Box): Paint[] {
  const paints = paintsOf(area);
  const near = paints.filter(({ at }) => {
    if (!at) return true;
    const [x, y] = [area.x + at.x * area.width, area.y + at.y * area.height];
    return (
      x > box.x - around && x < box.x + box.width + around && y > box.y - around && y < box.y + box.height + around
    );
  });
  return near.length > 0 ? near : paints;
}

/** How much a shape lets nothing through, 0 to 1, on the whole: pictures may have holes. */
export function opacityOf(area: Area): number {
  const paints = paintsOf(area);
  return paints.length === 0 ? 1 : paints.reduce((sum, { opacity }) => sum + opacity, 0) / paints.length;
}

/** The part of a shape that is painted for certain. */
function coreOf(area: Area): Area {
  const { core } = area.shape;
  const [across, down] = [(area.width * (1 - core)) / 2, (area.height * (1 - core)) / 2];
  return core === 1
    ? area
    : { ...area, x: area.x + across, y: area.y + down, width: area.width * core, height: area.height * core };
}

/** Colours of which neither side may be overlooked: as many of one as of the other. */
export function either(one: Ground, other: Ground): Ground {
  const most = Math.max(one.length, other.length);
  return one.length === 0 || other.length === 0
    ? []
    : [one, other].flatMap((side) => Array.from({ length: most }, (_, index) => side[index % side.length]!));
}

/** How much of a text's width and height lies in a shape, 0 to 1. */
function shareOf(box: Box, area: Area, growth = 0): number {
  const part = (from: number, length: number, start: number, extent: number): number => {
    const both = Math.min(from + length, start + extent) - Math.max(from, start);
    return length <= 0 ? 0 : Math.max(0, both) / length;
  };
  const across = part(box.x, box.width, area.x - (growth && sides), area.width + 2 * (growth && sides));
  return across * part(box.y, box.height, area.y - growth, area.height + 2 * growth);
}

/** What is painted on the pages, under text and over it. */
export class Grounds {
  readonly #areas: Area[];
  readonly page: Ground;
  #left = mostComparisons;

  constructor(areas: Area[], page: Ground) {
    this.#areas = areas.filter((area) => isPainted(area) && area.width * area.height > 16);
    this.page = page;
  }

  #on({ page }: Box): Area[] {
    if ((this.#left -= this.#areas.length) < 0) throw new DocumentError('document.too-complex');
    return page === anyPage ? this.#areas : this.#areas.filter((area) => page >= area.page && page <= area.lastPage);
  }

  /** Whether most of a text lies under what lets nothing through, be it one shape or bars side by side. */
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
   * What may be seen behind a text that stands `height` points from the beginning, the likeliest first: the shape that
   * is painted last before it, and what is near enough that it may be.
   */
  under(box: Box, order: number, height: number): Ground[] {
    const below = this.#on(box)
      .filter((area) => area.order < order && !area.shape.isUnknown)
      .sort((one, other) => other.order - one.order);
    const found: Ground[] = [
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

  /** What a box is filled with, where it is filled. */
  of(area: Area): Ground | undefined {
    if (!isPainted(area)) return undefined;
    const below = this.#on(area).filter(
      (one) => one.order < area.order && !one.shape.isUnknown && shareOf(area, one) >= 0.5,
    );
    const solid = { ...area, shape: { ...area.shape, core: area.shape.isHollow ? 0 : 1 } };
    return this.#stack([solid, ...below], area);
  }

  /** Shapes over each other, the uppermost first, down to the page. */
  #stack(areas: Area[], box: Box): Ground {
    const [first, ...others] = areas;
    if (!first) return this.page;
    const paints = paintsAt(first, box);
    const isCertain = shareOf(box, coreOf(first)) >= 0.5;
    const isOpaque = paints.every(({ opacity }) => opacity >= 0.98);
    if (isCertain && isOpaque) return paints.map(({ colour }) => colour);
    const below = this.#stack(others, box);
    if (isOpaque)
      return either(
        paints.map(({ colour }) => colour),
        below,
      );
    const mixed = below.flatMap((ground) => paints.map(({ colour, opacity }) => mix(colour, ground, opacity)));
    const step = Math.ceil(mixed.length / mostColours);
    const thinned = mixed.filter((_, index) => index % step === 0);
    return isCertain ? thinned : either(thinned, below);
  }
}
