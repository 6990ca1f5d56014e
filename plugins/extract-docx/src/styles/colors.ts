import { createCanvas } from '@napi-rs/canvas';
import { childNamed, elementsOf, type XmlElement } from '../package/xml.ts';

/** A colour that is painted: `opacity` from 0 to 1; `at`: where in its shape, each from 0 to 1, if not everywhere. */
export type Paint = { colour: string; opacity: number; at?: { x: number; y: number } };

type Channels = [number, number, number];

const channelsOf = (colour: string): Channels =>
  [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as Channels;

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
export function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  ) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours RRGGBB, 1 (the same) to 21 (black on white), as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** What is seen of `colour` painted with `opacity` (0 to 1) over `ground`; all RRGGBB. */
export function mix(colour: string, ground: string, opacity: number): string {
  const below = channelsOf(ground);
  return hexOf(channelsOf(colour).map((value, index) => value * opacity + below[index]! * (1 - opacity)));
}

/** The same hue with another lightness; HSL as in CSS Color 4, §8. */
function withLightness(colour: string, change: (lightness: number) => number): string {
  const channels = channelsOf(colour);
  const [low, high] = [Math.min(...channels), Math.max(...channels)];
  const before = (low + high) / 2;
  const after = Math.min(1, Math.max(0, change(before)));
  const room = (lightness: number) => Math.min(lightness, 1 - lightness);
  const stretch = room(before) === 0 ? 0 : room(after) / room(before);
  return hexOf(channels.map((value) => after + (value - before) * stretch));
}

const hex = /^[0-9a-f]{6}$/i;
const context = createCanvas(1, 1).getContext('2d');

/** RRGGBB of a colour as CSS and VML write it, such as `#fff` or `navy`; undefined for what is none. */
export function namedColour(text: string): string | undefined {
  const name = text
    .trim()
    .replace(/\s*\[.*$/, '')
    .replace(/^dk/, 'dark')
    .replace(/^lt/, 'light')
    .replace(/^med/, 'medium');
  if (/^window$/i.test(name)) return 'FFFFFF';
  if (/^windowtext$/i.test(name)) return '000000';
  if (hex.test(name)) return name.toUpperCase();
  // What is no colour leaves the one before.
  context.fillStyle = '#010203';
  context.fillStyle = name.toLowerCase();
  context.fillRect(0, 0, 1, 1);
  const found = hexOf([...context.getImageData(0, 0, 1, 1).data.subarray(0, 3)].map((value) => value / 255));
  return found === '010203' ? undefined : found;
}

/** A share in thousandths of a percent, or in percent where it says so. */
const shareIn = (text: string | undefined): number =>
  text?.endsWith('%') ? Number.parseFloat(text) / 100 : Number(text ?? 100_000) / 100_000;

const percentIn = (text: string | undefined): string => `${shareIn(text) * 100}%`;

const share = ({ attributes }: XmlElement): number => shareIn(attributes['val'] ?? attributes['w14:val']);

/** What the children of a DrawingML colour do to it (ECMA-376 part 1, 20.1.2.3). */
function changed(base: Paint, changes: XmlElement[]): Paint {
  let { colour, opacity } = base;
  for (const change of changes) {
    const amount = share(change);
    const name = change.name.slice(change.name.indexOf(':') + 1);
    if (name === 'lumMod') colour = withLightness(colour, (lightness) => lightness * amount);
    else if (name === 'lumOff') colour = withLightness(colour, (lightness) => lightness + amount);
    else if (name === 'shade') colour = mix(colour, '000000', amount);
    else if (name === 'tint') colour = mix(colour, 'FFFFFF', amount);
    // `w14:alpha` says how much shines through, `a:alpha` how much does not.
    else if (name === 'alpha') opacity = change.name.startsWith('w14:') ? 1 - amount : amount;
  }
  return { colour, opacity };
}

/** How a `w:` element names a colour in its attributes. */
const names = {
  text: { literal: 'w:val', theme: 'w:themeColor', tint: 'w:themeTint', shade: 'w:themeShade' },
  page: { literal: 'w:color', theme: 'w:themeColor', tint: 'w:themeTint', shade: 'w:themeShade' },
  fill: { literal: 'w:fill', theme: 'w:themeFill', tint: 'w:themeFillTint', shade: 'w:themeFillShade' },
} as const;

const elementsIn = (parent: XmlElement | undefined): XmlElement[] => (parent ? elementsOf(parent) : []);

const steps = 8;

/** What a gradient paints at points of a grid; `angle` in degrees, clockwise from the right. */
function alongLine(stops: (Paint & { position: number })[], angle: number): Paint[] {
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
      colour: mix(after.colour, before.colour, part),
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

/** Resolves the colours of a document, which may stand in its theme. */
export class Colours {
  #scheme = new Map<string, string>(Object.entries(usual));
  #mapping: Record<string, string>;
  /** Fills that shapes refer to by number. */
  #fills: Map<number, XmlElement>;

  constructor(theme: XmlElement | undefined, settings: XmlElement | undefined) {
    const scheme = childNamed(childNamed(theme, 'a:themeElements'), 'a:clrScheme');
    for (const entry of scheme ? elementsOf(scheme) : []) {
      const paint = this.drawn(entry);
      if (paint) this.#scheme.set(entry.name.slice(2), paint.colour);
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
   * RRGGBB or `auto` of a colour in the attributes of a `w:` element. Programs differ in whether the theme or the
   * literal value counts, so both are given where they differ. Undefined where nothing is said.
   */
  stated(attributes: Record<string, string>, kind: keyof typeof names): string[] | undefined {
    const { literal, theme, tint, shade } = names[kind];
    const value = attributes[literal];
    const readings =
      value === undefined
        ? []
        : [value === 'auto' ? value : (namedColour(value) ?? namedColour(`#${value}`) ?? 'auto')];
    const themed = attributes[theme] === undefined ? undefined : this.#themed(attributes[theme]);
    if (themed !== undefined) {
      const part = (name: string) => Number.parseInt(attributes[name] ?? 'FF', 16) / 255;
      readings.unshift(withLightness(themed, (lightness) => lightness * part(shade) * part(tint) + 1 - part(tint)));
    }
    return readings.length > 0 ? [...new Set(readings)] : undefined;
  }

  /** The one colour inside a DrawingML element such as `a:solidFill` or `a:gs`; undefined where it is not known. */
  drawn(parent: XmlElement): Paint | undefined {
    for (const element of elementsOf(parent)) {
      const { attributes } = element;
      const value = attributes['val'] ?? attributes['w14:val'] ?? '';
      const kind = element.name.slice(element.name.indexOf(':') + 1);
      let colour: string | undefined;
      if (kind === 'srgbClr') colour = hex.test(value) ? value.toUpperCase() : undefined;
      else if (kind === 'schemeClr') colour = this.#themed(value);
      else if (kind === 'sysClr') colour = namedColour(value) ?? namedColour(attributes['lastClr'] ?? '');
      else if (kind === 'prstClr') colour = namedColour(value);
      else if (kind === 'scrgbClr')
        colour = hexOf(['r', 'g', 'b'].map((name) => shareIn(attributes[name]) ** (1 / 2.2)));
      else if (kind === 'hslClr')
        colour = namedColour(
          `hsl(${Number(attributes['hue']) / 60_000} ${percentIn(attributes['sat'])} ${percentIn(attributes['lum'])})`,
        );
      if (colour && hex.test(colour)) return changed({ colour, opacity: 1 }, elementsOf(element));
    }
    return undefined;
  }

  /** What the theme's fill of a number (`a:fillRef`) paints with the colour in the reference. */
  referred(reference: XmlElement): Paint[] | 'none' | undefined {
    const number = Number(reference.attributes.idx ?? 0) || 0;
    const paint = this.drawn(reference);
    const fill = this.#fills.get(number);
    if (number === 0 || number === 1000) return 'none';
    if (!fill || !paint) return paint && [paint];
    this.#scheme.set('phClr', paint.colour);
    return this.filled(fill);
  }

  /** The colours of a fill such as `a:gradFill`; `none` for no fill, undefined where they are not known. */
  filled(fill: XmlElement | undefined): Paint[] | 'none' | undefined {
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
    const paints = sources.map((source) => this.drawn(source));
    if (paints.length === 0 || !paints.every((paint) => paint !== undefined)) return undefined;
    const line = kind === 'gradFill' && elementsOf(fill).find(({ name }) => name.endsWith(':lin'));
    if (!line) return paints;
    const attribute = (element: XmlElement, name: string) =>
      element.attributes[name] ?? element.attributes[`w14:${name}`];
    const stops = paints.map((paint, index) => ({ ...paint, position: shareIn(attribute(sources[index]!, 'pos')) }));
    return alongLine(stops, Number(attribute(line, 'ang') ?? 0) / 60_000);
  }
}
