import { namedColor, type FillColor } from '../styles/colors.ts';
import type { PictureEffects } from './pictures.ts';
import {
  noEffects,
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
      isTurned: /layout-flow\s*:\s*vertical/i.test(box2?.attributes.style ?? ''),
      hidden,
    },
  ];
}

function lineOf(shape: XmlElement, type: XmlElement | undefined): Shape['line'] {
  const said = (name: string) => shape.attributes[name] ?? type?.attributes[name];
  if (['f', 'false'].includes(said('stroked') ?? '')) return undefined;
  const color = namedColor((said('strokecolor') ?? 'black').replace(/\s*line.*$/, ''));
  const stroke = childNamed(shape, 'v:stroke')?.attributes;
  return {
    width: length(stroke?.weight ?? said('strokeweight')) ?? 0.75,
    fillColors: color === undefined ? undefined : [{ color, opacity: 1 }],
    isOpen: shape.name === 'v:line',
    isBroken: stroke?.dashstyle !== undefined,
  };
}

function fillOf(shape: XmlElement, type: XmlElement | undefined): FillColor[] | 'none' | undefined {
  const said = (name: string) => shape.attributes[name] ?? type?.attributes[name];
  const fill = childNamed(shape, 'v:fill')?.attributes ?? {};
  if (['f', 'false'].includes(said('filled') ?? '') || ['f', 'false'].includes(fill.on ?? '')) return 'none';
  if (childNamed(shape, 'v:textpath') || shape.name === 'v:line') return 'none';
  if (/^(?:tile|pattern|frame)$/.test(fill.type ?? '')) return undefined;
  const both = [
    fill.color ?? said('fillcolor') ?? 'white',
    ...(/^gradient/.test(fill.type ?? '') ? [fill.color2 ?? 'white'] : []),
  ];
  const share =
    fill.opacity === undefined
      ? 1
      : Number.parseFloat(fill.opacity) / (/f$/.test(fill.opacity) ? 65_536 : /%$/.test(fill.opacity) ? 100 : 1);
  const colors = both.map((color) => namedColor(color.replace(/\s*fill.*$/, '')));
  return colors.every((color) => color !== undefined) ? colors.map((color) => ({ color, opacity: share })) : undefined;
}

/** The effects of a VML picture; brightness and contrast are fractions of 65,536. Undefined where one is not known. */
function effectsOf(picture: XmlElement | undefined): PictureEffects | undefined {
  const { gain, blacklevel, chromakey } = picture?.attributes ?? {};
  const part = (text: string) => Number.parseFloat(text) / (text.endsWith('f') ? 65_536 : 1);
  if (chromakey !== undefined) return undefined;
  return {
    ...noEffects,
    contrast: gain === undefined ? 0 : part(gain) - 1,
    bright: blacklevel === undefined ? 0 : part(blacklevel) * 2,
  };
}

const vmlShapes = (parent: XmlElement): XmlElement[] =>
  elementsOf(parent).filter(
    ({ name }) => name.startsWith('v:') && !['v:shapetype', 'v:textbox', 'v:fill', 'v:imagedata'].includes(name),
  );

const pair = (text: string | undefined, usual: number): [number, number] => {
  const [one, other] = (text ?? '').split(',').map(Number);
  return [one || usual, other || usual];
};

const perPoint: Record<string, number> = { pt: 1, in: 72, cm: 72 / 2.54, mm: 72 / 25.4, pc: 12, px: 0.75 };

/** Points of a length; a number without a unit is returned unchanged. */
function length(text: string | undefined): number | undefined {
  const [, digits, unit] = /^\s*(-?\d*\.?\d+)\s*([a-z]*)/i.exec(text ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits) * (perPoint[unit!.toLowerCase()] ?? 1);
}

function styleOf(shape: XmlElement): Record<string, string> {
  const rules = (shape.attributes.style ?? '')
    .toLowerCase()
    .split(';')
    .map((rule) => rule.split(':').map((part) => part.trim()));
  return Object.fromEntries(rules.filter(([name]) => name)) as Record<string, string>;
}

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
