import { type Colours, mix, type Paint } from './colors.ts';
import { childNamed, element, elementsOf, valueOf, type XmlElement } from '../package/xml.ts';

/** How letters look, as far as it decides whether a reader sees them. A missing entry is inherited. */
export type Look = {
  vanish?: boolean;
  /** Points; `complexSize` is that of right-to-left scripts. */
  size?: number;
  complexSize?: number;
  /** Whether the letters are set as those of a right-to-left script. */
  complex?: boolean;
  /** RRGGBB, or `auto`: whatever contrasts with the shading. More than one where programs read it differently. */
  colours?: string[];
  /** What `w14:textFill` paints the letters with instead. */
  paints?: Paint[];
  /** A line around the letters: its width in points, and what it is painted with. */
  outline?: { width: number; paints: Paint[] };
  /** Background of the run, RRGGBB; empty: none, whatever a style says. */
  shading?: string[];
  /** Whether that is a highlight, which automatic colours do not heed. */
  isHighlighted?: boolean;
  /** Width of the letters, 1 for that of the font. */
  scale?: number;
  /** Points between the letters, and above the line. */
  spacing?: number;
  raised?: number;
  /** Points that the letters are pressed or stretched to. */
  fitted?: number;
  isSmall?: boolean;
  fonts?: { ascii?: string; other?: string; complex?: string };
};

/** Where a paragraph stands, in points as far as it is about lengths. */
export type Setting = {
  shading?: string[];
  before?: number;
  after?: number;
  /** Height of a line: in points where `isExact`, otherwise 1 for that of the font. */
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
  /** 0 to 8 as in the outline. */
  level?: number;
  collapsed?: boolean;
  /** `w:framePr` */
  frame?: Record<string, string>;
  /** Whether it says one thing twice and differently, so that each program shows something else. */
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

/** Drops what was not said, so that spreading one over another inherits. */
function stated<T extends object>(said: { [Key in keyof T]: T[Key] | undefined }): T {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as T;
}

/**
 * The background that a `w:shd` paints: empty for an explicit none, undefined where nothing is said. Of what is said
 * twice every program may paint another one.
 */
export function shading(properties: XmlElement | undefined, colours: Colours): string[] | undefined {
  const said = (properties ? elementsOf(properties) : [])
    .filter(({ name }) => name === 'w:shd')
    .map(({ attributes }) => patternOf(attributes, colours));
  if (said.length < 2) return said[0];
  return said.some((one) => one.length > 0) ? said.flatMap((one) => (one.length > 0 ? one : ['FFFFFF'])) : [];
}

function patternOf(shade: Record<string, string>, colours: Colours): string[] {
  const fill = colours.stated(shade, 'fill') ?? ['auto'];
  const lines = colours.stated(shade, 'page') ?? ['auto'];
  const pattern = shade['w:val'] ?? 'clear';
  if (pattern === 'clear' || pattern === 'nil') return fill.filter((colour) => colour !== 'auto');
  // An automatic colour is white behind the lines of a pattern and black in them.
  const inLines = lines.map((colour) => (colour === 'auto' ? '000000' : colour));
  const between = fill.map((colour) => (colour === 'auto' ? 'FFFFFF' : colour));
  const [, percent] = /^pct(\d+)$/.exec(pattern) ?? [];
  if (percent !== undefined)
    return inLines.flatMap((colour) => between.map((behind) => mix(colour, behind, Number(percent) / 100)));
  return pattern === 'solid' ? inLines : [...between, ...inLines];
}

function outlineOf(properties: XmlElement, colours: Colours): Look['outline'] {
  const outline = childNamed(properties, 'w14:textOutline');
  const paints = outline && colours.filled(elementsOf(outline).find(({ name }) => /Fill$/.test(name)));
  return Array.isArray(paints) ? { width: Number(outline!.attributes['w14:w'] ?? 0) / 12_700, paints } : undefined;
}

function textFill(properties: XmlElement, colours: Colours, outline: Look['outline']): Paint[] | undefined {
  const fill = childNamed(properties, 'w14:textFill');
  const paints = fill && colours.filled(elementsOf(fill)[0]);
  if (paints !== 'none') return paints;
  // Letters without a fill are read by their outline, or not at all.
  return outline && outline.width >= 0.25 ? outline.paints : [{ colour: '808080', opacity: 0 }];
}

/** The fonts that `w:rFonts` names, those of the theme resolved. */
function fonts(properties: XmlElement, themeFont: (name: string) => string | undefined): Look['fonts'] {
  const named = childNamed(properties, 'w:rFonts')?.attributes;
  if (!named) return undefined;
  const one = (key: string) => themeFont(named[`w:${key}Theme`] ?? '') ?? named[`w:${key}`];
  return stated<NonNullable<Look['fonts']>>({
    ascii: one('ascii'),
    other: one('hAnsi'),
    complex: one('cs') ?? themeFont(named['w:cstheme'] ?? ''),
  });
}

export type Context = { colours: Colours; themeFont: (name: string) => string | undefined };

/** Properties that are said more than once, told apart into what each program may heed. */
function readingsOf(properties: XmlElement): XmlElement[] {
  const children = elementsOf(properties);
  if (new Set(children.map(({ name }) => name)).size === children.length) return [properties];
  const said = [...Map.groupBy(children, ({ name }) => name).values()];
  const readings = Math.min(mostReadings, Math.max(...said.map(({ length }) => length)));
  return Array.from({ length: readings }, (_, index) =>
    element(
      properties.name,
      {},
      said.map((all) => all[index] ?? all.at(-1)!),
    ),
  );
}

const mostReadings = 20;
const further = (one = 0, other = 0): number => (Math.abs(one) > Math.abs(other) ? one : other);
const least = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined ? other : other === undefined ? one : Math.min(one, other);
const together = <Value>(one: Value[] | undefined, other: Value[] | undefined): Value[] | undefined =>
  one && other ? [...one, ...other] : (one ?? other);

/** A look that is seen only where both are. */
const eitherWay = (one: Look, other: Look): Look =>
  stated<Look>({
    ...one,
    ...other,
    // A ground that is painted or not is none.
    vanish:
      one.vanish || other.vanish || (one.shading && other.shading && !one.shading.length !== !other.shading.length),
    size: least(one.size, other.size),
    complexSize: least(one.complexSize, other.complexSize),
    colours: together(one.colours, other.colours),
    paints: together(one.paints, other.paints),
    shading: together(one.shading, other.shading),
    scale: least(one.scale, other.scale),
    spacing: further(one.spacing, other.spacing),
    raised: further(one.raised, other.raised),
    fitted: least(one.fitted, other.fitted),
  });

/** What run properties (`w:rPr`) say. What is said twice is seen only where it is seen both ways. */
export function runLook(properties: XmlElement | undefined, context: Context): Look {
  return properties
    ? readingsOf(properties)
        .map((reading) => lookOf(reading, context))
        .reduce(eitherWay)
    : {};
}

function lookOf(properties: XmlElement, { colours, themeFont }: Context): Look {
  const highlighted = valueOf(properties, 'w:highlight');
  const highlight = highlights[highlighted ?? ''];
  const outline = outlineOf(properties, colours);
  const colour = childNamed(properties, 'w:color');
  const align = valueOf(properties, 'w:vertAlign');
  return stated<Look>({
    vanish: isOn(childNamed(properties, 'w:vanish')) ?? isOn(childNamed(properties, 'w:specVanish')),
    size: sizeOf(valueOf(properties, 'w:sz')),
    complexSize: sizeOf(valueOf(properties, 'w:szCs')),
    complex: isOn(childNamed(properties, 'w:rtl')) ?? isOn(childNamed(properties, 'w:cs')),
    colours: colour && colours.stated(colour.attributes, 'text'),
    paints: textFill(properties, colours, outline),
    outline,
    shading:
      highlight === undefined
        ? (shading(properties, colours) ?? (highlighted === 'none' ? [] : undefined))
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

/** One look over another. Hidden by one style stays hidden whatever another style says; `direct` formatting decides. */
export function over(below: Look, above: Look, { direct = false } = {}): Look {
  const vanish = direct ? (above.vanish ?? below.vanish) : above.vanish || below.vanish;
  const fonts = { ...below.fonts, ...above.fonts };
  const painted = above.colours && !above.paints ? { ...below, paints: undefined } : below;
  return stated<Look>({ ...painted, ...above, fonts, vanish });
}

/** Widths in hundredths of a letter count before those in points. */
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
  const said = elementsOf(properties).filter(({ name }) => placing.has(name));
  return said.some((one) =>
    said.some((other) => other !== one && other.name === one.name && JSON.stringify(other) !== JSON.stringify(one)),
  );
}

/** What paragraph properties (`w:pPr`) say. */
export function paragraphSetting(properties: XmlElement | undefined, colours: Colours): Setting {
  if (!properties) return {};
  const spacing = childNamed(properties, 'w:spacing')?.attributes ?? {};
  const indents = childNamed(properties, 'w:ind')?.attributes ?? {};
  const isExact = spacing['w:lineRule'] === 'exact';
  const hanging = indent(indents, ['hanging']);
  const tabs = childNamed(properties, 'w:tabs');
  const stops = tabs ? elementsOf(tabs).filter(({ attributes }) => attributes['w:val'] !== 'clear') : [];
  const level = valueOf(properties, 'w:outlineLvl');
  const collapsed = childNamed(properties, 'w15:collapsed');
  return stated<Setting>({
    shading: shading(properties, colours),
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
