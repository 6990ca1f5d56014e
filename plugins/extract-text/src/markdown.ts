import type { HiddenPassage } from '@cotejo/plugin-kit';
import MarkdownIt, { type Token } from 'markdown-it';
import { withElements, withoutComments, withoutUnusedNotes } from './dialects.ts';
import { withoutFarText } from './distance.ts';
import { Html } from './html.ts';
import { joinLines, withDot } from './layout.ts';

const parser = new MarkdownIt({ html: true, linkify: false, typographer: false, maxNesting: 60 });
// Links need no check, because only text is extracted.
parser.validateLink = () => true;

/**
 * Front matter: lines of YAML or TOML before the text. Most programs show its title and author. There is one way to
 * read each line, as what has no end is read in all ways together.
 */
const frontMatter =
  /^(-{3}|\+{3})[ \t]*\n((?:[A-Za-z_][\w-]*[ \t]*[:=].*\n|[ \t].*\n|#.*\n|-[ \t].*\n|\n)*?)\1[ \t]*(?:\n|$)/;
const shownProperty = /^(?:title|subtitle|author|name)[ \t]*[:=][ \t]*["']?(.{1,80}?)["']?[ \t]*$/i;

/** TeX commands that only write a formula; others can hide, color or move text. */
const plainTex = new RegExp(
  '^\\\\(?:text|mathrm|mathbf|mathit|operatorname|frac|sqrt|sum|prod|int|times|cdot|pm|le|leq|ge|geq|ne|neq|approx|' +
    'sim|infty|alpha|beta|gamma|delta|epsilon|lambda|mu|pi|sigma|theta|omega|Delta|Sigma|Omega|log|ln|exp|sin|cos|' +
    'max|min|to|rightarrow|left|right|degree|circ|percnt|begin|end|[^A-Za-z])$',
);
const formula = /\$\$[^$]{1,4000}\$\$|\$[^$\n]{1,2000}\$|\\\([^\n]{1,2000}?\\\)|\\\[[^$]{1,4000}?\\\]/g;

const isHidingFormula = (tex: string): boolean =>
  (tex.match(/\\(?:[A-Za-z]+|[^A-Za-z])/g) ?? []).some(
    (command) => !/^\\[()[\]]$/.test(command) && !plainTex.test(command),
  );

/** Removes formulas with commands that can hide, color or move text. */
function withoutFormulas(text: string, html: Html): string {
  if (!text.includes('\\')) return text;
  return text.replace(formula, (whole) => {
    if (!isHidingFormula(whole)) return whole;
    html.hide(whole.replace(/\\[A-Za-z]+|[{}$]/g, ' '));
    return '';
  });
}

/** The address of a link, as far as it is useful to a recruiter; of a long one only the site. */
function addressOf(href: string): string {
  const [, target = ''] = /^(?:mailto:|tel:)([^?]{1,80})/i.exec(href) ?? [];
  if (target !== '') return target;
  const [, site, path = ''] = /^(https?:\/\/[^/?#]{1,60})([^?#]*)/i.exec(href) ?? [];
  if (site === undefined) return '';
  return path.length <= 40 && (path.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= 5 ? site + path : site;
}

/** Languages of code blocks that programs show as a picture or a map. */
const drawn = /^(?:mermaid|geojson|topojson|stl|plantuml|puml|dot|graphviz|vega(?:-lite)?|\{=.*\})$/i;
/** Columns of a table that a window shows. */
const mostColumns = 30;
/** Nesting of lists and quotations at which the indent leaves no room for text. */
const deepestNesting = 12;
/** Characters of a line of code that a window shows. */
const longestCode = 250;

class Reader {
  readonly #html: Html;
  readonly #source: string[];
  readonly lines: string[] = [];
  /** The bullet or number of the current list item, until its first line is written. */
  #marker = '';
  /** The number of open lists and quotations. */
  #depth = 0;
  /** The line of the source up to which all was read. */
  #read = 0;

  constructor(source: string, html: Html) {
    this.#source = source.split('\n');
    this.#html = html;
  }

  read(tokens: Token[]): void {
    for (let index = 0; index < tokens.length; index += 1) {
      const token = tokens[index]!;
      if (/^(?:blockquote|bullet_list|ordered_list)_(?:open|close)$/.test(token.type)) this.#depth += token.nesting;
      if (token.type === 'list_item_open') this.#marker = token.info ? `${token.info}. ` : '• ';
      else if (token.type === 'table_open') index = this.#table(tokens, index);
      else if (token.type === 'inline')
        this.#block(token, this.#inline(token), tokens[index - 1]?.type === 'heading_open');
      else if (token.type === 'html_block') this.#markup(token);
      else if (token.type === 'fence' || token.type === 'code_block') this.#code(token);
      else if (token.type === 'list_item_close') this.#endItem();
      else if (token.type === 'hr') {
        this.#reach(token);
        this.lines.push('');
      }
    }
    this.#reachLine(this.#source.length);
  }

  /** Writes an empty line for an item without words. */
  #endItem(): void {
    if (this.#marker !== '') this.lines.push('');
    this.#marker = '';
  }

  /** Reports lines that belong to no block, such as link definitions, up to `line`. */
  #reachLine(line: number): void {
    const passed = this.#source.slice(this.#read, line);
    if (passed.some((one) => one.trim() === '')) this.lines.push('');
    const unread = passed.filter((one) => one.trim() !== '' && !/^[\s>*+=|:-]*$/.test(one)).join('\n');
    for (const definition of unread.split(/^(?=[\s>]*\[)/m)) this.#definition(definition);
  }

  /** Reports a link definition: its label and title; as hidden where it is a comment that nothing can refer to. */
  #definition(text: string): void {
    const [whole, label = ''] = /^[\s>]*\[([^\]]*)\]:\s*(?:<[^>]*>|\S*)/.exec(text) ?? [''];
    const title = text.slice(whole.length).replace(/^\s*["'(]|["')]\s*$/g, '');
    if (whole === '' || /^(?:\/\/|#|comment)$/i.test(label)) this.#html.hide(title);
    else this.#html.describe(`${label} ${title}`);
  }

  #reach(token: Token): void {
    const [from, to] = token.map ?? [this.#read, this.#read];
    if (from > this.#read) this.#reachLine(from);
    this.#read = Math.max(this.#read, to);
  }

  #block(token: Token, text: string, isHeading = false): void {
    this.#reach(token);
    if (this.#depth > deepestNesting) return this.#html.hide(text);
    if (
      isHeading &&
      /^#/.test(this.#source[token.map?.[0] ?? 0]?.trimStart().replace(/^(?:[>*+-]|\d+\.)\s*/, '') ?? '')
    )
      this.lines.push('');
    this.#write(text);
  }

  #write(text: string): void {
    const kept = text.split('\n').map((line) => withDot(line.trim()));
    if (this.#marker !== '' && kept.some((line) => line !== '')) {
      const first = kept.findIndex((line) => line !== '');
      kept[first] = this.#marker + kept[first]!.replace(/^\[[ xX]\][ \t]+/, '').replace(/^• /, '');
      this.#marker = '';
    }
    this.#put(kept);
  }

  #put(lines: string[]): void {
    for (const line of lines) this.lines.push(line);
  }

  #markup(token: Token): void {
    this.#reach(token);
    this.#html.markup(token.content);
    const text = this.#html.take();
    this.#write(/<pre\b/i.test(token.content) ? this.#cut(text) : text);
  }

  /** Cuts lines of code, which do not wrap, at the length that a window shows; the rest is hidden text. */
  #cut(text: string): string {
    return text
      .split('\n')
      .map((line) => {
        this.#html.hide(line.slice(longestCode));
        return line.slice(0, longestCode);
      })
      .join('\n');
  }

  #code(token: Token): void {
    this.#reach(token);
    const [language = '', ...others] = token.info.trim().split(/\s+/);
    this.#html.hide(others.join(' '));
    const isFormula = /^(?:math|latex|tex|katex)$/i.test(language);
    const content = isFormula
      ? withoutFormulas(`$$${token.content}$$`, this.#html).replaceAll('$$', '')
      : token.content;
    if (drawn.test(language)) return this.#html.hide(content);
    this.#html.text(this.#cut(content));
    const text = this.#html.take().replace(/\n$/, '');
    if (this.#marker !== '') this.#write(text);
    else this.#put(text.split('\n'));
  }

  /** Writes each row as one line; cells beyond the table's columns are hidden text. */
  #table(tokens: Token[], start: number): number {
    this.#reach({ ...tokens[start]!, map: [tokens[start]!.map![0], tokens[start]!.map![0]] } as Token);
    let cells: string[] = [];
    let index = start;
    for (; tokens[index]!.type !== 'table_close'; index += 1) {
      const token = tokens[index]!;
      if (token.type === 'tr_open') cells = [];
      else if (token.type === 'inline') cells.push(this.#inline(token).trim());
      else if (token.type === 'tr_close') {
        this.#html.hide(cells.splice(mostColumns).join(' '));
        this.#write(cells.filter((cell) => cell !== '').join(' | '));
      }
    }
    const [from, to] = tokens[start]!.map!;
    const columns = splitRow(this.#source[from]!).length;
    for (const row of this.#source.slice(from + 2, to)) this.#html.hide(splitRow(row).slice(columns).join(' '));
    this.#read = to;
    return index;
  }

  /** The text of a paragraph, heading or cell, with the line breaks of its source. */
  #inline(token: Token): string {
    const links: { href: string; from: number }[] = [];
    const written: string[] = [];
    const say = (text: string) => {
      this.#html.text(text);
      written.push(this.#html.take());
    };
    const children = withFormulasTogether(token.children ?? []);
    for (const [index, child] of children.entries()) {
      if (child.type === 'code_inline' && /^\{=\w+\}/.test(children[index + 1]?.content ?? ''))
        this.#html.hide(child.content);
      else if (child.type === 'text' || child.type === 'text_special' || child.type === 'code_inline')
        say(child.type === 'text' ? withoutFormulas(child.content, this.#html) : child.content);
      else if (child.type === 'softbreak' || child.type === 'hardbreak') say('\n');
      else if (child.type === 'html_inline') {
        this.#html.markup(child.content);
        written.push(this.#html.take());
      } else if (child.type === 'image') {
        this.#html.describe(child.content);
        this.#html.describe(String(child.attrGet('title') ?? ''));
      } else if (child.type === 'link_open') {
        this.#html.describe(String(child.attrGet('title') ?? ''));
        links.push({ href: String(child.attrGet('href') ?? ''), from: written.length });
      } else if (child.type === 'link_close') {
        const { href, from } = links.pop()!;
        const address = addressOf(safeDecode(href));
        const words = written.slice(from).join('').trim();
        if (address !== '' && words !== '' && !words.includes(address)) say(` (${address})`);
      }
    }
    return written.join('');
  }
}

function safeDecode(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

/** Joins the tokens into which escapes split a formula. */
function withFormulasTogether(children: Token[]): Token[] {
  const joined: Token[] = [];
  for (const child of children) {
    const last = joined.at(-1);
    if (last?.type === 'text' && child.type === 'text') last.content += child.content;
    else joined.push(child);
  }
  return joined;
}

const splitRow = (row: string): string[] =>
  row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/);

/** The text that a rendered Markdown document shows, and the passages that it hides. */
export function readMarkdown(markdown: string): { text: string; hidden: HiddenPassage[] } {
  const properties = frontMatter.exec(markdown);
  const html = new Html(/<style\b/i.test(markdown));
  const hide = (text: string) => {
    html.hide(text);
  };
  const shown = withoutComments(properties ? markdown.slice(properties[0].length) : markdown, hide);
  const body = withoutUnusedNotes(withElements(shown), (text) => parser.parse(text, {}), hide);
  const reader = new Reader(body, html);
  for (const line of properties?.[2]!.split('\n') ?? []) {
    const shown = shownProperty.exec(line)?.[1];
    if (shown === undefined) html.describe(line);
    else reader.lines.push(shown);
  }
  reader.read(parser.parse(body, {}));
  html.close();
  const { near, far } = withoutFarText(reader.lines.join('\n'));
  return { text: joinLines(near.split('\n')), hidden: [...html.hidden, ...far] };
}
