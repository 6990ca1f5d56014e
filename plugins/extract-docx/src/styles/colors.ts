import { createCanvas } from '@napi-rs/canvas';
import { childNamed, elementsOf, type XmlElement } from '../package/xml.ts';

/**
 * A color of a fill, with its opacity from 0 to 1. `at`: the point of the shape that has it, x and y from 0 to 1;
 * absent for all points.
 */
export type FillColor = { color: string; opacity: number; at?: { x: number; y: number } };

type Channels = [number, number, number];

const channelsOf = (color: string): Channels =>
  [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255) as Channels;

const hexOf = (channels: number[]): string =>
  channels
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, value)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase();

/** Relative luminance of RRGGBB, 0 to 1 (WCAG 2.2). */
export function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  ) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors RRGGBB, 1 (the same) to 21 (black on white), as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Alpha compositing: the visible color of `color` with `opacity` (0 to 1) over `background`; all RRGGBB. */
export function mix(color: string, background: string, opacity: number): string {
  const below = channelsOf(background);
  return hexOf(channelsOf(color).map((value, index) => value * opacity + below[index]! * (1 - opacity)));
}

/** The same hue with another lightness; HSL as in CSS Color 4, §8. */
function withLightness(color: string, change: (lightness: number) => number): string {
  const channels = channelsOf(color);
  const [low, high] = [Math.min(...channels), Math.max(...channels)];
  const before = (low + high) / 2;
  const after = Math.min(1, Math.max(0, change(before)));
  const room = (lightness: number) => Math.min(lightness, 1 - lightness);
  const stretch = room(before) === 0 ? 0 : room(after) / room(before);
  return hexOf(channels.map((value) => after + (value - before) * stretch));
}

const hex = /^[0-9a-f]{6}$/i;
const context = createCanvas(1, 1).getContext('2d');

/** RRGGBB of a color in CSS or VML, such as `#fff` or `navy`; undefined for anything else. */
export function namedColor(text: string): string | undefined {
  const name = text
    .trim()
    .replace(/(?<!\s)\s*\[.*$/, '')
    .replace(/^dk/, 'dark')
    .replace(/^lt/, 'light')
    .replace(/^med/, 'medium');
  if (/^window$/i.test(name)) return 'FFFFFF';
  if (/^windowtext$/i.test(name)) return '000000';
  if (hex.test(name)) return name.toUpperCase();
  // The canvas keeps its color where the new one is not valid.
  context.fillStyle = '#010203';
  context.fillStyle = name.toLowerCase();
  context.fillRect(0, 0, 1, 1);
  const found = hexOf([...context.getImageData(0, 0, 1, 1).data.subarray(0, 3)].map((value) => value / 255));
  return found === '010203' ? undefined : found;
}

/** A share, 0 to 1, that is written in thousandths of a percent, or with a percent sign. */
const shareIn = (text: string | undefined): number =>
  text?.endsWith('%') ? Number.parseFloat(text) / 100 : Number(text ?? 100_000) / 100_000;

const percentIn = (text: string | undefined): string => `${shareIn(text) * 100}%`;

const share = ({ attributes }: XmlElement): number => shareIn(attributes['val'] ?? attributes['w14:val']);

/** Applies the color transforms of DrawingML: the children of a color (ECMA-376 part 1, 20.1.2.3). */
function changed(base: FillColor, changes: XmlElement[]): FillColor {
  let { color, opacity } = base;
  for (const change of changes) {
    const amount = share(change);
    const name = change.name.slice(change.name.indexOf(':') + 1);
    if (name === 'lumMod') color = withLightness(color, (lightness) => lightness * amount);
    else if (name === 'lumOff') color = withLightness(color, (lightness) => lightness + amount);
    else if (name === 'shade') color = mix(color, '000000', amount);
    else if (name === 'tint') color = mix(color, 'FFFFFF', amount);
    // `w14:alpha` is transparency, `a:alpha` is opacity.
    else if (name === 'alpha') opacity = change.name.startsWith('w14:') ? 1 - amount : amount;
  }
  return { color, opacity };
}

/** The attributes with which `w:` elements state a color. */
const names = {
  text: { literal: 'w:val', theme: 'w:themeColor', tint: 'w:themeTint', shade: 'w:themeShade' },
  page: { literal: 'w:color', theme: 'w:themeColor', tint: 'w:themeTint', shade: 'w:themeShade' },
  fill: { literal: 'w:fill', theme: 'w:themeFill', tint: 'w:themeFillTint', shade: 'w:themeFillShade' },
} as const;

const elementsIn = (parent: XmlElement | undefined): XmlElement[] => (parent ? elementsOf(parent) : []);

const steps = 8;

/** Samples a linear gradient at points of a grid; `angle` in degrees, clockwise from the right. */
function alongLine(stops: (FillColor & { position: number })[], angle: number): FillColor[] {
  const sorted = stops.toSorted((one, other) => one.position - other.position);
  const [across, down] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const [from, to] = [Math.min(0, across) + Math.min(0, down), Math.max(0, across) + Math.max(0, down)];
  return Array.from({ length: steps * steps }, (_, index) => {
    const at = { x: ((index % steps) + 0.5) / steps, y: (Math.floor(index / steps) + 0.5) / steps };
    const position = (at.x * across + at.y * down - from) / (to - from);
    const after = sorted.find((stop) => stop.position >= position) ?? sorted.at(-1)!;
    const before = sorted.findLast((stop) => stop.position <= position) ?? sorted[0]!;
    const part =
      after.position > before.position ? (position - before.position) / (after.position - before.position) : 1;
    return {
      color: mix(after.color, before.color, part),
      opacity: after.opacity * part + before.opacity * (1 - part),
      at,
    };
  });
}

const usual: Record<string, string> = { dk1: '000000', lt1: 'FFFFFF', dk2: '44546A', lt2: 'E7E6E6' };
const shortNames: Record<string, string> = {
  dark1: 'dk1',
  light1: 'lt1',
  dark2: 'dk2',
  light2: 'lt2',
  hyperlink: 'hlink',
  followedHyperlink: 'folHlink',
  text1: 'tx1',
  background1: 'bg1',
  text2: 'tx2',
  background2: 'bg2',
};
const mapped: Record<string, [attribute: string, usual: string]> = {
  bg1: ['w:bg1', 'lt1'],
  tx1: ['w:t1', 'dk1'],
  bg2: ['w:bg2', 'lt2'],
  tx2: ['w:t2', 'dk2'],
};

/** Resolves the colors of a document, which may refer to its theme. */
export class Colors {
  #scheme = new Map<string, string>(Object.entries(usual));
  #mapping: Record<string, string>;
  /** Fills of the theme by their index (`a:fillRef`). */
  #fills: Map<number, XmlElement>;

  constructor(theme: XmlElement | undefined, settings: XmlElement | undefined) {
    const scheme = childNamed(childNamed(theme, 'a:themeElements'), 'a:clrScheme');
    for (const entry of scheme ? elementsOf(scheme) : []) {
      const fillColor = this.drawn(entry);
      if (fillColor) this.#scheme.set(entry.name.slice(2), fillColor.color);
    }
    const format = childNamed(childNamed(theme, 'a:themeElements'), 'a:fmtScheme');
    const numbered = (list: string, first: number) =>
      elementsIn(childNamed(format, list)).map((fill, index) => [first + index, fill] as const);
    this.#fills = new Map([...numbered('a:fillStyleLst', 1), ...numbered('a:bgFillStyleLst', 1001)]);
    this.#mapping = childNamed(settings, 'w:clrSchemeMapping')?.attributes ?? {};
  }

  #themed(name: string): string | undefined {
    const short = shortNames[name] ?? name;
    const [attribute, common] = mapped[short] ?? [];
    const target = attribute === undefined ? short : (this.#mapping[attribute] ?? common!);
    return this.#scheme.get(shortNames[target] ?? target);
  }

  /**
   * RRGGBB or `auto` of a color in the attributes of a `w:` element; undefined where none is stated. Some programs use
   * the theme color and others the literal value, so both are returned where they differ.
   */
  stated(attributes: Record<string, string>, kind: keyof typeof names): string[] | undefined {
    const { literal, theme, tint, shade } = names[kind];
    const value = attributes[literal];
    const readings =
      value === undefined ? [] : [value === 'auto' ? value : (namedColor(value) ?? namedColor(`#${value}`) ?? 'auto')];
    const themed = attributes[theme] === undefined ? undefined : this.#themed(attributes[theme]);
    if (themed !== undefined) {
      const part = (name: string) => Number.parseInt(attributes[name] ?? 'FF', 16) / 255;
      readings.unshift(withLightness(themed, (lightness) => lightness * part(shade) * part(tint) + 1 - part(tint)));
    }
    return readings.length > 0 ? [...new Set(readings)] : undefined;
  }

  /** The color inside a DrawingML element such as `a:solidFill` or `a:gs`; undefined where it is not known. */
  drawn(parent: XmlElement): FillColor | undefined {
    for (const element of elementsOf(parent)) {
      const { attributes } = element;
      const value = attributes['val'] ?? attributes['w14:val'] ?? '';
      const kind = element.name.slice(element.name.indexOf(':') + 1);
      let color: string | undefined;
      if (kind === 'srgbClr') color = hex.test(value) ? value.toUpperCase() : undefined;
      else if (kind === 'schemeClr') color = this.#themed(value);
      else if (kind === 'sysClr') color = namedColor(value) ?? namedColor(attributes['lastClr'] ?? '');
      else if (kind === 'prstClr') color = namedColor(value);
      else if (kind === 'scrgbClr')
        color = hexOf(['r', 'g', 'b'].map((name) => shareIn(attributes[name]) ** (1 / 2.2)));
      else if (kind === 'hslClr')
        color = namedColor(
          `hsl(${Number(attributes['hue']) / 60_000} ${percentIn(attributes['sat'])} ${percentIn(attributes['lum'])})`,
        );
      if (color && hex.test(color)) return changed({ color, opacity: 1 }, elementsOf(element));
    }
    return undefined;
  }

  /** The fill of the theme to which `a:fillRef` refers, with the color in the reference. */
  referred(reference: XmlElement): FillColor[] | 'none' | undefined {
    const number = Number(reference.attributes.idx ?? 0) || 0;
    const fillColor = this.drawn(reference);
    const fill = this.#fills.get(number);
    if (number === 0 || number === 1000) return 'none';
    if (!fill || !fillColor) return fillColor && [fillColor];
    this.#scheme.set('phClr', fillColor.color);
    return this.filled(fill);
  }

  /** The colors of a fill such as `a:gradFill`; `none` for no fill, undefined where they are not known. */
  filled(fill: XmlElement | undefined): FillColor[] | 'none' | undefined {
    const kind = fill?.name.slice(fill.name.indexOf(':') + 1);
    if (!fill || !kind) return undefined;
    if (kind === 'noFill') return 'none';
    const sources =
      kind === 'solidFill'
        ? [fill]
        : kind === 'gradFill'
          ? elementsOf(elementsOf(fill).find(({ name }) => name.endsWith(':gsLst')) ?? fill)
          : kind === 'pattFill'
            ? elementsOf(fill)
            : [];
    const fillColors = sources.map((source) => this.drawn(source));
    if (fillColors.length === 0 || !fillColors.every((fillColor) => fillColor !== undefined)) return undefined;
    const line = kind === 'gradFill' && elementsOf(fill).find(({ name }) => name.endsWith(':lin'));
    if (!line) return fillColors;
    const attribute = (element: XmlElement, name: string) =>
      element.attributes[name] ?? element.attributes[`w14:${name}`];
    const stops = fillColors.map((fillColor, index) => ({
      ...fillColor,
      position: shareIn(attribute(sources[index]!, 'pos')),
    }));
    return alongLine(stops, Number(attribute(line, 'ang') ?? 0) / 60_000);
  }
}
