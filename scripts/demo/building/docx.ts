import { escapeXml, paragraph, wordFile } from '@cotejo/plugin-kit/testing/word';
import type { Block } from './markdown.ts';

const bullet = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';

const line = (text: string, properties = ''): string => paragraph(escapeXml(text), '', properties);

function table(rows: string[][]): string {
  const cell = (text: string) => `<w:tc><w:tcPr><w:tcW w:w="4500" w:type="dxa"/></w:tcPr>${line(text)}</w:tc>`;
  const grid = '<w:tblGrid><w:gridCol w:w="4500"/><w:gridCol w:w="4500"/></w:tblGrid>';
  const cells = rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('');
  return `<w:tbl><w:tblPr><w:tblW w:w="9000" w:type="dxa"/></w:tblPr>${grid}${cells}</w:tbl>${line('')}`;
}

function blockToXml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return line(block.text, `<w:pStyle w:val="${block.level === 1 ? 'Title' : `Heading${block.level - 1}`}"/>`);
    case 'paragraph':
      return block.lines.map((text) => line(text)).join('');
    case 'list':
      return block.items.map((item) => line(item, bullet)).join('');
    case 'table':
      return table(block.rows);
  }
}

const heading = (id: string, name: string, size: number) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>` +
  `<w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`;

const styles =
  heading('Title', 'Title', 40) + heading('Heading1', 'heading 1', 26) + heading('Heading2', 'heading 2', 22);

const numbering =
  '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl>' +
  '</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>';

const section =
  '<w:sectPr><w:headerReference w:type="default" r:id="header1"/><w:pgSz w:w="11906" w:h="16838"/></w:sectPr>';

/** A Word document; `header` stands in the page header and not in the text. */
export const docx = (blocks: readonly Block[], header: string): Buffer<ArrayBuffer> =>
  wordFile(blocks.map(blockToXml).join('') + section, { header1: line(header), styles, numbering });
