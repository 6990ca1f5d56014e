import JSZip from 'jszip';
import mammoth from 'mammoth';
import { element, type XmlElement } from '../package/xml.ts';
import { writeXml } from '../package/write-xml.ts';
import { joinLines, tidy, bulletsAsDots } from './tidy.ts';
import type { Line } from './tidy.ts';

/** The parts of mammoth's document model that carry text. */
type Node = {
  type: string;
  children?: Node[];
  value?: string;
  checked?: boolean;
  breakType?: string;
  styleName?: string | null;
  numbering?: { isOrdered: boolean; level: string } | null;
};

const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types';

const styles = element(
  'w:styles',
  {},
  ['heading', 'text'].map((id) =>
    element('w:style', { 'w:type': 'paragraph', 'w:styleId': id }, [element('w:name', { 'w:val': id })]),
  ),
);

/** Two lists that stand for all: `bullet` and `number`. */
const numbering = element('w:numbering', {}, [
  ...['bullet', 'decimal'].map((format, index) =>
    element(
      'w:abstractNum',
      { 'w:abstractNumId': String(index) },
      Array.from({ length: 9 }, (_, level) =>
        element('w:lvl', { 'w:ilvl': String(level) }, [element('w:numFmt', { 'w:val': format })]),
      ),
    ),
  ),
  ...['bullet', 'number'].map((id, index) =>
    element('w:num', { 'w:numId': id }, [element('w:abstractNumId', { 'w:val': String(index) })]),
  ),
]);

/** Packs visible blocks as a small Word file for mammoth: without links, pictures and comments. */
async function packBody(blocks: XmlElement[]): Promise<Buffer> {
  const zip = new JSZip();
  zip.file('[Content_Types].xml', `<Types xmlns="${contentTypes}"/>`);
  zip.file('_rels/.rels', `<Relationships xmlns="${relationships}"/>`);
  zip.file('word/document.xml', writeXml(element('w:document', {}, [element('w:body', {}, blocks)])));
  zip.file('word/styles.xml', writeXml(styles));
  zip.file('word/numbering.xml', writeXml(numbering));
  return await zip.generateAsync({ type: 'nodebuffer', compression: 'STORE' });
}

/** Blocks for one call of mammoth, which needs some 15 kB of memory for each paragraph. */
const batch = 1000;

async function readModel(blocks: XmlElement[]): Promise<Node[]> {
  let read: Node | undefined;
  await mammoth.convertToHtml(
    { buffer: await packBody(blocks) },
    {
      externalFileAccess: false,
      includeEmbeddedStyleMap: false,
      includeDefaultStyleMap: false,
      transformDocument: (document: Node) => {
        read = document;
        return { ...document, children: [] };
      },
    },
  );
  return read?.children ?? [];
}

/**
 * The text of visible blocks, laid out as `ExtractedPage` wants it. mammoth resolves symbols, check boxes,
 * fields, merged cells and joined paragraphs; its HTML is not used.
 */
export async function textOfBlocks(blocks: XmlElement[]): Promise<string> {
  const reader = new LineReader();
  const lines: Line[] = [];
  for (let start = 0; start < blocks.length; start += batch) {
    lines.push(...reader.read(await readModel(blocks.slice(start, start + batch))));
  }
  return joinLines(lines);
}

class LineReader {
  /** The last number on each level of the current numbered list. */
  #counters: number[] = [];

  read(blocks: Node[]): Line[] {
    return blocks.flatMap((block) => {
      if (block.type === 'table') return this.#table(block);
      return block.type === 'paragraph' ? this.#paragraph(block) : [];
    });
  }

  #paragraph(paragraph: Node): Line[] {
    const text = tidy(inlineText(paragraph.children ?? []));
    if (text === '') return [{ text, kind: 'gap' }];
    if (paragraph.styleName === 'heading') return [{ text, kind: 'heading' }];
    const typed = bulletsAsDots(text);
    if (!paragraph.numbering) {
      if (!typed.startsWith('• ')) this.#counters = [];
      return [{ text: typed, kind: typed.startsWith('• ') ? 'item' : 'text' }];
    }
    return [{ text: typed.startsWith('• ') ? typed : this.#marker(paragraph.numbering) + text, kind: 'item' }];
  }

  #marker({ isOrdered, level }: { isOrdered: boolean; level: string }): string {
    if (!isOrdered) return '• ';
    const depth = Number(level);
    this.#counters.length = depth + 1;
    this.#counters[depth] = (this.#counters[depth] ?? 0) + 1;
    return `${this.#counters[depth]}. `;
  }

  /**
   * A row of cells of one line becomes one line. A row with a longer cell is a layout of columns: one after the other.
   */
  #table(table: Node): Line[] {
    const rows = (table.children ?? []).map((row): Line[] => {
      const cells = (row.children ?? [])
        .map((cell) => this.read(cell.children ?? []))
        .filter((lines) => lines.some((line) => line.kind !== 'gap'));
      const filled = cells.map((lines) => lines.filter((line) => line.kind !== 'gap'));
      if (filled.length > 1 && filled.every((lines) => lines.length === 1 && !lines[0]!.text.includes('\n'))) {
        return [{ text: filled.map((lines) => lines[0]!.text).join(' | '), kind: 'row' }];
      }
      return filled.length > 1 ? cells.flatMap((lines): Line[] => [...lines, { text: '', kind: 'gap' }]) : cells.flat();
    });
    return rows.flat();
  }
}

function inlineText(nodes: Node[]): string {
  return nodes
    .map((node): string => {
      if (node.type === 'text') return node.value ?? '';
      if (node.type === 'tab') return '\t';
      if (node.type === 'break') return '\n';
      if (node.type === 'checkbox') return node.checked ? '☒ ' : '☐ ';
      return inlineText(node.children ?? []);
    })
    .join('');
}
