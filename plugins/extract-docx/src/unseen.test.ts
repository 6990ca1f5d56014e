import { paragraph, type Parts } from '@cotejo/plugin-kit/testing/word';
import { describe, expect, test } from 'vitest';
import { anchorOf, boxOf, paintedPicture, solid } from './testing/drawings.ts';
import { read } from './testing/read.ts';

const white = '<w:color w:val="FFFFFF"/>';
const theme =
  '<a:themeElements><a:clrScheme name="x"><a:dk1><a:srgbClr val="101010"/></a:dk1><a:lt1><a:srgbClr ' +
  'val="FEFEFE"/></a:lt1><a:accent1><a:srgbClr val="203864"/></a:accent1></a:clrScheme></a:themeElements>';
const shade = (attributes: string): string => `<w:shd w:val="clear" w:color="auto" ${attributes}/>`;
const themed = (name: string): string => `<w:color w:val="777777" w:themeColor="${name}"/>`;
const tableStyle = (part: string): Parts => ({
  theme,
  styles: `<w:style w:type="table" w:styleId="T">${part}</w:style>`,
});
const table = (content: string, look = '0020'): string =>
  `<w:tbl><w:tblPr><w:tblStyle w:val="T"/><w:tblLook w:val="${look}"/></w:tblPr><w:tr><w:tc>${content}` +
  '</w:tc></w:tr></w:tbl>';
const firstRow = (inner: string): string => `<w:tblStylePr w:type="firstRow">${inner}</w:tblStylePr>`;
const dark = { x: 0, y: 0, width: 612, height: 200, behind: true, fill: solid('203864') };
/** Where a reader reads the first line of a page. */
const lines = (count: number): string => paragraph('line').repeat(count);

const banner = anchorOf('<pic:pic><pic:blipFill><a:blip r:embed="banner.png"/></pic:blipFill></pic:pic>', 'picture', {
  x: 0,
  y: 0,
  width: 612,
  height: 200,
  across: 'page',
  down: 'page',
  behind: true,
  wrap: 'wrapNone',
  order: 1,
});

describe('only what is plainly visible is text', () => {
  test.for([
    ["the theme's white", paragraph('Secret', themed('background1')), { theme }, 'background-colour'],
    [
      'a color that programs read differently',
      paragraph('Secret', '<w:color w:val="FFFFFF" w:themeColor="text1"/>'),
      { theme },
      'background-colour',
    ],
    [
      "the theme's fill in its own color",
      paragraph('Secret', themed('accent1'), shade('w:fill="EEEEEE" w:themeFill="accent1"')),
      { theme },
      'background-colour',
    ],
    [
      "white from the table's style",
      table(paragraph('Secret')),
      tableStyle(firstRow(`<w:rPr>${white}</w:rPr>`)),
      'background-colour',
    ],
    [
      "black on what the table's style paints",
      table(paragraph('Secret', '<w:color w:val="000000"/>')),
      tableStyle(firstRow(`<w:tcPr>${shade('w:fill="000000"')}</w:tcPr>`)),
      'background-colour',
    ],
    [
      'white far from a dark shape',
      boxOf('', { ...dark, y: 600, height: 100 }) + paragraph('Secret', white),
      {},
      'background-colour',
    ],
    [
      'white beside a dark shape',
      boxOf('', { ...dark, x: 560, width: 52, height: 792 }) + paragraph('Secret', white),
      {},
      'background-colour',
    ],
    [
      'black on a dark shape behind the text',
      boxOf('', { ...dark, y: -10, from: 'paragraph', fill: solid('000000') }) + paragraph('Secret'),
      {},
      'background-colour',
    ],
    [
      'what a shape covers',
      boxOf('', { x: -10, y: -4, from: 'paragraph', width: 500, height: 90, fill: solid('FFFFFF') }) +
        paragraph('Secret'),
      {},
      'covered',
    ],
    [
      'a box that another covers',
      boxOf(paragraph('Secret'), { y: 300, order: 2 }) +
        boxOf('', { y: 290, x: 50, width: 300, height: 200, order: 3, fill: solid('FFFFFF') }),
      {},
      'covered',
    ],
    ['a box without size', boxOf(paragraph('Secret'), { width: 1, height: 1 }), {}, 'tiny'],
    [
      'a table beside the page',
      '<w:tbl><w:tblPr><w:tblInd w:w="-15000" w:type="dxa"/></w:tblPr><w:tr><w:tc>' +
        paragraph('Secret') +
        '</w:tc></w:tr></w:tbl>',
      {},
      'off-page',
    ],
    [
      'a frame beside the page',
      paragraph('Secret', '', '<w:framePr w:w="3000" w:hAnchor="page" w:x="14000" w:y="100"/>'),
      {},
      'off-page',
    ],
    [
      'what is cut off by the height of its row',
      '<w:tbl><w:tr><w:trPr><w:trHeight w:val="260" w:hRule="exact"/></w:trPr>' +
        `<w:tc>${'<w:p/>'.repeat(4)}${paragraph('Secret')}</w:tc></w:tr></w:tbl>`,
      {},
      'covered',
    ],
    ['a font of signs', paragraph('Secret', '<w:rFonts w:ascii="Webdings" w:hAnsi="Webdings"/>'), {}, 'other-letters'],
    [
      'the content of an index mark',
      '<w:p><w:fldSimple w:instr="XE x"><w:r><w:t>Secret</w:t></w:r></w:fldSimple></w:p>',
      {},
      'hidden-run',
    ],
    [
      'a version that no program shows',
      '<w:p><mc:AlternateContent><mc:Choice Requires="new"><w:r><w:t>Secret</w:t></w:r></mc:Choice>' +
        '</mc:AlternateContent></w:p>',
      {},
      'hidden-run',
    ],
    [
      'what empty pages stand before',
      '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'.repeat(6) + paragraph('Secret'),
      {},
      'off-page',
    ],
  ] as const)('%s is hidden', async ([, body, parts, reason]) => {
    const page = await read(paragraph('Seen') + body, parts);
    expect(page.text).toBe('Seen\n');
    expect(page.hidden).toEqual([{ text: 'Secret', reason }]);
  });

  test.for([
    ['drawn backwards', 'Secret', 'terceS'],
    ['stored backwards and drawn forwards', 'terceS', 'Secret'],
    ['drawn backwards letter by letter', 'Sec</w:t></w:r><w:r><w:t>ret', 'terceS'],
  ])('words %s are read as they are seen, and told', async ([, stored, seen]) => {
    const page = await read(`<w:p><w:bdo w:val="rtl"><w:r><w:t>${stored}</w:t></w:r></w:bdo></w:p>`);
    expect(page.text).toBe(`${seen}\n`);
    expect(page.hidden).toEqual([{ text: stored!.replace(/<.*>/, ''), reason: 'other-letters' }]);
  });

  test.for([
    [
      "white in a cell that the table's style paints dark",
      table(paragraph('Visible', white)),
      tableStyle(firstRow(`<w:tcPr>${shade('w:fill="1F3864"')}</w:tcPr>`)),
    ],
    ['white on a dark shape behind it', boxOf('', dark) + paragraph('Visible', white), {}],
    [
      'white in a box without fill on a dark one',
      boxOf('', { ...dark, behind: false, order: 1 }) + boxOf(paragraph('Visible', white), { order: 2 }),
      {},
    ],
    ['black below a dark shape', boxOf('', { ...dark, height: 40 }) + paragraph('Visible'), {}],
    ['an automatic color on black', paragraph('Visible', '', shade('w:fill="000000"')), {}],
    [
      'a table that has no widths',
      '<w:tbl><w:tblGrid><w:gridCol w:w="10"/><w:gridCol w:w="10"/></w:tblGrid><w:tr>' +
        `<w:tc>${paragraph('Visible')}</w:tc><w:tc><w:p/></w:tc></w:tr></w:tbl>`,
      {},
    ],
  ] as const)('%s is seen', async ([, body, parts]) => {
    const page = await read(body, parts);
    expect(page.text.trim()).toBe('Visible');
    expect(page.hidden).toEqual([]);
  });

  test.for([
    ['202020', 'Visible\n', 0],
    ['FFFFFF', '', 1],
  ] as const)('white text on a picture of the color %s', async ([color, text, hidden]) => {
    const page = await read(banner + paragraph('Visible', white), {}, { 'banner.png': paintedPicture(color) });
    expect(page.text).toBe(text);
    expect(page.hidden).toHaveLength(hidden);
  });

  test('the color of the page counts where it is shown', async () => {
    const page = await read(
      paragraph('Visible', white) + paragraph('Secret', '<w:color w:val="203864"/>'),
      { settings: '<w:displayBackgroundShape/>' },
      {},
      '<w:background w:color="203864"/>',
    );
    expect(page).toMatchObject({ text: 'Visible\n', hidden: [{ text: 'Secret', reason: 'background-colour' }] });
  });

  test.for([
    ['Another name and what he did there', ''],
    [
      'Secret of more than forty letters, written in a control',
      'Secret of more than forty letters, written in a control',
    ],
  ] as const)('a control that is bound to "%s" shows that', async ([stored, text]) => {
    const control =
      '<w:sdt><w:sdtPr><w:dataBinding w:xpath="/x"/></w:sdtPr>' +
      `<w:sdtContent>${paragraph('Secret of more than forty letters, written in a control')}</w:sdtContent>` +
      '</w:sdt>';
    const page = await read(control, { '[docProps/core.xml]': `<x>${stored}</x>` });
    expect(page.text.trim()).toBe(text);
    expect(page.hidden.filter(({ reason }) => reason === 'hidden-run')).toHaveLength(text ? 0 : 1);
  });

  test('one sign of a font of signs is an icon and no secret', async () => {
    expect(await read(paragraph('(', '<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>') + lines(1))).toMatchObject({
      text: 'line\n',
      hidden: [],
    });
  });
});

describe('documents that were made to be slow', () => {
  const style = (id: string, base: string, type = 'paragraph'): string =>
    `<w:style w:type="${type}" w:styleId="${id}"><w:basedOn w:val="${base}"/><w:rPr><w:b/></w:rPr></w:style>`;
  const chain = Array.from({ length: 9000 }, (_, index) => style(`S${index}`, `S${index - 1}`)).join('');

  test.for([
    ['a table style based on itself', table(paragraph('Seen')), { styles: style('T', 'T', 'table') }],
    [
      'styles based on each other',
      paragraph('Seen', '', '<w:pStyle w:val="A"/>'),
      { styles: style('A', 'B') + style('B', 'A') },
    ],
    ['a chain of thousands of styles', paragraph('Seen', '', '<w:pStyle w:val="S8999"/>'), { styles: chain }],
    [
      'a list that refers to itself',
      paragraph('Seen', '', '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'),
      {
        numbering:
          '<w:abstractNum w:abstractNumId="1"><w:styleLink w:val="L"/><w:numStyleLink w:val="L"/></w:abstractNum>' +
          '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>',
      },
    ],
    [
      'tables in tables',
      '<w:tbl><w:tr><w:tc>'.repeat(20) + paragraph('Seen') + '<w:p/></w:tc></w:tr></w:tbl>'.repeat(20),
      {},
    ],
  ] as const)('%s is read', async ([, body, parts]) => {
    expect((await read(body, parts)).text).toContain('Seen');
  });

  test.for([
    ['fields without end', '<w:p>' + '<w:r><w:fldChar w:fldCharType="begin"/></w:r>'.repeat(3000) + '</w:p>'],
    ['boxes in boxes', '<w:p><w:r><w:pict><v:rect style="width:3in;height:3in"><v:textbox><w:txbxContent>'.repeat(60)],
  ] as const)('%s are too complex or damaged', async ([, body]) => {
    await expect(read(body)).rejects.toMatchObject({
      code: expect.stringMatching(/^document\.(?:too-complex|damaged)$/) as string,
    });
  });
});
