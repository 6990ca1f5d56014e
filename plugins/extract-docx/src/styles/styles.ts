import { Colors } from './colors.ts';
import {
  type Context,
  type RunFormat,
  over,
  readParagraphFormat,
  readRunFormat,
  type ParagraphFormat,
  shading,
} from './formatting.ts';
import { childNamed, elementsOf, propertiesOf, valueOf, type XmlElement } from '../package/xml.ts';

/** The formatting of a style, or of one part of a table style such as its first row. */
export type Format = { runFormat: RunFormat; paragraphFormat: ParagraphFormat; shading?: string[] | undefined };
type Style = Format & {
  name: string;
  type: string;
  parts: Map<string, Format>;
  bands: { row: number; column: number };
};

const nothing: Style = {
  runFormat: {},
  paragraphFormat: {},
  name: '',
  type: '',
  parts: new Map(),
  bands: { row: 1, column: 1 },
};

/** Style inheritance: a format with what it does not state taken from its base. */
function inherit(base: Format | undefined, own: Format): Format {
  if (!base) return own;
  return {
    runFormat: { ...over(base.runFormat, own.runFormat, { direct: true }) },
    paragraphFormat: { ...base.paragraphFormat, ...own.paragraphFormat },
    shading: own.shading ?? base.shading,
  };
}

const regions: Record<string, { short: string; bit: number }> = {
  firstRow: { short: 'firstRow', bit: 0x20 },
  lastRow: { short: 'lastRow', bit: 0x40 },
  firstCol: { short: 'firstColumn', bit: 0x80 },
  lastCol: { short: 'lastColumn', bit: 0x100 },
  noHBand: { short: 'noHBand', bit: 0x200 },
  noVBand: { short: 'noVBand', bit: 0x400 },
};

/** Which conditional parts of a table style a `w:tblLook` switches on. */
function switches(runFormat: Record<string, string>): Record<string, boolean> {
  const bits = Number.parseInt(runFormat['w:val'] ?? '04A0', 16);
  return Object.fromEntries(
    Object.entries(regions).map(([name, { short, bit }]) => {
      const attribute = runFormat[`w:${short}`];
      return [name, attribute === undefined ? (bits & bit) !== 0 : ['1', 'true', 'on'].includes(attribute)];
    }),
  );
}

const tableParts = new Set([
  'wholeTable',
  'band1Vert',
  'band2Vert',
  'band1Horz',
  'band2Horz',
  'firstCol',
  'lastCol',
  'firstRow',
  'lastRow',
  'neCell',
  'nwCell',
  'seCell',
  'swCell',
]);

/** The position of a cell in its table, counted from 0. */
export type CellPlace = { row: number; rows: number; column: number; columns: number };

/** The styles of a document with their inheritance resolved. */
export class Styles {
  readonly context: Context;
  #elements = new Map<string, XmlElement>();
  #resolved = new Map<string, Style>();
  #defaults: Format = { runFormat: { size: 10 }, paragraphFormat: {} };
  #usual = new Map<string, string>();
  #symbolFonts: Set<string>;

  constructor(
    {
      styles,
      theme,
      settings,
      fontTable,
    }: Record<'styles' | 'theme' | 'settings' | 'fontTable', XmlElement | undefined>,
    lyingFonts: Set<string>,
  ) {
    const themeFonts = childNamed(childNamed(theme, 'a:themeElements'), 'a:fontScheme');
    const themeFont = (name: string): string | undefined => {
      const [, kind] = /^(major|minor)/.exec(name) ?? [];
      const script = /bidi$/i.test(name) ? 'a:cs' : /eastasia$/i.test(name) ? 'a:ea' : 'a:latin';
      return kind && (childNamed(childNamed(themeFonts, `a:${kind}Font`), script)?.attributes['typeface'] || undefined);
    };
    this.#symbolFonts = lyingFonts;
    this.context = { colors: new Colors(theme, settings), themeFont };
    for (const font of fontTable ? elementsOf(fontTable) : []) {
      const other = valueOf(font, 'w:altName');
      const isSymbol =
        /^0*2$/.test(valueOf(font, 'w:charset') ?? '') ||
        (other !== undefined && other.split(',').some((name) => symbolFont.test(name.trim())));
      if (isSymbol) this.#symbolFonts.add((font.attributes['w:name'] ?? '').toLowerCase());
    }
    for (const child of styles ? elementsOf(styles) : []) this.#enter(child);
  }

  #enter(child: XmlElement): void {
    if (child.name === 'w:docDefaults') {
      const own = this.#format(
        childNamed(childNamed(child, 'w:rPrDefault'), 'w:rPr'),
        childNamed(childNamed(child, 'w:pPrDefault'), 'w:pPr'),
      );
      this.#defaults = inherit(this.#defaults, own);
    }
    const id = child.attributes['w:styleId'];
    if (child.name !== 'w:style' || id === undefined) return;
    // Of two styles with one id, some programs use the first and others the last.
    const before = this.#elements.get(id);
    this.#elements.set(id, before ? { ...before, children: [...before.children, ...child.children] } : child);
    const type = child.attributes['w:type'] ?? 'paragraph';
    if (['1', 'true', 'on'].includes(child.attributes['w:default'] ?? '')) this.#usual.set(type, id);
  }

  #format(
    run: XmlElement | undefined,
    paragraph: XmlElement | undefined,
    ...shades: (XmlElement | undefined)[]
  ): Format {
    const { colors } = this.context;
    return {
      runFormat: readRunFormat(run, this.context),
      paragraphFormat: readParagraphFormat(paragraph, colors),
      shading: shades.map((one) => shading(one, colors)).find((one) => one !== undefined),
    };
  }

  /** Whether a font draws symbols, or other letters, for the letters of a text. */
  isSymbolFont(name: string | undefined): boolean {
    if (name === undefined) return false;
    return this.#symbolFonts.has(name.toLowerCase()) || symbolFont.test(name);
  }

  /** What a paragraph inherits from the document defaults, the style of its table and its own style. */
  paragraph(id: string | undefined, table: Format[] = []): Format & { name: string } {
    const style = this.#style(id, 'paragraph');
    const formats = [this.#defaults, ...table, style];
    return {
      runFormat: formats.reduce<RunFormat>((below, { runFormat }) => over(below, runFormat), {}),
      paragraphFormat: Object.assign({}, ...formats.map(({ paragraphFormat }) => paragraphFormat)) as ParagraphFormat,
      name: style.name,
    };
  }

  character(id: string | undefined): RunFormat {
    return this.#style(id, 'character').runFormat;
  }

  /** The formats of a table style that apply to one cell, the strongest last (ECMA-376 part 1, 17.7.6). */
  cell(table: XmlElement | undefined, place: CellPlace): Format[] {
    const style = this.#style(valueOf(table, 'w:tblStyle'), 'table');
    if (style.parts.size === 0) return [style];
    const on = switches(childNamed(table, 'w:tblLook')?.attributes ?? {});
    const first = { row: on['firstRow'] && place.row === 0, column: on['firstCol'] && place.column === 0 };
    const last = {
      row: on['lastRow'] && place.row === place.rows - 1,
      column: on['lastCol'] && place.column === place.columns - 1,
    };
    const band = (index: number, skipped: boolean | undefined, size: number) =>
      (Math.floor((index - (skipped ? 1 : 0)) / size) % 2) + 1;
    const names = [
      'wholeTable',
      !on['noVBand'] &&
        !first.column &&
        !last.column &&
        `band${band(place.column, on['firstCol'], style.bands.column)}Vert`,
      !on['noHBand'] && !first.row && !last.row && `band${band(place.row, on['firstRow'], style.bands.row)}Horz`,
      first.column && 'firstCol',
      last.column && 'lastCol',
      first.row && 'firstRow',
      last.row && 'lastRow',
      first.row && last.column && 'neCell',
      first.row && first.column && 'nwCell',
      last.row && last.column && 'seCell',
      last.row && first.column && 'swCell',
    ];
    return [style, ...names.flatMap((name) => (name && style.parts.get(name)) || [])];
  }

  #style(id: string | undefined, type: string): Style {
    const known = id !== undefined && this.#elements.has(id) ? id : this.#usual.get(type);
    return known === undefined ? nothing : this.#resolve(known);
  }

  /** Resolves a style after its ancestors, without recursion: a chain may be very long, or a circle. */
  #resolve(id: string): Style {
    const chain: string[] = [];
    const seen = new Set<string>();
    for (let at: string | undefined = id; at !== undefined && !seen.has(at) && !this.#resolved.has(at);) {
      seen.add(at);
      const element = this.#elements.get(at);
      if (!element) break;
      chain.push(at);
      at = valueOf(element, 'w:basedOn');
    }
    for (const one of chain.toReversed()) {
      const element = this.#elements.get(one)!;
      this.#resolved.set(one, this.#inherited(element, this.#resolved.get(valueOf(element, 'w:basedOn') ?? '')));
    }
    return this.#resolved.get(id) ?? nothing;
  }

  #inherited(element: XmlElement, base: Style | undefined): Style {
    const table = childNamed(element, 'w:tblPr');
    const own = this.#format(
      propertiesOf(element, 'w:rPr'),
      propertiesOf(element, 'w:pPr'),
      childNamed(element, 'w:tcPr'),
      table,
    );
    const ownParts = elementsOf(element).filter(({ name }) => name === 'w:tblStylePr');
    const parts = ownParts.length > 0 ? new Map(base?.parts) : (base?.parts ?? nothing.parts);
    for (const part of ownParts) {
      const type = part.attributes['w:type'] ?? '';
      if (!tableParts.has(type)) continue;
      const format = this.#format(
        childNamed(part, 'w:rPr'),
        childNamed(part, 'w:pPr'),
        childNamed(part, 'w:tcPr'),
        childNamed(part, 'w:tblPr'),
      );
      parts.set(type, inherit(base?.parts.get(type), format));
    }
    const band = (name: string, usual: number) => Math.max(1, Number(valueOf(table, name) ?? usual)) || 1;
    const { row, column } = base?.bands ?? nothing.bands;
    return {
      ...inherit(base, own),
      name: valueOf(element, 'w:name') ?? '',
      type: element.attributes['w:type'] ?? 'paragraph',
      parts,
      bands: { row: band('w:tblStyleRowBandSize', row), column: band('w:tblStyleColBandSize', column) },
    };
  }
}

const symbolFont = new RegExp(
  [
    'ornaments',
    '^(?:wingdings|webdings|symbol\\b|marlett|mt extra|zapf ?dingbats|bookshelf symbol|monotype sorts|ms outlook)',
    '^(?:ms reference specialty|segoe (?:mdl2|fluent)|opensymbol|font ?awesome|standard ?symbols|d050000l|dingbats)',
    '^(?:(?:libre )?bar ?code|code ?(?:39|128)\\b|holo ?lens|apple braille|redacted|flow (?:block|circular|rounded))',
  ].join('|'),
  'i',
);
