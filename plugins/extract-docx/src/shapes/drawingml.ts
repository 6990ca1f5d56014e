import type { Colors } from '../styles/colors.ts';
import { geometryOf, type Geometry } from './geometry.ts';
import type { PictureEffects } from './pictures.ts';
import { noEffects, emu, pictureIn, defaultShape, type Rectangle, type Scale, type Shape } from './shape.ts';
import { childNamed, elementsOf, outermost, type XmlElement } from '../package/xml.ts';

/** Whether an attribute of a drawing is on. */
export const isSet = (text: string | undefined): boolean => ['1', 'true', 'on', 't'].includes(text ?? '');

/** Where a shape stands; `isVertical`: it is turned by about a quarter, so that its text runs from top to bottom. */
function boxOf(frame: XmlElement | undefined, { x, y, across, down }: Scale): Rectangle & { isVertical: boolean } {
  const at = childNamed(frame, 'a:off')?.attributes ?? {};
  const size = childNamed(frame, 'a:ext')?.attributes ?? {};
  const box = {
    x: x + emu(at.x) * across,
    y: y + emu(at.y) * down,
    width: emu(size.cx) * across,
    height: emu(size.cy) * down,
  };
  const angle = (Math.abs(Number(frame?.attributes.rot ?? 0)) / 60_000) % 180;
  if (angle < 45 || angle > 135) return { ...box, isVertical: false };
  const shift = (box.width - box.height) / 2;
  return { x: box.x + shift, y: box.y - shift, width: box.height, height: box.width, isVertical: true };
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

/** Whether a shape has no inside to fill: a line, or a custom shape without a path. */
function isOpen(properties: XmlElement | undefined): boolean {
  const drawn = childNamed(properties, 'a:custGeom');
  if (drawn) return outermost(drawn, (name) => name === 'a:path').length === 0;
  return /line|connector|arc|brac(?:e|ket)/i.test(childNamed(properties, 'a:prstGeom')?.attributes.prst ?? '');
}

const fills = /^a:(?:solidFill|gradFill|blipFill|pattFill|noFill|grpFill)$/;
const verticalAligns: Record<string, number> = { ctr: 0.5, b: 1 };
const smallestFont = 40_000;

/** Reads the shapes of DrawingML with the colors of one document. */
export class ShapeReader {
  readonly #colors: Colors;

  constructor(colors: Colors) {
    this.#colors = colors;
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
    const referred = reference && this.#colors.referred(reference);
    const body = childNamed(shape, 'wps:bodyPr');
    const inset = (name: string, usual: number) => emu(body?.attributes[name] ?? String(usual));
    const font = childNamed(style, 'a:fontRef');
    const letters = font && this.#colors.drawn(font)?.color;
    const shrunk = childNamed(body, 'a:normAutofit')?.attributes.fontScale;
    const isHidden = isSet((childNamed(shape, 'wps:cNvPr') ?? shape).attributes.hidden);
    const box = boxOf(childNamed(properties, 'a:xfrm'), scale);
    return {
      ...box,
      ...(isSoft(properties, box) ? faded : geometryOf(properties)),
      fillColors: isOpen(properties) ? 'none' : own ? this.#colors.filled(fill) : reference ? referred : 'none',
      picture: pictureIn(fill),
      effects: effectsOf(fill),
      line: this.#line(properties),
      content: outermost(shape, (name) => name === 'w:txbxContent')[0],
      letters: letters === undefined ? undefined : [letters],
      insets: {
        left: inset('lIns', 91_440),
        top: inset('tIns', 45_720),
        right: inset('rIns', 91_440),
        bottom: inset('bIns', 45_720),
      },
      growsWithText: childNamed(body, 'a:spAutoFit') !== undefined,
      columns: {
        count: Math.min(16, Math.max(1, Number(body?.attributes.numCol ?? 1) || 1)),
        between: emu(body?.attributes.spcCol),
      },
      verticalAlign: verticalAligns[body?.attributes.anchor ?? ''] ?? 0,
      isVertical: box.isVertical !== /vert/.test(body?.attributes.vert ?? ''),
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
      ...defaultShape,
      ...(isSoft(properties, box) ? faded : geometryOf(properties)),
      fillColors: undefined,
      picture: pictureIn(fill),
      effects: effectsOf(fill),
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
      fillColors: this.#colors.filled(fill),
      isOpen: isOpen(properties),
      isBroken: dash !== 'solid',
    };
  }
}

/** A shape whose look is not known. */
export const unknown = (box: Rectangle): Shape => ({ ...defaultShape, ...box, fillColors: undefined, isUnknown: true });

const fillOf = (properties: XmlElement | undefined): XmlElement | undefined =>
  properties && elementsOf(properties).find(({ name }) => fills.test(name));

/** The geometry of a shape of which no part is filled for certain. */
const faded: Geometry = { core: 0, isHollow: true };

/** Whether soft edges take away much of a shape. */
function isSoft(properties: XmlElement | undefined, { width, height }: Rectangle): boolean {
  const soft = childNamed(childNamed(properties, 'a:effectLst'), 'a:softEdge');
  return soft !== undefined && emu(soft.attributes.rad) > Math.min(width, height) / 5;
}

/** Whether a 3D rotation turns a shape so that only its edge is visible. */
function isEdgeOn(properties: XmlElement | undefined): boolean {
  const turn = childNamed(childNamed(childNamed(properties, 'a:scene3d'), 'a:camera'), 'a:rot')?.attributes;
  const upright = (angle: string | undefined) => Math.abs(Math.cos(((Number(angle ?? 0) / 60_000) * Math.PI) / 180));
  return turn !== undefined && Math.min(upright(turn.lat), upright(turn.lon)) < 0.3;
}

const hundredths = (text: string | undefined): number =>
  (text?.endsWith('%') ? Number.parseFloat(text) / 100 : Number(text ?? 0) / 100_000) || 0;

/** The cropping and effects of the picture in a fill; undefined where one is not known. */
function effectsOf(fill: XmlElement | undefined): PictureEffects | undefined {
  const effects = { ...noEffects };
  if (childNamed(fill, 'a:tile')) return undefined;
  for (const cut of [childNamed(fill, 'a:srcRect'), childNamed(childNamed(fill, 'a:stretch'), 'a:fillRect')]) {
    effects.left += hundredths(cut?.attributes.l);
    effects.top += hundredths(cut?.attributes.t);
    effects.right += hundredths(cut?.attributes.r);
    effects.bottom += hundredths(cut?.attributes.b);
  }
  const blip = childNamed(fill, 'a:blip');
  for (const effect of blip ? elementsOf(blip) : []) {
    if (effect.name === 'a:alphaModFix')
      effects.opacity *= effect.attributes.amt === undefined ? 1 : hundredths(effect.attributes.amt);
    else if (effect.name === 'a:lum')
      Object.assign(effects, {
        bright: hundredths(effect.attributes.bright),
        contrast: hundredths(effect.attributes.contrast),
      });
    else if (effect.name !== 'a:extLst' && effect.name !== 'a:grayscl') return undefined;
  }
  return effects;
}
