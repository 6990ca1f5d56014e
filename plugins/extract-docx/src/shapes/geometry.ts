import { elementsOf, childNamed, outermost, type XmlElement } from '../package/xml.ts';

const named = (...names: string[]): RegExp => new RegExp(`^(?:${names.join('|')})$`);

/** Names of preset shapes, and the share of width and height around the middle that each fills for certain. */
const cores: [RegExp, number][] = [
  [
    named(
      'rect|(?:round|snip)\\w*Rect|roundRect|plaque|bevel|foldedCorner|wedge\\w*RectCallout',
      'flowChart(?:Process|AlternateProcess|PredefinedProcess|InternalStorage)',
    ),
    1,
  ],
  [
    named(
      'ellipse|octagon|hexagon|heptagon|decagon|dodecagon|teardrop|wave|doubleWave|cloud|can|cube|homePlate',
      'flowChart(?:Connector|Terminator|Document|Display|Delay)',
    ),
    0.7,
  ],
  [
    named(
      'diamond|flowChartDecision|parallelogram|trapezoid|pentagon|chevron|heart|ribbon2?|ellipseRibbon2?',
      'rightArrow|leftArrow',
    ),
    0.45,
  ],
];
const hollow = /^(?:frame|halfFrame|donut|blockArc|corner|diagStripe|noSmoking|chord|moon|smileyFace)$/;
/** The share of its rectangle from which a custom shape counts as full. */
const fullOutline = 0.85;

/**
 * `core`: the share of a shape's width and height around its middle that is filled for certain; `isHollow`: whether its
 * own text may be where nothing is filled.
 */
export type Geometry = { core: number; isHollow: boolean };

/** The part of its rectangle that a shape fills, by its preset or custom geometry (`a:prstGeom`, `a:custGeom`). */
export function geometryOf(properties: XmlElement | undefined): Geometry {
  const drawn = childNamed(properties, 'a:custGeom');
  if (drawn) {
    const isFull = shareOfOutline(drawn, childNamed(childNamed(properties, 'a:xfrm'), 'a:ext')) >= fullOutline;
    return { core: isFull ? 1 : 0, isHollow: !isFull };
  }
  const name = childNamed(properties, 'a:prstGeom')?.attributes.prst ?? 'rect';
  const angle = (Math.abs(Number(childNamed(properties, 'a:xfrm')?.attributes.rot ?? 0)) / 60_000) % 90;
  const isAslant = angle > 3 && angle < 87;
  return { core: isAslant ? 0 : (cores.find(([shapes]) => shapes.test(name))?.[1] ?? 0), isHollow: hollow.test(name) };
}

/** The share of its rectangle that a custom shape encloses. Its smaller paths may be holes, so they are subtracted. */
function shareOfOutline(drawn: XmlElement, size: XmlElement | undefined): number {
  let largest = 0;
  let others = 0;
  for (const path of outermost(drawn, (name) => name === 'a:path')) {
    const width = Number(path.attributes.w ?? size?.attributes.cx) || 1;
    const height = Number(path.attributes.h ?? size?.attributes.cy) || 1;
    let points: [number, number][] = [];
    for (const step of [...elementsOf(path), undefined]) {
      if (step === undefined || step.name === 'a:moveTo') {
        const area = Math.abs(areaOf(points)) / (width * height);
        others += Math.min(area, largest);
        largest = Math.max(area, largest);
        points = [];
      }
      for (const { attributes } of step ? outermost(step, (name) => name === 'a:pt') : [])
        points.push([Number(attributes.x), Number(attributes.y)]);
    }
  }
  return largest - others;
}

/** The area of a polygon by the shoelace formula; NaN where a coordinate is not a number. */
const areaOf = (points: [number, number][]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0) / 2;
