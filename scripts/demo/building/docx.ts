import type { Block } from './markdown.ts';
import { zip } from './zip.ts';

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function paragraph(text: string, look: { style?: string; bullet?: boolean } = {}): string {
  const style = look.style ? `<w:pStyle w:val="${look.style}"/>` : '';
  const bullet = look.bullet ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : '';
  return `<w:p><w:pPr>${style}${bullet}</w:pPr><w:r><w:t xml:space="preserve">${escape(text)}</w:t></w:r></w:p>`;
}

function table(rows: string[][]): string {
  const cell = (text: string) => `<w:tc><w:tcPr><w:tcW w:w="4500" w:type="dxa"/></w:tcPr>${paragraph(text)}</w:tc>`;
  const grid = '<w:tblGrid><w:gridCol w:w="4500"/><w:gridCol w:w="4500"/></w:tblGrid>';
  return `<w:tbl><w:tblPr><w:tblW w:w="9000" w:type="dxa"/></w:tblPr>${grid}${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>${paragraph('')}`;
}

function blockToXml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return paragraph(block.text, { style: block.level === 1 ? 'Title' : `Heading${block.level - 1}` });
    case 'paragraph':
      return block.lines.map((line) => paragraph(line)).join('');
    case 'list':
      return block.items.map((item) => paragraph(item, { bullet: true })).join('');
    case 'table':
      return table(block.rows);
  }
}

const heading = (id: string, name: string, size: number) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`;

/** A Word document; `header` stands in the page header and not in the text. */
export function docx(blocks: readonly Block[], header: string): Buffer {
  const section =
    '<w:sectPr><w:headerReference w:type="default" r:id="rId1"/><w:pgSz w:w="11906" w:h="16838"/></w:sectPr>';
  return zip({
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${['document.main', 'header', 'styles', 'numbering'].map((part) => `<Override PartName="/word/${part.replace('.main', '')}.xml" ContentType="${types}.${part}+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${['header', 'styles', 'numbering'].map((part, index) => `<Relationship Id="rId${index + 1}" Type="${relations}/${part}" Target="${part}.xml"/>`).join('')}</Relationships>`,
    'word/document.xml': `${declaration}<w:document ${namespaces}><w:body>${blocks.map(blockToXml).join('')}${section}</w:body></w:document>`,
    'word/header.xml': `${declaration}<w:hdr ${namespaces}>${paragraph(header)}</w:hdr>`,
    'word/styles.xml': `${declaration}<w:styles ${namespaces}>${heading('Title', 'Title', 40)}${heading('Heading1', 'heading 1', 26)}${heading('Heading2', 'heading 2', 22)}</w:styles>`,
    'word/numbering.xml': `${declaration}<w:numbering ${namespaces}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
  });
}
