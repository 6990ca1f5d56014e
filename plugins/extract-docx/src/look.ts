import { childNamed, elementsOf, outermost, valueOf, type XmlElement } from './xml.ts';

/** How text looks, as far as it decides whether a reader sees it. A missing entry is inherited. */
export type Look = {
  vanish?: boolean;
  /** Half points. */
  size?: number;
  /** Hexadecimal RRGGBB, or `auto`: whatever contrasts with the background. */
  colour?: string;
  /** Background of the run or the paragraph: RRGGBB. */
  fill?: string;
  /** Width of the letters in percent. */
  scale?: number;
  /** The letters have no fill, or one that lets everything through. */
  transparent?: boolean;
  /** Exact height of a line in twentieths of a point. */
  lineHeight?: number;
  /** Left edge of the paragraph in twentieths of a point. */
  indent?: number;
};

const highlights: Record<string, string> = {
  black: '000000', blue: '0000FF', cyan: '00FFFF', darkBlue: '000080', darkCyan: '008080', darkGray: '808080',
  darkGreen: '008000', darkMagenta: '800080', darkRed: '800000', darkYellow: '808000', green: '00FF00',
  lightGray: 'C0C0C0', magenta: 'FF00FF', red: 'FF0000', white: 'FFFFFF', yellow: 'FFFF00',
};

const hex = /^[0-9a-f]{6}$/i;

export function isOn(property: XmlElement | undefined): boolean | undefined {
  if (!property) return undefined;
  return !['0', 'false', 'off', 'none'].includes(property.attributes['w:val'] ?? 'true');
}

const number = (text: string | undefined): number | undefined => {
  const value = Number.parseFloat(text ?? '');
  return Number.isFinite(value) ? value : undefined;
};

/** The background that a `w:shd` paints, RRGGBB; undefined for none. */
export function shading(properties: XmlElement | undefined): string | undefined {
  const shade = childNamed(properties, 'w:shd')?.attributes;
  if (!shade) return undefined;
  const painted = shade['w:val'] === 'solid' ? shade['w:color'] : shade['w:fill'];
  return painted && hex.test(painted) ? painted : undefined;
}

/** Drops what was not said, so that spreading one look over another inherits. */
function stated(look: { [Key in keyof Look]: Look[Key] | undefined }): Look {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined));
}

/** `w14:textFill`: outline-only or see-through letters. */
function isTransparent(properties: XmlElement): boolean | undefined {
  const textFill = childNamed(properties, 'w14:textFill');
  if (!textFill) return undefined;
  if (childNamed(textFill, 'w14:noFill')) return true;
  const alpha = outermost(textFill, (name) => name === 'w14:alpha')[0];
  return (number(alpha?.attributes['w14:val']) ?? 0) >= 90_000;
}

/** What run properties (`w:rPr`) say. */
export function runLook(properties: XmlElement | undefined): Look {
  if (!properties) return {};
  const highlight = highlights[valueOf(properties, 'w:highlight') ?? ''];
  return stated({
    vanish: isOn(childNamed(properties, 'w:vanish')) ?? isOn(childNamed(properties, 'w:specVanish')),
    size: number(valueOf(properties, 'w:sz')),
    colour: valueOf(properties, 'w:color'),
    fill: highlight ?? shading(properties),
    scale: number(valueOf(properties, 'w:w')),
    transparent: isTransparent(properties),
  });
}

/** What paragraph properties (`w:pPr`) say. */
export function paragraphLook(properties: XmlElement | undefined): Look {
  const spacing = childNamed(properties, 'w:spacing')?.attributes ?? {};
  const indent = childNamed(properties, 'w:ind')?.attributes ?? {};
  return stated({
    fill: shading(properties),
    lineHeight: spacing['w:lineRule'] === 'exact' ? number(spacing['w:line']) : undefined,
    indent: number(indent['w:left'] ?? indent['w:start']),
  });
}

type Style = { look: Look; numbering: XmlElement | undefined; name: string };

/** The styles of a document, each with what it inherits. */
export class Styles {
  #elements = new Map<string, XmlElement>();
  #resolved = new Map<string, Style>();
  #defaults: Look = {};
  #defaultParagraph: string | undefined;

  constructor(root: XmlElement | undefined) {
    for (const child of root ? elementsOf(root) : []) {
      if (child.name === 'w:docDefaults') {
        this.#defaults = {
          ...paragraphLook(childNamed(childNamed(child, 'w:pPrDefault'), 'w:pPr')),
          ...runLook(childNamed(childNamed(child, 'w:rPrDefault'), 'w:rPr')),
        };
      }
      const id = child.attributes['w:styleId'];
      if (child.name !== 'w:style' || id === undefined || this.#elements.has(id)) continue;
      this.#elements.set(id, child);
      const isDefault = ['1', 'true', 'on'].includes(child.attributes['w:default'] ?? '');
      if (isDefault && child.attributes['w:type'] === 'paragraph') this.#defaultParagraph = id;
    }
  }

  /** What a paragraph's text inherits: document defaults and its paragraph style. */
  paragraph(id: string | undefined): Style {
    const style = this.#resolve(id ?? this.#defaultParagraph);
    return { ...style, look: { ...this.#defaults, ...style.look } };
  }

  character(id: string | undefined): Look {
    return this.#resolve(id).look;
  }

  /** The background of a table's cells on `background`; undefined where the style paints some cells and not others. */
  tableBackground(id: string | undefined, background: string | undefined): string | undefined {
    const style = id === undefined ? undefined : this.#elements.get(id);
    if (!style) return background;
    const whole = shading(childNamed(style, 'w:tcPr')) ?? shading(childNamed(style, 'w:tblPr'));
    const parts = outermost(style, (name) => name === 'w:tblStylePr');
    const varies = parts.some((part) => outermost(part, (name) => name === 'w:shd').length > 0);
    return varies ? undefined : (whole ?? this.tableBackground(valueOf(style, 'w:basedOn'), background));
  }

  #resolve(id: string | undefined): Style {
    const none: Style = { look: {}, numbering: undefined, name: '' };
    const style = id === undefined ? undefined : this.#elements.get(id);
    if (id === undefined || !style) return none;
    const known = this.#resolved.get(id);
    if (known) return known;
    // Entered before its ancestors are asked, so that a style based on itself ends.
    this.#resolved.set(id, none);
    const base = this.#resolve(valueOf(style, 'w:basedOn'));
    const paragraph = childNamed(style, 'w:pPr');
    const resolved = {
      look: { ...base.look, ...paragraphLook(paragraph), ...runLook(childNamed(style, 'w:rPr')) },
      numbering: childNamed(paragraph, 'w:numPr') ?? base.numbering,
      name: valueOf(style, 'w:name') ?? '',
    };
    this.#resolved.set(id, resolved);
    return resolved;
  }
}
