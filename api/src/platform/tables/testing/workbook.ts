import { zip } from '@cotejo/plugin-kit/testing/word';

type Cell = string | number | Date | { formula: string; value: string } | { shared: number };

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const part = (content: string, before = '') => `<?xml version="1.0" encoding="UTF-8"?>${before}${content}`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const DAY = 86_400_000;

/** A workbook of one sheet with some rows, as programs write them; `strings` are those that cells share. */
export function workbook(rows: Cell[][], { strings = [] as string[], before = '' } = {}): Uint8Array<ArrayBuffer> {
  const sheet = rows
    .map((row, at) => `<row r="${at + 1}">${row.map((cell, column) => cellAt(column, at + 1, cell)).join('')}</row>`)
    .join('');
  return zip({
    '[Content_Types].xml': part(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/xml"/></Types>',
    ),
    '_rels/.rels': part(
      `<Relationships xmlns="${relations}">` +
        `<Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': part(
      `<workbook xmlns="${main}" xmlns:r="${office}">` +
        '<sheets><sheet name="People" sheetId="1" r:id="r1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': part(
      `<Relationships xmlns="${relations}">` +
        `<Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>` +
        `<Relationship Id="r2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/>` +
        `<Relationship Id="r3" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': part(
      `<styleSheet xmlns="${main}">` +
        '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>',
    ),
    'xl/sharedStrings.xml': part(
      `<sst xmlns="${main}">${strings.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    ),
    'xl/worksheets/sheet1.xml': part(`<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`, before),
  });
}

function cellAt(column: number, row: number, cell: Cell): string {
  const place = `r="${String.fromCharCode(65 + column)}${row}"`;
  if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c ${place} t="inlineStr"><is><t>${cell}</t></is></c>`;
  if (cell instanceof Date) return `<c ${place} s="1"><v>${cell.getTime() / DAY + 25_569}</v></c>`;
  if ('shared' in cell) return `<c ${place} t="s"><v>${cell.shared}</v></c>`;
  return `<c ${place} t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.value)}</v></c>`;
}
