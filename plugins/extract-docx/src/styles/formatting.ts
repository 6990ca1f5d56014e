import { type Colors, mix, type FillColor } from './colors.ts';
import { childNamed, element, elementsOf, valueOf, type XmlElement } from '../package/xml.ts';

/** Run formatting (`w:rPr`), as far as it decides whether a reader sees the text. A missing entry is inherited. */
export type RunFormat = {
  vanish?: boolean;
  /** Points; `complexSize` is that of right-to-left scripts. */
  size?: number;
  complexSize?: number;
  /** Whether the letters are set as those of a right-to-left script. */
  complex?: boolean;
  /** RRGGBB, or `auto`: black or white, by the shading. More than one where programs differ. */
  colors?: string[];
  /** Colors of `w14:textFill`, which replace `colors`. */
  fillColors?: FillColor[];
  /** The outline of the letters: its width in points, and its colors. */
  outline?: { width: number; fillColors: FillColor[] };
  /** Background of the run, RRGGBB; an empty list is an explicit none. */
  shading?: string[];
  /** Whether the background is a highlight, which does not change automatic colors. */
  isHighlighted?: boolean;
  /** Horizontal scale of the letters; 1 is the font's own width. */
  scale?: number;
  /** Character spacing, in points. `raised`: points above the baseline. */
  spacing?: number;
  raised?: number;
  /** Width in points to which the whole text is fitted (`w:fitText`). */
  fitted?: number;
  isSmall?: boolean;
  fonts?: { ascii?: string; other?: string; complex?: string };
};

/** Paragraph formatting (`w:pPr`); lengths are in points. */
export type ParagraphFormat = {
  shading?: string[];
  before?: number;
  after?: number;
  /** Line height: in points where `isExact`, otherwise a multiple of the font's. */
  line?: number;
  isExact?: boolean;
  left?: number;
  right?: number;
  first?: number;
  align?: string;
  /** The furthest tab stop. */
  tab?: number;
  breaksBefore?: boolean;
  numbering?: XmlElement;
  /** Outline level, 0 to 8. */
  level?: number;
  collapsed?: boolean;
  /** `w:framePr` */
  frame?: Record<string, string>;
  /** Whether it states one property twice with different values, so that programs show different pages. */
  isDisputed?: boolean;
};

const highlights: Record<string, string> = {
  black: '000000',
  blue: '0000FF',
  cyan: '00FFFF',
  darkBlue: '000080',
  darkCyan: '008080',
  darkGray: '808080',
  darkGreen: '008000',
  darkMagenta: '800080',
  darkRed: '800000',
  darkYellow: '808000',
  green: '00FF00',
  lightGray: 'C0C0C0',
  magenta: 'FF00FF',
  red: 'FF0000',
  white: 'FFFFFF',
  yellow: 'FFFF00',
};

export function isOn(property: XmlElement | undefined): boolean | undefined {
  if (!property) return undefined;
  return !['0', 'false', 'off', 'none'].includes(property.attributes['w:val'] ?? 'true');
}

const units: Record<string, number> = { pt: 1, in: 72, cm: 72 / 2.54, mm: 72 / 25.4, pc: 12, pi: 12 };

/**
 * A number, or a length with a unit, in twentieths of a point as `w:` attributes have it; undefined for anything else.
 */
export function twips(text: string | undefined): number | undefined {
  const [, digits, unit] = /^\s*\+?(-?\d*\.?\d+)\s*([a-z]{2})?/i.exec(text ?? '') ?? [];
  if (digits === undefined) return undefined;
  return Number(digits) * (unit === undefined ? 1 : 20 * (units[unit.toLowerCase()] ?? 1));
}

const points = (text: string | undefined, each = 20): number | undefined => {
  const value = twips(text);
  return value === undefined ? undefined : value / each;
};

/** The size of letters, in half points where no unit is said. */
const sizeOf = (text: string | undefined): number | undefined => points(text, /[a-z]/i.test(text ?? '') ? 20 : 2);

/** Removes undefined entries, so that spreading one format over another inherits them. */
function stated<T extends object>(format: { [Key in keyof T]: T[Key] | undefined }): T {
  return Object.fromEntries(Object.entries(format).filter(([, value]) => value !== undefined)) as T;
}

/**
 * The background of a `w:shd`: an empty list for an explicit none, undefined where none is stated. Of two elements a
 * program may use either, so the colors of both are returned.
 */
export function shading(properties: XmlElement | undefined, colors: Colors): string[] | undefined {
  const readings = (properties ? elementsOf(properties) : [])
    .filter(({ name }) => name === 'w:shd')
    .map(({ attributes }) => patternOf(attributes, colors));
  if (readings.length < 2) return readings[0];
  return readings.some((one) => one.length > 0) ? readings.flatMap((one) => (one.length > 0 ? one : ['FFFFFF'])) : [];
}

function patternOf(shade: Record<string, string>, colors: Colors): string[] {
  const fill = colors.stated(shade, 'fill') ?? ['auto'];
  const lines = colors.stated(shade, 'page') ?? ['auto'];
  const pattern = shade['w:val'] ?? 'clear';
  if (pattern === 'clear' || pattern === 'nil') return fill.filter((color) => color !== 'auto');
  // An automatic color is black for the lines of a pattern and white between them.
  const inLines = lines.map((color) => (color === 'auto' ? '000000' : color));
  const between = fill.map((color) => (color === 'auto' ? 'FFFFFF' : color));
  const [, percent] = /^pct(\d+)$/.exec(pattern) ?? [];
  if (percent !== undefined)
    return inLines.flatMap((color) => between.map((behind) => mix(color, behind, Number(percent) / 100)));
  return pattern === 'solid' ? inLines : [...between, ...inLines];
}

function outlineOf(properties: XmlElement, colors: Colors): RunFormat['outline'] {
  const outline = childNamed(properties, 'w14:textOutline');
  const fillColors = outline && colors.filled(elementsOf(outline).find(({ name }) => /Fill$/.test(name)));
  return Array.isArray(fillColors)
    ? { width: Number(outline!.attributes['w14:w'] ?? 0) / 12_700, fillColors }
    : undefined;
}

function textFill(properties: XmlElement, colors: Colors, outline: RunFormat['outline']): FillColor[] | undefined {
  const fill = childNamed(properties, 'w14:textFill');
  const fillColors = fill && colors.filled(elementsOf(fill)[0]);
  if (fillColors !== 'none') return fillColors;
  // Letters without a fill are visible by their outline, or not at all.
  return outline && outline.width >= 0.25 ? outline.fillColors : [{ color: '808080', opacity: 0 }];
}

/** The fonts in `w:rFonts`; references to the theme are resolved. */
function fonts(properties: XmlElement, themeFont: (name: string) => string | undefined): RunFormat['fonts'] {
  const named = childNamed(properties, 'w:rFonts')?.attributes;
  if (!named) return undefined;
  const one = (key: string) => themeFont(named[`w:${key}Theme`] ?? '') ?? named[`w:${key}`];
  return stated<NonNullable<RunFormat['fonts']>>({
    ascii: one('ascii'),
    other: one('hAnsi'),
    complex: one('cs') ?? themeFont(named['w:cstheme'] ?? ''),
  });
}

export type Context = { colors: Colors; themeFont: (name: string) => string | undefined };

/** Splits properties with repeated elements into the readings that different programs may use. */
function readingsOf(properties: XmlElement): XmlElement[] {
  const children = elementsOf(properties);
  if (new Set(children.map(({ name }) => name)).size === children.length) return [properties];
  const groups = [...Map.groupBy(children, ({ name }) => name).values()];
  const readings = Math.min(mostReadings, Math.max(...groups.map(({ length }) => length)));
  return Array.from({ length: readings }, (_, index) =>
    element(
      properties.name,
      {},
      groups.map((all) => all[index] ?? all.at(-1)!),
    ),
  );
}

const mostReadings = 20;
const further = (one = 0, other = 0): number => (Math.abs(one) > Math.abs(other) ? one : other);
const least = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined ? other : other === undefined ? one : Math.min(one, other);
const together = <Value>(one: Value[] | undefined, other: Value[] | undefined): Value[] | undefined =>
  one && other ? [...one, ...other] : (one ?? other);

/** The less visible of two formats in every property: text is visible with it only where it is with both. */
const eitherWay = (one: RunFormat, other: RunFormat): RunFormat =>
  stated<RunFormat>({
    ...one,
    ...other,
    // With a background in one reading and none in the other, the text counts as hidden.
    vanish:
      one.vanish || other.vanish || (one.shading && other.shading && !one.shading.length !== !other.shading.length),
    size: least(one.size, other.size),
    complexSize: least(one.complexSize, other.complexSize),
    colors: together(one.colors, other.colors),
    fillColors: together(one.fillColors, other.fillColors),
    shading: together(one.shading, other.shading),
    scale: least(one.scale, other.scale),
    spacing: further(one.spacing, other.spacing),
    raised: further(one.raised, other.raised),
    fitted: least(one.fitted, other.fitted),
  });

/** Reads run properties (`w:rPr`). Where a property is repeated, the less visible value counts. */
export function readRunFormat(properties: XmlElement | undefined, context: Context): RunFormat {
  return properties
    ? readingsOf(properties)
        .map((reading) => runFormatOf(reading, context))
        .reduce(eitherWay)
    : {};
}

function runFormatOf(properties: XmlElement, { colors, themeFont }: Context): RunFormat {
  const highlighted = valueOf(properties, 'w:highlight');
  const highlight = highlights[highlighted ?? ''];
  const outline = outlineOf(properties, colors);
  const color = childNamed(properties, 'w:color');
  const align = valueOf(properties, 'w:vertAlign');
  return stated<RunFormat>({
    vanish: isOn(childNamed(properties, 'w:vanish')) ?? isOn(childNamed(properties, 'w:specVanish')),
    size: sizeOf(valueOf(properties, 'w:sz')),
    complexSize: sizeOf(valueOf(properties, 'w:szCs')),
    complex: isOn(childNamed(properties, 'w:rtl')) ?? isOn(childNamed(properties, 'w:cs')),
    colors: color && colors.stated(color.attributes, 'text'),
    fillColors: textFill(properties, colors, outline),
    outline,
    shading:
      highlight === undefined
        ? (shading(properties, colors) ?? (highlighted === 'none' ? [] : undefined))
        : [highlight],
    isHighlighted: highlight === undefined ? undefined : true,
    scale: points(valueOf(properties, 'w:w'), 100),
    spacing: points(valueOf(properties, 'w:spacing')),
    raised: points(valueOf(properties, 'w:position'), 2),
    fitted: points(valueOf(properties, 'w:fitText')),
    isSmall: align === undefined ? undefined : align !== 'baseline',
    fonts: fonts(properties, themeFont),
  });
}

/** Applies one run format over another. `vanish` of any style counts; only `direct` formatting can undo it. */
export function over(below: RunFormat, above: RunFormat, { direct = false } = {}): RunFormat {
  const vanish = direct ? (above.vanish ?? below.vanish) : above.vanish || below.vanish;
  const fonts = { ...below.fonts, ...above.fonts };
  const painted = above.colors && !above.fillColors ? { ...below, fillColors: undefined } : below;
  return stated<RunFormat>({ ...painted, ...above, fonts, vanish });
}

/** Points of one character, for indents in hundredths of a character, which count before those in points. */
const letter = 10.5;

function indent(attributes: Record<string, string>, names: string[]): number | undefined {
  for (const name of names) {
    const inLetters = Number(attributes[`w:${name}Chars`] ?? 0);
    if (inLetters) return (inLetters / 100) * letter;
  }
  for (const name of names) if (attributes[`w:${name}`] !== undefined) return points(attributes[`w:${name}`]);
  return undefined;
}

const placing = new Set(['w:ind', 'w:spacing', 'w:framePr', 'w:pStyle', 'w:numPr', 'w:shd', 'w:jc']);

function isDisputed(properties: XmlElement): boolean {
  const placings = elementsOf(properties).filter(({ name }) => placing.has(name));
  return placings.some((one) =>
    placings.some((other) => other !== one && other.name === one.name && JSON.stringify(other) !== JSON.stringify(one)),
  );
}

/** Reads paragraph properties (`w:pPr`). */
export function readParagraphFormat(properties: XmlElement | undefined, colors: Colors): ParagraphFormat {
  if (!properties) return {};
  const spacing = childNamed(properties, 'w:spacing')?.attributes ?? {};
  const indents = childNamed(properties, 'w:ind')?.attributes ?? {};
  const isExact = spacing['w:lineRule'] === 'exact';
  const hanging = indent(indents, ['hanging']);
  const tabs = childNamed(properties, 'w:tabs');
  const stops = tabs ? elementsOf(tabs).filter(({ attributes }) => attributes['w:val'] !== 'clear') : [];
  const level = valueOf(properties, 'w:outlineLvl');
  const collapsed = childNamed(properties, 'w15:collapsed');
  return stated<ParagraphFormat>({
    shading: shading(properties, colors),
    before: points(spacing['w:before']),
    after: points(spacing['w:after']),
    line: points(spacing['w:line'], isExact || spacing['w:lineRule'] === 'atLeast' ? 20 : 240),
    isExact: spacing['w:line'] === undefined ? undefined : isExact,
    left: indent(indents, ['left', 'start']),
    right: indent(indents, ['right', 'end']),
    first: hanging === undefined ? indent(indents, ['firstLine']) : -hanging,
    align: valueOf(properties, 'w:jc'),
    tab: stops.length > 0 ? Math.max(...stops.map(({ attributes }) => points(attributes['w:pos']) ?? 0)) : undefined,
    breaksBefore: isOn(childNamed(properties, 'w:pageBreakBefore')),
    numbering: childNamed(properties, 'w:numPr'),
    level: level === undefined ? undefined : Number(level),
    collapsed: collapsed && !['0', 'false', 'off'].includes(collapsed.attributes['w15:val'] ?? ''),
    frame: childNamed(properties, 'w:framePr')?.attributes,
    isDisputed: isDisputed(properties) || undefined,
  });
}
