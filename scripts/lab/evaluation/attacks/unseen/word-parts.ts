import { escapeXml, paragraph, type Parts } from '@cotejo/plugin-kit/testing/word';

/** The value of a list for a variant. */
export const pick = <Value>(values: readonly Value[], variant: number): Value => values[variant % values.length]!;

/** A run, and what its properties and those of a cell are made of. */
export const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
export const color = (value: string, more = ''): string => `<w:color w:val="${value}"${more}/>`;
export const size = (halfPoints: number): string => `<w:sz w:val="${halfPoints}"/>`;
export const white = color('FFFFFF');
export const shade = (fill: string, more = ''): string =>
  `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"${more}/>`;
export const style = (id: string, inner: string, type = 'paragraph', more = ''): string =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/>${more}${inner}</w:style>`;

/** One paragraph for each line of a text. */
export const paragraphs = (text: string, runProperties = '', properties = ''): string =>
  text
    .split('\n')
    .map((line) => paragraph(escapeXml(line), runProperties, properties))
    .join('');

/** The theme of a new Word document, as far as it is about colors and fonts. */
export function themed(): Parts {
  const colors = {
    dk1: '000000',
    lt1: 'FFFFFF',
    dk2: '44546A',
    lt2: 'E7E6E6',
    accent1: '4472C4',
    accent2: 'ED7D31',
    accent3: 'A5A5A5',
    accent4: 'FFC000',
    accent5: '5B9BD5',
    accent6: '70AD47',
    hlink: '0563C1',
    folHlink: '954F72',
  };
  const scheme = Object.entries(colors)
    .map(([name, value]) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`)
    .join('');
  const font = (name: string) => `<a:latin typeface="${name}"/><a:ea typeface=""/><a:cs typeface=""/>`;
  const fonts =
    `<a:fontScheme name="Office"><a:majorFont>${font('Calibri Light')}</a:majorFont>` +
    `<a:minorFont>${font('Calibri')}</a:minorFont></a:fontScheme>`;
  return { theme: `<a:themeElements><a:clrScheme name="Office">${scheme}</a:clrScheme>${fonts}</a:themeElements>` };
}

type Cell = string | { content: string; properties: string };

/** A table; `widths` of its columns in twentieths of a point, `row` the properties of every row. */
export function tableOf(rows: Cell[][], { properties = '', row = '', widths = [] as number[] } = {}): string {
  const columns = Math.max(...rows.map((cells) => cells.length));
  const all = Array.from({ length: columns }, (_, index) => widths[index] ?? Math.floor(9300 / columns));
  const cell = (one: Cell, index: number): string => {
    const { content, properties: own } = typeof one === 'string' ? { content: one, properties: '' } : one;
    return `<w:tc><w:tcPr><w:tcW w:w="${all[index]}" w:type="dxa"/>${own}</w:tcPr>${content}</w:tc>`;
  };
  return (
    `<w:tbl><w:tblPr>${properties}</w:tblPr>` +
    `<w:tblGrid>${all.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>` +
    rows.map((cells) => `<w:tr><w:trPr>${row}</w:trPr>${cells.map(cell).join('')}</w:tr>`).join('') +
    '</w:tbl><w:p/>'
  );
}
