import { DocumentError, type HiddenPassage } from '@cotejo/plugin-kit';
import { Parser } from 'htmlparser2';

/** Elements whose text is visible; the text of all others is hidden. */
const plain = new Set(
  (
    'a abbr address article aside b bdi big blockquote body br caption center cite code col colgroup dd del dfn dir ' +
    'div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr html i img ins kbd li main mark ' +
    'nav ol p picture pre q s samp section small ' +
    'source span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr'
  ).split(' '),
);
const blocks = new Set(
  (
    'address article blockquote center dd div dl dt figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre ' +
    'section table tr ul'
  ).split(' '),
);
const empty = new Set([
  'br',
  'hr',
  'img',
  'wbr',
  'col',
  'source',
  'input',
  'link',
  'meta',
  'area',
  'base',
  'embed',
  'param',
  'track',
]);

/** Attributes that do not change whether or where text is visible. */
const harmless = new RegExp(
  '^(?:href|src|srcset|alt|title|align|valign|width|height|id|name|class|target|rel|lang|colspan|rowspan|border|' +
    'cellpadding|cellspacing|start|type|value|open|cite|datetime|role|loading|aria-(?:label|describedby)|' +
    'data-[\\w-]+)$',
);
const sized = new Set(['img', 'table', 'td', 'th', 'hr', 'col', 'source']);

const names: Record<string, string> = {
  black: '000000',
  white: 'ffffff',
  gray: '808080',
  grey: '808080',
  red: 'ff0000',
  blue: '0000ff',
  navy: '000080',
  green: '008000',
  teal: '008080',
  maroon: '800000',
  purple: '800080',
  orange: 'ffa500',
  brown: 'a52a2a',
  darkblue: '00008b',
  darkred: '8b0000',
  darkgreen: '006400',
  steelblue: '4682b4',
  slategray: '708090',
  dimgray: '696969',
  dimgrey: '696969',
  olive: '808000',
};

/** Relative luminance (WCAG 2.2) of a CSS color, 0 to 1; undefined for an unknown color. */
function luminance(color: string): number | undefined {
  const text = names[color] ?? color.replace(/^#/, '');
  const digits = /^[\da-f]{3}$/.test(text) ? [...text].map((digit) => digit + digit).join('') : text;
  const rgb =
    /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(color)?.slice(1).map(Number) ??
    (/^[\da-f]{6}$/.test(digits) ? [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) : undefined);
  if (!rgb) return undefined;
  const [red, green, blue] = rgb.map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const leastContrast = 1.5;

/** Whether text of one CSS color is visible on another; programs show Markdown on white. */
function isSeen(color: string, background = '#ffffff'): boolean {
  const [one, other] = [luminance(color), luminance(background)];
  if (one === undefined || other === undefined) return false;
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= leastContrast;
}

const smallest: Record<string, number> = { px: 6, pt: 5, em: 0.5, rem: 0.5, '%': 50 };

function isLarge(size: string): boolean {
  const [, digits, unit] = /^(\d{1,9}(?:\.\d{1,9})?|\.\d{1,9})(px|pt|em|rem|%)$/.exec(size) ?? [];
  if (digits === undefined) return /^(?:x-small|small|smaller|medium|large|larger|x-large|xx-large)$/.test(size);
  return Number(digits) >= smallest[unit!]! && Number(digits) < 200;
}

const plainStyles = new RegExp(
  '^(?:text-align|font-weight|font-style|text-decoration|vertical-align|border(?:-[a-z]+)*|' +
    '(?:padding|margin)(?:-[a-z]+)?|list-style(?:-type)?|width|max-width|float|page-break-(?:after|before|inside))$',
);

/** Fonts that draw symbols in place of letters. */
const symbolFont = /wingdings|webdings|symbol|dingbats|marlett|ornaments/;
/** Points or pixels by which text may be moved. */
const furthest = 300;

/** Properties that an element inherits. `size`: relative to the usual one; `indent`: pixels from the left. */
type Inherited = { color: string; background: string; size: number; indent: number };

function rulesOf(style: string): (readonly [string, string])[] {
  return style
    .toLowerCase()
    .split(';')
    .flatMap((rule) => {
      const [name = '', ...value] = rule.split(':');
      return name.trim() === '' ? [] : [[name.trim(), value.join(':').replace('!important', '').trim()] as const];
    });
}

/** The font size of an element relative to its parent's. */
function shrinking(name: string, style: string): number {
  const [, digits, unit] = /font-size\s*:\s*(\d*\.?\d+)(em|%)/i.exec(style) ?? [];
  if (digits !== undefined) return Number(digits) / (unit === '%' ? 100 : 1);
  return /^(?:small|sub|sup)$/.test(name) || /font-size\s*:\s*smaller/i.test(style) ? 0.83 : 1;
}

const indenting = /^(?:ul|ol|blockquote|dd)$/;
const perPixel: Record<string, number> = { px: 1, pt: 4 / 3, em: 16, rem: 16, '%': 8, cm: 38, mm: 3.8, in: 96, '': 1 };

/** The approximate indent of an element's content in pixels. */
function indentOf(name: string, styles: Map<string, string>): number {
  let indent = indenting.test(name) ? 40 : 0;
  for (const [rule, value] of styles) {
    if (!/^(?:margin|padding)(?:-left|-inline|-inline-start)?$/.test(rule)) continue;
    const sides = value.split(/\s+/);
    const [, digits, unit] = /^(\d*\.?\d+)([a-z%]*)$/.exec(sides[3] ?? sides[1] ?? sides[0]!) ?? [];
    if (digits !== undefined) indent += Number(digits) * (perPixel[unit!] ?? 1);
  }
  return indent;
}

/** Whether text with a `style` is visible; an unknown property counts as hiding. */
function isPlainStyle(style: string, outer: Inherited): boolean {
  const rules = rulesOf(style);
  const styles = new Map(rules);
  const background = styles.get('background-color') ?? styles.get('background') ?? outer.background;
  return rules.every(([name, value]) => {
    if (name === 'color') return isSeen(value, background);
    if (name === 'background' || name === 'background-color') return isSeen(styles.get('color') ?? outer.color, value);
    if (name === 'font-family') return !symbolFont.test(value);
    if (name === 'font-size') return isLarge(value);
    if (name === 'width' || name === 'max-width') return /^(?:auto|\d{2,4}(?:px|pt|%)?)$/.test(value);
    return (
      plainStyles.test(name) &&
      !/-\s*\d|url|var|calc/.test(value) &&
      (value.match(/\d+/g) ?? []).every((one) => Number(one) <= furthest)
    );
  });
}

function hides(name: string, attributes: Record<string, string>, hasStyles: boolean, outer: Inherited): boolean {
  // Content that opens by a click is hidden until a reader clicks.
  if (!plain.has(name) && (name !== 'details' || !('open' in attributes))) return true;
  return Object.entries(attributes).some(([key, value]) => {
    if (key === 'style') return !isPlainStyle(value, outer);
    if (key === 'color') return !isSeen(value.toLowerCase(), outer.background);
    if (key === 'bgcolor') return !isSeen(outer.color, value.toLowerCase());
    if (/^(?:cellpadding|cellspacing|border)$/.test(key)) return Number.parseInt(value, 10) > furthest;
    if (key === 'size') return !/^\+?[1-7]$/.test(value) || name !== 'font';
    if (key === 'dir') return value === 'rtl';
    if (key === 'class' || key === 'id') return hasStyles;
    if (key === 'width' || key === 'height')
      return !sized.has(name) || (name !== 'img' && name !== 'source' && Number.parseInt(value, 10) < 20);
    return !harmless.test(key);
  });
}

/** Attributes whose values are words, such as the alternative text of a picture. */
const wordy = /^(?:alt|title|value|placeholder|content|summary|label|aria-[a-z]+|data-.*|href|src)$/;

/**
 * Separates visible from hidden text in the HTML of a Markdown document. It gets HTML by `markup` and the text between
 * by `text`, because an element may begin in one block and end in a later one.
 */
export class Html {
  readonly hidden: HiddenPassage[] = [];
  readonly #hasStyles: boolean;
  /** `weight` is 1 for an element that hides its text, and -1 for one that shows it again. */
  readonly #open: { name: string; weight: number; inherited: Inherited }[] = [];
  readonly #parser: Parser;
  #hiding = 0;
  #shown: string[] = [];
  #unseen = '';

  constructor(hasStyles: boolean) {
    this.#hasStyles = hasStyles;
    this.#parser = new Parser(
      {
        onopentag: (name, attributes) => {
          this.#begin(name, attributes);
        },
        onclosetag: (name) => {
          this.#end(name);
        },
        ontext: (text) => {
          this.#say(text);
        },
        oncomment: (comment) => {
          this.hide(comment);
        },
        onprocessinginstruction: (_, instruction) => {
          this.hide(instruction);
        },
      },
      { decodeEntities: true },
    );
  }

  #begin(name: string, attributes: Record<string, string>): void {
    for (const [key, value] of Object.entries(attributes))
      if (wordy.test(key) && !/^(?:https?:|mailto:|tel:|#)/i.test(value)) this.describe(value);
    if (name === 'br' || blocks.has(name)) this.#say('\n');
    if (empty.has(name)) return;
    const outer = this.#open.at(-1);
    const isHeadline = name === 'summary' && outer?.name === 'details' && outer.weight === 1;
    const around = outer?.inherited ?? { color: '#000000', background: '#ffffff', size: 1, indent: 0 };
    const styles = new Map(rulesOf(attributes['style'] ?? ''));
    const inherited = {
      color: styles.get('color') ?? attributes['color']?.toLowerCase() ?? around.color,
      background:
        styles.get('background-color') ??
        styles.get('background') ??
        attributes['bgcolor']?.toLowerCase() ??
        around.background,
      size: around.size * shrinking(name, attributes['style'] ?? ''),
      indent: around.indent + indentOf(name, styles),
    };
    const isLost = inherited.size < smallestShare || inherited.indent > furthestIndent;
    const weight = hides(name, attributes, this.#hasStyles, around) || isLost ? 1 : isHeadline ? -1 : 0;
    if (this.#open.push({ name, weight, inherited }) > deepest) throw new DocumentError('document.too-complex');
    this.#hiding += weight;
  }

  #end(name: string): void {
    const at = this.#open.findLastIndex((one) => one.name === name);
    if (at < 0) return;
    for (const { weight } of this.#open.splice(at)) this.#hiding -= weight;
    if (this.#hiding === 0) this.#tell();
    if (blocks.has(name)) this.#say('\n');
  }

  #say(text: string): void {
    if (this.#hiding > 0) this.#unseen += text;
    else this.#shown.push(text);
  }

  #tell(): void {
    this.hide(this.#unseen);
    this.#unseen = '';
  }

  /** Adds text that no program shows. */
  hide(text: string): void {
    if (/[\p{L}\p{N}]/u.test(text)) this.hidden.push({ text: text.trim(), reason: 'hidden-run' });
  }

  /**
   * Adds a description, which some programs show in place of a picture or under the pointer; a long one is hidden text.
   */
  describe(text: string): void {
    if (!/[\p{L}\p{N}]/u.test(text)) return;
    const isLong = (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) > longestDescription;
    this.hidden.push({ text: text.trim(), reason: isLong ? 'hidden-run' : 'outside-pages' });
  }

  markup(html: string): void {
    this.#parser.write(html);
  }

  text(text: string): void {
    this.#say(text);
  }

  /** Returns the visible text since the last call. */
  take(): string {
    return this.#shown.splice(0).join('');
  }

  close(): void {
    this.#parser.end();
    this.#tell();
  }
}

const longestDescription = 10;
/** Pixels of indent that leave no room for a line in a narrow window. */
const furthestIndent = 600;
const deepest = 300;
/** The share of the usual font size below which nested small text is unreadable. */
const smallestShare = 0.4;
