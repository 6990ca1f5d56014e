import type { Colors } from '../styles/colors.ts';
import { isSet, ShapeReader, unknown } from './drawingml.ts';
import { behind, type Drawing, emu, type Position, withLine } from './shape.ts';
import { readVmlDrawings } from './vml.ts';
import { childNamed, elementsOf, outermost, textOf, type XmlElement } from '../package/xml.ts';

/** Units of the full width or height in a wrapping polygon. In one of less than half, text runs under the drawing. */
const wholePolygon = 21_600;

function isFlownUnder(anchor: XmlElement): boolean {
  const wrap = childNamed(anchor, 'wp:wrapTight') ?? childNamed(anchor, 'wp:wrapThrough');
  const points = wrap ? outermost(wrap, (name) => name === 'wp:start' || name === 'wp:lineTo') : [];
  const extent = (name: string) => {
    const all = points.map(({ attributes }) => Number(attributes[name]));
    return Math.max(...all) - Math.min(...all);
  };
  return wrap !== undefined && !(Math.min(extent('x'), extent('y')) >= wholePolygon / 2);
}

function anchored(anchor: XmlElement, colors: Colors): Drawing[] {
  const extent = childNamed(anchor, 'wp:extent')?.attributes ?? {};
  const [width, height] = [emu(extent.cx), emu(extent.cy)];
  const data = childNamed(childNamed(anchor, 'a:graphic'), 'a:graphicData');
  const read = data ? new ShapeReader(colors).shapes(data, { x: 0, y: 0, across: 1, down: 1 }) : [];
  // A chart or a diagram covers its rectangle in unknown colors.
  const found =
    read.length === 0 && data && outermost(data, (name) => /blip$/.test(name)).length === 0
      ? [unknown({ x: 0, y: 0, width, height })]
      : read;
  const isHidden = [anchor, childNamed(anchor, 'wp:docPr')].some((one) => isSet(one?.attributes.hidden));
  const only = found.length === 1 ? found[0] : undefined;
  // A single shape has the size of the drawing, unless its own size is smaller.
  const sized = only
    ? [
        {
          ...only,
          x: 0,
          y: 0,
          width: Math.min(width, only.width || width),
          height: Math.min(height, only.height || height),
        },
      ]
    : found;
  const shapes = sized
    .map((shape) => ({ ...shape, hidden: isHidden ? ('hidden-run' as const) : shape.hidden }))
    .flatMap(withLine);
  if (anchor.name === 'wp:inline') return [{ shapes, width, height, isFree: false, order: 0 }];
  const isBehind = isSet(anchor.attributes.behindDoc);
  const position = (axis: string): Position => {
    const element = childNamed(anchor, axis);
    const part = (name: string) => {
      const found = element && childNamed(element, name);
      return found && textOf(found).trim();
    };
    const share = part(`wp14:pctPos${axis.slice(-1)}Offset`);
    return {
      from: element?.attributes.relativeFrom ?? 'margin',
      align: part('wp:align'),
      offset: emu(part('wp:posOffset')),
      share: share === undefined ? undefined : Number(share) / 100_000,
    };
  };
  const order = Number(anchor.attributes.relativeHeight ?? 0) + 1;
  const simple = isSet(anchor.attributes.simplePos) ? childNamed(anchor, 'wp:simplePos')?.attributes : undefined;
  const shareOf = (axis: 'H' | 'V', name: string) => {
    const size = childNamed(anchor, `wp14:sizeRel${axis}`);
    const share = size && Number(textOf(size).trim()) / 100_000;
    return size && share ? { from: size.attributes.relativeFrom ?? name, share } : undefined;
  };
  return [
    {
      shapes,
      width,
      height,
      order: isBehind ? order + behind : order,
      isFree: isBehind || childNamed(anchor, 'wp:wrapNone') !== undefined || isFlownUnder(anchor),
      share: { across: shareOf('H', 'page'), down: shareOf('V', 'page') },
      horizontal: simple ? { from: 'page', offset: emu(simple.x) } : position('wp:positionH'),
      vertical: simple ? { from: 'page', offset: emu(simple.y) } : position('wp:positionV'),
    },
  ];
}

/** The drawings in a `w:drawing`, `w:pict` or `w:object`, with their shapes; unknown content is left out. */
export function readDrawing(drawing: XmlElement, colors: Colors): Drawing[] {
  const anchors = elementsOf(drawing).filter(({ name }) => name === 'wp:anchor' || name === 'wp:inline');
  return anchors.length > 0 ? anchors.flatMap((anchor) => anchored(anchor, colors)) : readVmlDrawings(drawing);
}
