import { DocumentError } from '@cotejo/plugin-kit';
import { opacityOf } from './backgrounds.ts';
import { behindBody, type Box, type Spot, type Strip } from '../layout/places.ts';
import type { XmlElement } from '../package/xml.ts';

/** Comparisons of one text with another; a document that needs more was made to need them. */
const mostComparisons = 5_000_000;
/** From this share on text that is printed over is not read. */
const leastCover = 0.5;
/** Letters this much larger than others leave those readable, as a monogram behind a name does. */
const widestRange = 2.5;
const leastOpacity = 0.7;

type Print = { paragraph: XmlElement; spot: Spot; covered: number };

const areaOf = ({ width, height }: { width: number; height: number }): number => Math.max(0, width * height);

function common(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Whether two texts may stand over each other: those that make room for each other do not. */
function canMeet(one: Strip | undefined, other: Strip | undefined): boolean {
  if (one === other) return false;
  if (one && other)
    return (one.isPlaced && other.isPlaced) || (one.drawing !== undefined && one.drawing === other.drawing);
  const only = one ?? other!;
  return only.isPlaced && only.area?.isFree === true;
}

const isOpaque = ({ strip }: Spot): boolean => {
  const area = strip?.area;
  return area !== undefined && area.shape.paints !== 'none' && opacityOf(area) > leastOpacity;
};

function isPrintedOver(one: Spot, other: Spot): boolean {
  const range = one.size / other.size;
  if (range > widestRange || range < 1 / widestRange || !canMeet(one.strip, other.strip)) return false;
  return !isOpaque(one.order > other.order ? one : other);
}

/**
 * The paragraphs that other text is printed over, so that neither can be read. Where the body's text stands is only
 * known about, so that a box over it must meet it with most of its text; headers and footers push it, and are left out.
 */
export function overprinted(spots: ReadonlyMap<XmlElement, Spot>): Set<XmlElement> {
  const prints = [...spots].flatMap(([paragraph, spot]): Print[] =>
    spot.size > 0 && !spot.lost && spot.order > behindBody / 2 ? [{ paragraph, spot, covered: 0 }] : [],
  );
  const free = Map.groupBy(
    prints.filter(({ spot }) => spot.strip),
    ({ spot }) => spot.strip!,
  );
  const pages = Map.groupBy(prints, ({ spot }) => spot.box.page);
  let left = mostComparisons;
  for (const [strip, own] of free) {
    const others = (pages.get(own[0]!.spot.box.page) ?? []).filter(({ spot }) => canMeet(strip, spot.strip));
    if ((left -= own.length * others.length) < 0) throw new DocumentError('document.too-complex');
    const meetings = own.flatMap((one) =>
      others.map((other) => ({
        one,
        other,
        share: isPrintedOver(one.spot, other.spot) ? common(one.spot.box, other.spot.box) : 0,
      })),
    );
    const isMostly = (all: typeof meetings) =>
      all.reduce((sum, { share }) => sum + share, 0) >=
      leastCover * own.reduce((sum, { spot }) => sum + areaOf(spot.box), 0);
    const [placed, ofBody] = [
      meetings.filter(({ other }) => other.spot.strip),
      meetings.filter(({ other }) => !other.spot.strip),
    ];
    // Two strips meet twice, once from each side.
    for (const { one, share } of placed) one.covered += share;
    if (!isMostly(ofBody)) continue;
    for (const { one, other, share } of ofBody) {
      one.covered += share;
      other.covered += share;
    }
  }
  return new Set(
    prints
      .filter(({ spot, covered }) => covered > 0 && covered >= leastCover * areaOf(spot.box))
      .map(({ paragraph }) => paragraph),
  );
}
