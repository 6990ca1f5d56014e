import { DocumentError } from '@cotejo/plugin-kit';
import { opacityOf } from './backgrounds.ts';
import { behindBody, type Box, type PlacedParagraph, type TextContainer } from '../layout/places.ts';
import type { XmlElement } from '../package/xml.ts';

/** Comparisons of paragraphs; only a document made to be slow needs more. */
const mostComparisons = 5_000_000;
/** The share of a paragraph from which overprinting makes it unreadable. */
const leastCover = 0.5;
/** The ratio of sizes from which both texts stay readable, such as a monogram behind a name. */
const widestRange = 2.5;
const leastOpacity = 0.7;

type Print = { paragraph: XmlElement; placed: PlacedParagraph; covered: number };

const areaOf = ({ width, height }: { width: number; height: number }): number => Math.max(0, width * height);

function common(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Whether two texts can overlap: the body's text wraps around some containers. */
function canMeet(one: TextContainer | undefined, other: TextContainer | undefined): boolean {
  if (one === other) return false;
  if (one && other)
    return (one.isPlaced && other.isPlaced) || (one.drawing !== undefined && one.drawing === other.drawing);
  const only = one ?? other!;
  return only.isPlaced && only.area?.isFree === true;
}

const isOpaque = ({ container }: PlacedParagraph): boolean => {
  const area = container?.area;
  return area !== undefined && area.shape.fillColors !== 'none' && opacityOf(area) > leastOpacity;
};

function isPrintedOver(one: PlacedParagraph, other: PlacedParagraph): boolean {
  const range = one.size / other.size;
  if (range > widestRange || range < 1 / widestRange || !canMeet(one.container, other.container)) return false;
  return !isOpaque(one.order > other.order ? one : other);
}

/**
 * The paragraphs that are unreadable because of other text at the same place. The place of the body's text is
 * approximate, so a box must overlap it with most of its text. Headers and footers are left out: they move the body.
 */
export function overprinted(placedParagraphs: ReadonlyMap<XmlElement, PlacedParagraph>): Set<XmlElement> {
  const prints = [...placedParagraphs].flatMap(([paragraph, placed]): Print[] =>
    placed.size > 0 && !placed.hiddenReason && placed.order > behindBody / 2 ? [{ paragraph, placed, covered: 0 }] : [],
  );
  const free = Map.groupBy(
    prints.filter(({ placed }) => placed.container),
    ({ placed }) => placed.container!,
  );
  const pages = Map.groupBy(prints, ({ placed }) => placed.box.page);
  let left = mostComparisons;
  for (const [container, own] of free) {
    const others = (pages.get(own[0]!.placed.box.page) ?? []).filter(({ placed }) =>
      canMeet(container, placed.container),
    );
    if ((left -= own.length * others.length) < 0) throw new DocumentError('document.too-complex');
    const meetings = own.flatMap((one) =>
      others.map((other) => ({
        one,
        other,
        share: isPrintedOver(one.placed, other.placed) ? common(one.placed.box, other.placed.box) : 0,
      })),
    );
    const isMostly = (all: typeof meetings) =>
      all.reduce((sum, { share }) => sum + share, 0) >=
      leastCover * own.reduce((sum, { placed }) => sum + areaOf(placed.box), 0);
    const [placed, ofBody] = [
      meetings.filter(({ other }) => other.placed.container),
      meetings.filter(({ other }) => !other.placed.container),
    ];
    // Two containers are compared twice, so each comparison counts for one of them.
    for (const { one, share } of placed) one.covered += share;
    if (!isMostly(ofBody)) continue;
    for (const { one, other, share } of ofBody) {
      one.covered += share;
      other.covered += share;
    }
  }
  return new Set(
    prints
      .filter(({ placed, covered }) => covered > 0 && covered >= leastCover * areaOf(placed.box))
      .map(({ paragraph }) => paragraph),
  );
}
