import type { HiddenReason } from '@cotejo/plugin-kit';
import { type Colours, namedColour, type Paint } from './colours.ts';
import { geometryOf, type Geometry } from './geometry.ts';
import type { Showing } from './pictures.ts';
import { childNamed, elementsOf, outermost, textOf, type XmlElement } from './xml.ts';

/** A rectangle in points. */
export type Rectangle = { x: number; y: number; width: number; height: number };

/** One shape or picture of a drawing, in points from the drawing's corner. */
export type Shape = Rectangle &
  Geometry & {
    /** What it is filled with; undefined where that is a picture or not known. */
    paints: Paint[] | 'none' | undefined;
    /** Relationship of the picture that fills it. */
    picture?: string | undefined;
    /** How that picture is shown; undefined where it is changed in a way that is not known. */
    showing?: Showing | undefined;
    /** The line around it, in points. */
    line?: { width: number; paints: Paint[] | 'none' | undefined; isOpen: boolean; isBroken: boolean } | undefined;
    /** Whether it is known to be there, and not how it looks. */
    isUnknown?: boolean;
    /** `w:txbxContent`: what is written in it. */
    content?: XmlElement | undefined;
    /** What its style paints letters with that state no colour. */
    letters?: string[] | undefined;
    insets: { left: number; top: number; right: number; bottom: number };
    /** Whether it grows with its text, and whether that stands on its side. */
    grows: boolean;
    isTurned: boolean;
    hidden?: HiddenReason | undefined;
  };

/** Where a drawing stands along one axis: from what, and how far (points), how aligned, or at which share of it. */
export type Position = {
  from: string;
  offset?: number | undefined;
  align?: string | undefined;
  share?: number | undefined;
};

export type Drawing = {
  shapes: Shape[];
  width: number;
  height: number;
  /** Undefined for a drawing that stands in its line like a letter. */
  horizontal?: Position;
  vertical?: Position;
  /** Its size as a share of what it is measured by, which counts before its size in points. */
  share?: { across?: { from: string; share: number } | undefined; down?: { from: string; share: number } | undefined };
  /** Whether text runs under or over it instead of around it. */
  isFree: boolean;
  /** Negative behind the text. */
  order: number;
};

const emu = (text: string | undefined): number => (Number(text ?? 0) || 0) / 12_700;
const isSet = (text: string | undefined): boolean => ['1', 'true', 'on', 't'].includes(text ?? '');

/** How coordinates inside a group become points from the drawing's corner. */
type Scale = { x: number; y: number; across: number; down: number };

function boxOf(frame: XmlElement | undefined, { x, y, across, down }: Scale): Rectangle & { isTurned: boolean } {
  const at = childNamed(frame, 'a:off')?.attributes ?? {};
  const size = childNamed(frame, 'a:ext')?.attributes ?? {};
  const box = {
    x: x + emu(at.x) * across,
    y: y + emu(at.y) * down,
    width: emu(size.cx) * across,
    height: emu(size.cy) * down,
  };
  const angle = (Math.abs(Number(frame?.attributes.rot ?? 0)) / 60_000) % 180;
  if (angle < 45 || angle > 135) return { ...box, isTurned: false };
  const shift = (box.width - box.height) / 2;
  return { x: box.x + shift, y: box.y - shift, width: box.height, height: box.width, isTurned: true };
}

function inside(frame: XmlElement | undefined, outer: Scale): Scale {
  const size = childNamed(frame, 'a:ext')?.attributes ?? {};
  const inner = childNamed(frame, 'a:chExt')?.attributes ?? size;
  const at = childNamed(frame, 'a:off')?.attributes ?? {};
  const from = childNamed(frame, 'a:chOff')?.attributes ?? {};
  const across = outer.across * (emu(size.cx) / (emu(inner.cx) || 1) || 0);
  const down = outer.down * (emu(size.cy) / (emu(inner.cy) || 1) || 0);
  return {
    x: outer.x + emu(at.x) * outer.across - emu(from.x) * across,
    y: outer.y + emu(at.y) * outer.down - emu(from.y) * down,
    across,
    down,
  };
}

/** Whether a shape has no inside that could be filled: a line, or a path that goes nowhere. */
function isOpen(properties: XmlElement | undefined): boolean {
  const drawn = childNamed(properties, 'a:custGeom');
  if (drawn) return outermost(drawn, (name) => name === 'a:path').length === 0;
  return /line|connector|arc|brac(?:e|ket)/i.test(childNamed(properties, 'a:prstGeom')?.attributes.prst ?? '');
}

const fills = /^a:(?:solidFill|gradFill|blipFill|pattFill|noFill|grpFill)$/;
const smallestFont = 40_000;

class Reader {
  readonly #colours: Colours;

  constructor(colours: Colours) {
    this.#colours = colours;
  }

  /** The shapes below a `a:graphicData`, a group or a canvas. */
  shapes(parent: XmlElement, scale: Scale, around?: XmlElement): Shape[] {
    return elementsOf(parent).flatMap((child): Shape[] => {
      if (child.name === 'wps:wsp') return [this.#shape(child, scale, around)];
      if (child.name === 'pic:pic') return [this.#picture(child, scale)];
      if (child.name === 'wpc:wpc' || child.name === 'wpc:whole') return this.shapes(child, scale, around);
      if (child.name === 'wpg:graphicFrame')
        return [unknown(boxOf(childNamed(child, 'wpg:xfrm') ?? childNamed(child, 'a:xfrm'), scale))];
      if (child.name !== 'wpg:wgp' && child.name !== 'wpg:grpSp') return [];
      const properties = childNamed(child, 'wpg:grpSpPr');
      const fill = fillOf(properties);
      const found = this.shapes(
        child,
        inside(childNamed(properties, 'a:xfrm'), scale),
        fill?.name === 'a:grpFill' ? around : fill,
      );
      return isSet(childNamed(child, 'wpg:cNvPr')?.attributes.hidden)
        ? found.map((shape) => ({ ...shape, hidden: 'hidden-run' }))
        : found;
    });
  }

  #shape(shape: XmlElement, scale: Scale, around: XmlElement | undefined): Shape {
    const properties = childNamed(shape, 'wps:spPr');
    const style = childNamed(shape, 'wps:style');
    const own = fillOf(properties);
    const fill = own?.name === 'a:grpFill' ? around : own;
    const reference = childNamed(style, 'a:fillRef');
    const referred = reference && this.#colours.referred(reference);
    const body = childNamed(shape, 'wps:bodyPr');
    const inset = (name: string, usual: number) => emu(body?.attributes[name] ?? String(usual));
    const font = childNamed(style, 'a:fontRef');
    const letters = font && this.#colours.drawn(font)?.colour;
    const shrunk = childNamed(body, 'a:normAutofit')?.attributes.fontScale;
    const isHidden = isSet((childNamed(shape, 'wps:cNvPr') ?? shape).attributes.hidden);
    const box = boxOf(childNamed(properties, 'a:xfrm'), scale);
    return {
      ...box,
      ...(isSoft(properties, box) ? faded : geometryOf(properties)),
      paints: isOpen(properties) ? 'none' : own ? this.#colours.filled(fill) : reference ? referred : 'none',
      picture: pictureIn(fill),
      showing: showingOf(fill),
      line: this.#line(properties),
      content: outermost(shape, (name) => name === 'w:txbxContent')[0],
      letters: letters === undefined ? undefined : [letters],
      insets: {
        left: inset('lIns', 91_440),
        top: inset('tIns', 45_720),
        right: inset('rIns', 91_440),
        bottom: inset('bIns', 45_720),
      },
      grows: childNamed(body, 'a:spAutoFit') !== undefined,
      isTurned: box.isTurned !== /vert/.test(body?.attributes.vert ?? ''),
      hidden: isHidden
        ? 'hidden-run'
        : isEdgeOn(properties) || (shrunk !== undefined && Number.parseInt(shrunk, 10) < smallestFont)
          ? 'tiny'
          : undefined,
    };
  }

  #picture(picture: XmlElement, scale: Scale): Shape {
    const properties = childNamed(picture, 'pic:spPr');
    const fill = childNamed(picture, 'pic:blipFill');
    const box = boxOf(childNamed(properties, 'a:xfrm'), scale);
    return {
      ...box,
      ...plain,
      ...(isSoft(properties, box) ? faded : geometryOf(properties)),
      paints: undefined,
      picture: pictureIn(fill),
      showing: showingOf(fill),
      line: this.#line(properties),
    };
  }

  #line(properties: XmlElement | undefined): Shape['line'] {
    const line = childNamed(properties, 'a:ln');
    const fill = fillOf(line);
    if (!line || !fill) return undefined;
    const dash =
      childNamed(line, 'a:prstDash')?.attributes.val ?? (childNamed(line, 'a:custDash') ? 'custom' : 'solid');
    return {
      width: emu(line.attributes.w),
      paints: this.#colours.filled(fill),
      isOpen: isOpen(properties),
      isBroken: dash !== 'solid',
    };
  }

  /** One shape of the older drawing language, or a group of them. */
  old(shape: XmlElement, { x, y, across, down }: Scale, types: Map<string, XmlElement>): Shape[] {
    const style = styleOf(shape);
    const at = (names: string[]) => names.map((name) => length(style[name])).find((value) => value !== undefined) ?? 0;
    const box = {
      x: x + at(['left']) * across,
      y: y + at(['top']) * down,
      width: at(['width']) * across,
      height: at(['height']) * down,
    };
    const hidden =
      style['visibility'] === 'hidden' || style['display'] === 'none' ? ('hidden-run' as const) : undefined;
    if (shape.name === 'v:group') {
      const [columns, rows] = pair(shape.attributes.coordsize, 1000);
      const [left, top] = pair(shape.attributes.coordorigin, 0);
      const scale = { across: box.width / columns, down: box.height / rows };
      const inner = { ...scale, x: box.x - left * scale.across, y: box.y - top * scale.down };
      return oldShapes(shape)
        .flatMap((child) => this.old(child, inner, types))
        .map((one) => ({ ...one, hidden: hidden ?? one.hidden }));
    }
    const type = types.get((shape.attributes.type ?? '').slice(1));
    const picture = childNamed(shape, 'v:imagedata')?.attributes['r:id'];
    const box2 = childNamed(shape, 'v:textbox');
    const [left, top, right, bottom] = (box2?.attributes.inset ?? '').split(',').map(length);
    return [
      {
        ...plain,
        ...box,
        paints: picture === undefined ? this.#oldFill(shape, type) : undefined,
        picture: picture ?? pictureIn(shape),
        showing: showingOfOld(childNamed(shape, 'v:imagedata')),
        core:
          picture !== undefined ||
          /^v:(?:rect|roundrect)$/.test(shape.name) ||
          type?.attributes['o:spt'] === '202' ||
          /_t202$/.test(shape.attributes.type ?? '')
            ? 1
            : shape.name === 'v:oval'
              ? 0.7
              : 0,
        line: this.#oldLine(shape, type),
        content: outermost(shape, (name) => name === 'w:txbxContent')[0],
        insets: { left: left ?? 7.2, top: top ?? 3.6, right: right ?? 7.2, bottom: bottom ?? 3.6 },
        grows: /mso-fit-shape-to-text\s*:\s*t/i.test(box2?.attributes.style ?? ''),
        isTurned: /layout-flow\s*:\s*vertical/i.test(box2?.attributes.style ?? ''),
        hidden,
      },
    ];
  }

  #oldLine(shape: XmlElement, type: XmlElement | undefined): Shape['line'] {
    const said = (name: string) => shape.attributes[name] ?? type?.attributes[name];
    if (['f', 'false'].includes(said('stroked') ?? '')) return undefined;
    const colour = namedColour((said('strokecolor') ?? 'black').replace(/\s*line.*$/, ''));
    const stroke = childNamed(shape, 'v:stroke')?.attributes;
    return {
      width: length(stroke?.weight ?? said('strokeweight')) ?? 0.75,
      paints: colour === undefined ? undefined : [{ colour, opacity: 1 }],
      isOpen: shape.name === 'v:line',
      isBroken: stroke?.dashstyle !== undefined,
    };
  }

  #oldFill(shape: XmlElement, type: XmlElement | undefined): Paint[] | 'none' | undefined {
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
    const colours = both.map((colour) => namedColour(colour.replace(/\s*fill.*$/, '')));
    return colours.every((colour) => colour !== undefined)
      ? colours.map((colour) => ({ colour, opacity: share }))
      : undefined;
  }
}

const plain = {
  insets: { left: 0, top: 0, right: 0, bottom: 0 },
  grows: false,
  isTurned: false,
  core: 1,
  isHollow: false,
};

const unknown = (box: Rectangle): Shape => ({ ...plain, ...box, paints: undefined, isUnknown: true });

const fillOf = (properties: XmlElement | undefined): XmlElement | undefined =>
  properties && elementsOf(properties).find(({ name }) => fills.test(name));

/** What is painted here and there, and nobody can say where. */
const faded: Geometry = { core: 0, isHollow: true };

/** Whether the edges of a shape are softened so far that little is left of it. */
function isSoft(properties: XmlElement | undefined, { width, height }: Rectangle): boolean {
  const soft = childNamed(childNamed(properties, 'a:effectLst'), 'a:softEdge');
  return soft !== undefined && emu(soft.attributes.rad) > Math.min(width, height) / 5;
}

/** Whether a shape is turned in space so that it is seen from its edge. */
function isEdgeOn(properties: XmlElement | undefined): boolean {
  const turn = childNamed(childNamed(childNamed(properties, 'a:scene3d'), 'a:camera'), 'a:rot')?.attributes;
  const upright = (angle: string | undefined) => Math.abs(Math.cos(((Number(angle ?? 0) / 60_000) * Math.PI) / 180));
  return turn !== undefined && Math.min(upright(turn.lat), upright(turn.lon)) < 0.3;
}

const hundredths = (text: string | undefined): number =>
  (text?.endsWith('%') ? Number.parseFloat(text) / 100 : Number(text ?? 0) / 100_000) || 0;
const known = { left: 0, top: 0, right: 0, bottom: 0, opacity: 1, bright: 0, contrast: 0 };

/** How the picture in a fill is shown. */
function showingOf(fill: XmlElement | undefined): Showing | undefined {
  const showing = { ...known };
  if (childNamed(fill, 'a:tile')) return undefined;
  for (const cut of [childNamed(fill, 'a:srcRect'), childNamed(childNamed(fill, 'a:stretch'), 'a:fillRect')]) {
    showing.left += hundredths(cut?.attributes.l);
    showing.top += hundredths(cut?.attributes.t);
    showing.right += hundredths(cut?.attributes.r);
    showing.bottom += hundredths(cut?.attributes.b);
  }
  const blip = childNamed(fill, 'a:blip');
  for (const effect of blip ? elementsOf(blip) : []) {
    if (effect.name === 'a:alphaModFix')
      showing.opacity *= effect.attributes.amt === undefined ? 1 : hundredths(effect.attributes.amt);
    else if (effect.name === 'a:lum')
      Object.assign(showing, {
        bright: hundredths(effect.attributes.bright),
        contrast: hundredths(effect.attributes.contrast),
      });
    else if (effect.name !== 'a:extLst' && effect.name !== 'a:grayscl') return undefined;
  }
  return showing;
}

/** The same for a picture of the older drawing language; its light is in shares of 65,536. */
function showingOfOld(picture: XmlElement | undefined): Showing | undefined {
  const { gain, blacklevel, chromakey } = picture?.attributes ?? {};
  const part = (text: string) => Number.parseFloat(text) / (text.endsWith('f') ? 65_536 : 1);
  if (chromakey !== undefined) return undefined;
  return {
    ...known,
    contrast: gain === undefined ? 0 : part(gain) - 1,
    bright: blacklevel === undefined ? 0 : part(blacklevel) * 2,
  };
}

/** Lines as wide as this hide text, or carry it. */
const wideLine = 6;

/** A shape and the bars that a wide line draws around it. */
function withLine(shape: Shape): Shape[] {
  const { line, x, y, width, height } = shape;
  if (!line || line.width < wideLine || line.paints === 'none') return [shape];
  const half = line.width / 2;
  const isSlanted = line.isOpen && width > line.width && height > line.width;
  const bar = (box: Rectangle): Shape => ({
    ...plain,
    ...box,
    paints: line.paints,
    hidden: shape.hidden,
    core: isSlanted || line.isBroken ? 0 : 1,
  });
  if (line.isOpen || Math.min(width, height) < line.width)
    return [shape, bar({ x: x - half, y: y - half, width: width + line.width, height: height + line.width })];
  return [
    shape,
    ...[y, y + height].map((at) => bar({ x: x - half, y: at - half, width: width + line.width, height: line.width })),
    ...[x, x + width].map((at) => bar({ x: at - half, y: y - half, width: line.width, height: height + line.width })),
  ];
}

/** How many units of a wrapping polygon are the whole width or height; one of less than half leaves text under the drawing. */
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

const pictureIn = (parent: XmlElement | undefined): string | undefined =>
  parent && (childNamed(parent, 'a:blip')?.attributes['r:embed'] ?? childNamed(parent, 'v:fill')?.attributes['r:id']);

const oldShapes = (parent: XmlElement): XmlElement[] =>
  elementsOf(parent).filter(
    ({ name }) => name.startsWith('v:') && !['v:shapetype', 'v:textbox', 'v:fill', 'v:imagedata'].includes(name),
  );

const pair = (text: string | undefined, usual: number): [number, number] => {
  const [one, other] = (text ?? '').split(',').map(Number);
  return [one || usual, other || usual];
};

const perPoint: Record<string, number> = { pt: 1, in: 72, cm: 72 / 2.54, mm: 72 / 25.4, pc: 12, px: 0.75 };

/** Points; a number without a unit as it is. */
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

/** Far below the order of anything before the text. */
const behind = -1e11;

function anchored(anchor: XmlElement, colours: Colours): Drawing[] {
  const extent = childNamed(anchor, 'wp:extent')?.attributes ?? {};
  const [width, height] = [emu(extent.cx), emu(extent.cy)];
  const data = childNamed(childNamed(anchor, 'a:graphic'), 'a:graphicData');
  const read = data ? new Reader(colours).shapes(data, { x: 0, y: 0, across: 1, down: 1 }) : [];
  // A chart or a diagram is there, however it looks.
  const found =
    read.length === 0 && data && outermost(data, (name) => /blip$/.test(name)).length === 0
      ? [unknown({ x: 0, y: 0, width, height })]
      : read;
  const isHidden = isSet(childNamed(anchor, 'wp:docPr')?.attributes.hidden);
  const only = found.length === 1 ? found[0] : undefined;
  // A single shape is as large as the drawing says, unless it says of itself to be smaller.
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

/** Every drawing in a `w:drawing`, `w:pict` or `w:object`, with its shapes; what none of them understands is left out. */
export function readDrawing(drawing: XmlElement, colours: Colours): Drawing[] {
  const anchors = elementsOf(drawing).filter(({ name }) => name === 'wp:anchor' || name === 'wp:inline');
  if (anchors.length > 0) return anchors.flatMap((anchor) => anchored(anchor, colours));
  const types = new Map(
    elementsOf(drawing)
      .filter(({ name }) => name === 'v:shapetype')
      .map((type) => [type.attributes.id ?? '', type]),
  );
  return oldShapes(drawing).map((shape) => {
    const style = styleOf(shape);
    const shapes = new Reader(colours).old(shape, { x: 0, y: 0, across: 1, down: 1 }, types);
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
