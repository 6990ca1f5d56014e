import {
  behind,
  type Drawing,
  pictureIn,
  defaultShape,
  type Position,
  type Scale,
  type Shape,
  withLine,
} from './shape.ts';
import { childNamed, elementsOf, outermost, type XmlElement } from '../package/xml.ts';
import { styleOf, length, pair } from './vml-values.ts';
import { fillOf, effectsOf, lineOf } from './vml-paint.ts';

/** The shapes of a VML element, which may be a group. */
function shapesOf(shape: XmlElement, { x, y, across, down }: Scale, types: Map<string, XmlElement>): Shape[] {
  const style = styleOf(shape);
  const at = (names: string[]) => names.map((name) => length(style[name])).find((value) => value !== undefined) ?? 0;
  const box = {
    x: x + at(['left']) * across,
    y: y + at(['top']) * down,
    width: at(['width']) * across,
    height: at(['height']) * down,
  };
  const hidden = style['visibility'] === 'hidden' || style['display'] === 'none' ? ('hidden-run' as const) : undefined;
  if (shape.name === 'v:group') {
    const [columns, rows] = pair(shape.attributes.coordsize, 1000);
    const [left, top] = pair(shape.attributes.coordorigin, 0);
    const scale = { across: box.width / columns, down: box.height / rows };
    const inner = { ...scale, x: box.x - left * scale.across, y: box.y - top * scale.down };
    return vmlShapes(shape)
      .flatMap((child) => shapesOf(child, inner, types))
      .map((one) => ({ ...one, hidden: hidden ?? one.hidden }));
  }
  const type = types.get((shape.attributes.type ?? '').slice(1));
  const picture = childNamed(shape, 'v:imagedata')?.attributes['r:id'];
  const box2 = childNamed(shape, 'v:textbox');
  const [left, top, right, bottom] = (box2?.attributes.inset ?? '').split(',').map(length);
  return [
    {
      ...defaultShape,
      ...box,
      fillColors: picture === undefined ? fillOf(shape, type) : undefined,
      picture: picture ?? pictureIn(shape),
      effects: effectsOf(childNamed(shape, 'v:imagedata')),
      core:
        picture !== undefined ||
        /^v:(?:rect|roundrect)$/.test(shape.name) ||
        type?.attributes['o:spt'] === '202' ||
        /_t202$/.test(shape.attributes.type ?? '')
          ? 1
          : shape.name === 'v:oval'
            ? 0.7
            : 0,
      line: lineOf(shape, type),
      content: outermost(shape, (name) => name === 'w:txbxContent')[0],
      insets: { left: left ?? 7.2, top: top ?? 3.6, right: right ?? 7.2, bottom: bottom ?? 3.6 },
      verticalAlign: { middle: 0.5, bottom: 1 }[style['v-text-anchor'] ?? ''] ?? 0,
      growsWithText: /mso-fit-shape-to-text\s*:\s*t/i.test(box2?.attributes.style ?? ''),
      isVertical: /layout-flow\s*:\s*vertical/i.test(box2?.attributes.style ?? ''),
      hidden,
    },
  ];
}

const vmlShapes = (parent: XmlElement): XmlElement[] =>
  elementsOf(parent).filter(
    ({ name }) => name.startsWith('v:') && !['v:shapetype', 'v:textbox', 'v:fill', 'v:imagedata'].includes(name),
  );

/** The drawings of a `w:pict` or `w:object`, which are in VML, the older drawing language. */
export function readVmlDrawings(drawing: XmlElement): Drawing[] {
  const types = new Map(
    elementsOf(drawing)
      .filter(({ name }) => name === 'v:shapetype')
      .map((type) => [type.attributes.id ?? '', type]),
  );
  return vmlShapes(drawing).map((shape) => {
    const style = styleOf(shape);
    const shapes = shapesOf(shape, { x: 0, y: 0, across: 1, down: 1 }, types);
    const [width, height] = [length(style['width']) ?? 0, length(style['height']) ?? 0];
    const moved = shapes
      .map((one) => ({ ...one, x: one.x - (length(style['left']) ?? 0), y: one.y - (length(style['top']) ?? 0) }))
      .flatMap(withLine);
    if (style['position'] !== 'absolute') return { shapes: moved, width, height, isFree: false, order: 0 };
    const z = Number(style['z-index'] ?? 0);
    const shareOf = (axis: 'width' | 'height') => {
      const share = Number(style[`mso-${axis}-percent`] ?? 0) / 1000;
      return share > 0 ? { from: style[`mso-${axis}-relative`] ?? 'page', share } : undefined;
    };
    const position = (axis: 'horizontal' | 'vertical', side: 'left' | 'top'): Position => ({
      from: style[`mso-position-${axis}-relative`] ?? 'text',
      align: style[`mso-position-${axis}`] === 'absolute' ? undefined : style[`mso-position-${axis}`],
      offset: (length(style[`margin-${side}`]) ?? 0) + (length(style[side]) ?? 0),
    });
    return {
      shapes: moved,
      width,
      height,
      order: z < 0 ? z + behind : z + 1,
      isFree: !outermost(shape, (name) => name.endsWith(':wrap')).length,
      share: { across: shareOf('width'), down: shareOf('height') },
      horizontal: position('horizontal', 'left'),
      vertical: position('vertical', 'top'),
    };
  });
}
