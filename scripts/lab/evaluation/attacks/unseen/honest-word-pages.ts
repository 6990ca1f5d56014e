import { escapeXml, paragraph } from '@cotejo/plugin-kit/testing/word';
import {
  anchorOf,
  boxOf,
  emu,
  paintedPicture,
  solid,
} from '../../../../../plugins/extract-docx/src/testing/drawings.ts';
import type { HonestClass } from './attack.ts';
import { honest } from './honest-word-file.ts';
import { color, paragraphs, pick, shade, size, style, tableOf, themed, white } from './word-parts.ts';

const darks = ['1F3864', '2E2E2E', '385623', '7B2C2C', '0B5394'] as const;

/** A resume in two parts: what a sidebar holds, from its education on, and the rest. */
function parted(rest: string): { side: string; main: string } {
  const at = rest.indexOf('Education');
  return { side: rest.slice(at), main: rest.slice(0, at).trimEnd() };
}

const photo = (color: string): Uint8Array => paintedPicture(color, { width: 120, height: 60, stripes: true });

const pictureUri = 'http://schemas.openxmlformats.org/drawingml/2006/picture';
const pictureIn = (id: string, width: number, height: number): string =>
  '<pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip ' +
  `r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" ` +
  `y="0"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm><a:prstGeom prst="rect">` +
  '<a:avLst/></a:prstGeom></pic:spPr></pic:pic>';

const inGroup = (inner: string, { x = 0, y = 0, width = 612, height = 110 } = {}): string =>
  anchorOf(
    `<wpg:wgp><wpg:cNvGrpSpPr/><wpg:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${emu(width)}" ` +
      `cy="${emu(height)}"/><a:chOff x="0" y="0"/><a:chExt cx="${width * 20}" cy="${height * 20}"/></a:xfrm>` +
      `</wpg:grpSpPr>${inner}</wpg:wgp>`,
    'http://schemas.microsoft.com/office/word/2010/wordprocessingGroup',
    { x, y, width, height, across: 'page', down: 'page', behind: false, wrap: 'wrapTopAndBottom', order: 3 },
  );
const groupShape = (x: number, y: number, width: number, height: number, fill: string, content = ''): string =>
  `<wps:wsp><wps:cNvSpPr/><wps:spPr><a:xfrm><a:off x="${x * 20}" y="${y * 20}"/><a:ext cx="${width * 20}" ` +
  `cy="${height * 20}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${fill}` +
  `</wps:spPr>${content && `<wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx>`}` +
  '<wps:bodyPr/></wps:wsp>';

const space = '<w:spacing w:before="0" w:after="60"/>';
const sidebarWidths = [2900, 6400];
/** A page whose text begins near its edges, as templates with a sidebar have it. */
const wide =
  '<w:sectPr><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="720" w:right="720" w:bottom="720" ' +
  'w:left="720" w:header="360" w:footer="360"/></w:sectPr>';

const tables = [
  honest('white on a dark cell beside the text', ({ name, title, rest, variant }) => {
    const { side, main } = parted(rest);
    const fill = pick(darks, variant);
    const left = { content: paragraphs(`${name}\n${title}\n${side}`, white), properties: shade(fill) };
    return {
      body:
        tableOf([[left, paragraphs(main)]], { widths: sidebarWidths, properties: '<w:tblLayout w:type="fixed"/>' }) +
        wide,
    };
  }),
  honest('a cell filled by the theme', ({ name, title, rest, variant }) => {
    const { side, main } = parted(rest);
    const fill = pick(['accent1', 'text2', 'accent6', 'text1', 'dark2'], variant);
    const left = {
      content: paragraphs(`${name}\n${title}\n${side}`, color('FFFFFF', ' w:themeColor="background1"')),
      properties: shade(pick(['4472C4', '44546A', '70AD47', '000000', '44546A'], variant), ` w:themeFill="${fill}"`),
    };
    return { body: tableOf([[left, paragraphs(main)]], { widths: sidebarWidths }) + wide, parts: themed() };
  }),
  honest('a table style with a dark first row', ({ name, title, rest, variant }) => {
    const { side, main } = parted(rest);
    const styles = style(
      'Grid',
      '<w:tblPr><w:tblStyleRowBandSize w:val="1"/></w:tblPr><w:tblStylePr w:type="firstRow">' +
        `<w:rPr>${color('FFFFFF', ' w:themeColor="background1"')}</w:rPr><w:tcPr>${shade(pick(darks, variant))}` +
        `</w:tcPr></w:tblStylePr><w:tblStylePr w:type="band1Horz"><w:tcPr>${shade('D9E2F3')}</w:tcPr>` +
        '</w:tblStylePr>',
      'table',
    );
    return {
      body:
        paragraphs(name) +
        tableOf(
          [
            [paragraphs(title), paragraph('Details')],
            [paragraphs(main), paragraphs(side)],
          ],
          { properties: '<w:tblStyle w:val="Grid"/><w:tblLook w:val="0420"/>' },
        ),
      parts: { ...themed(), styles },
    };
  }),
  honest('columns that no program measured', ({ name, title, rest }) => {
    const { side, main } = parted(rest);
    return {
      body:
        paragraphs(`${name}\n${title}`) +
        '<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/></w:tblPr><w:tblGrid><w:gridCol w:w="100"/><w:gridCol ' +
        `w:w="100"/></w:tblGrid><w:tr><w:tc>${paragraphs(main)}</w:tc><w:tc>${paragraphs(side)}</w:tc></w:tr>` +
        '</w:tbl><w:p/>',
    };
  }),
  honest('merged cells and rows of fixed height', ({ name, title, rest }) => {
    const rows = rest.split('\n').map((line, index) => [
      {
        content: paragraph(index === 0 ? escapeXml(title) : ''),
        properties: `<w:vMerge w:val="${index === 0 ? 'restart' : 'continue'}"/>`,
      },
      paragraphs(line),
    ]);
    return {
      body:
        paragraphs(name) + tableOf(rows, { row: '<w:trHeight w:val="400" w:hRule="atLeast"/>', widths: [2400, 7000] }),
    };
  }),
];

const banners = [
  honest('a dark banner made of paragraphs', ({ name, title, rest, variant }) => ({
    body: paragraphs(`${name}\n${title}`, white + size(40), shade(pick(darks, variant))) + paragraphs(rest),
  })),
  honest('an automatic color on dark', ({ name, title, rest, variant }) => ({
    body:
      paragraphs(
        `${name}\n${title}`,
        variant % 2 ? color('auto') : '',
        shade(pick(['000000', '111111', '0B0B3B'], variant)),
      ) + paragraphs(rest),
  })),
  honest('a banner behind the text', ({ name, title, rest, variant }) => ({
    body:
      boxOf('', {
        x: 0,
        y: 0,
        width: 612,
        height: 160 + 10 * variant,
        behind: true,
        fill: solid(pick(darks, variant)),
      }) +
      paragraphs(name, white + size(44), space) +
      paragraphs(title, white, space) +
      paragraphs('', '', '<w:spacing w:before="900"/>') +
      paragraphs(rest),
  })),
  honest('a banner of the header', ({ name, title, rest, variant }) => ({
    body:
      paragraphs(name, white + size(40), space) +
      paragraphs(title, white, space) +
      paragraphs('', '', '<w:spacing w:before="1200"/>') +
      paragraphs(rest) +
      '<w:sectPr><w:headerReference w:type="default" r:id="header1"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar ' +
      'w:top="900" w:right="1100" w:bottom="900" w:left="1100" w:header="400" w:footer="400"/></w:sectPr>',
    parts: {
      header1: boxOf('', {
        x: 0,
        y: 0,
        width: 596,
        height: 130,
        behind: variant % 2 === 0,
        fill: solid(pick(darks, variant)),
      }),
    },
  })),
  honest('a photograph behind the name', ({ name, title, rest, variant }) => ({
    body:
      anchorOf(pictureIn('photo.png', 612, 170), pictureUri, {
        x: 0,
        y: 0,
        width: 612,
        height: 170,
        across: 'page',
        down: 'page',
        behind: true,
        wrap: 'wrapNone',
        order: 2,
      }) +
      paragraphs(name, white + size(40), space) +
      paragraphs(title, white, space) +
      paragraphs('', '', '<w:spacing w:before="1200"/>') +
      paragraphs(rest),
    pictures: { 'photo.png': photo(pick(['305070', '404040', '205030', '702020', '503060'], variant)) },
  })),
  honest('a group of a dark shape and a text', ({ name, title, rest, variant }) => ({
    body:
      inGroup(
        groupShape(0, 0, 612, 110, solid(pick(darks, variant))) +
          groupShape(60, 20, 480, 80, '<a:noFill/>', paragraphs(name, white + size(40)) + paragraphs(title, white)),
      ) + paragraphs(rest),
  })),
  honest('a dark page', ({ name, title, rest, variant }) => ({
    body: paragraphs(`${name}\n${title}\n${rest}`, pick([white, color('F2F2F2'), color('FFE699')], variant)),
    parts: { settings: '<w:displayBackgroundShape/>' },
    background: `<w:background w:color="${pick(darks, variant)}"/>`,
  })),
];

const boxes = [
  honest('a dark text box beside the text', ({ name, title, rest, variant }) => {
    const { side, main } = parted(rest);
    return {
      body:
        boxOf(paragraphs(side, white), {
          x: 20,
          y: 120,
          width: 180,
          height: 400,
          fill: solid(pick(darks, variant)),
          wrap: 'wrapSquare',
        }) + paragraphs(`${name}\n${title}\n${main}`, '', '<w:ind w:left="3000"/>'),
    };
  }),
  honest('a dark text box of the older kind', ({ name, title, rest, variant }) => {
    const { side, main } = parted(rest);
    const rect =
      '<w:p><w:r><w:pict><v:rect ' +
      'style="position:absolute;margin-left:-50pt;margin-top:60pt;width:190pt;height:420pt;z-index:3;' +
      'mso-position-vertical-relative:page" ' +
      `fillcolor="#${pick(darks, variant).toLowerCase()}" stroked="f"><v:textbox>` +
      `<w:txbxContent>${paragraphs(side, white)}</w:txbxContent></v:textbox></v:rect></w:pict></w:r></w:p>`;
    return { body: rect + paragraphs(`${name}\n${title}\n${main}`, '', '<w:ind w:left="3400"/>') };
  }),
  honest('a box of which both versions are there', ({ name, title, rest }) => {
    const content = paragraphs(`${name}\n${title}`);
    const [, drawing] = /(<w:drawing>.*<\/w:drawing>)/.exec(boxOf(content, { width: 400, height: 80 }))!;
    const fallback =
      `<w:pict><v:shape style="position:absolute;width:400pt;height:80pt"><v:textbox><w:txbxContent>${content}` +
      '</w:txbxContent></v:textbox></v:shape></w:pict>';
    return {
      body:
        `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawing}</mc:Choice><mc:Fallback>${fallback}` +
        `</mc:Fallback></mc:AlternateContent></w:r></w:p>${paragraphs(rest, '', '<w:spacing w:before="120"/>')}`,
    };
  }),
  honest('a dark column behind a table', ({ name, title, rest, variant }) => {
    const { side, main } = parted(rest);
    return {
      body:
        boxOf('', { x: 0, y: 0, width: 165, height: 792, behind: true, fill: solid(pick(darks, variant)) }) +
        tableOf([[paragraphs(`${name}\n${title}\n${side}`, white), paragraphs(main)]], {
          widths: [2700, 8000],
          properties: '<w:tblLayout w:type="fixed"/>',
        }) +
        wide,
    };
  }),
  honest("a shape's own color of letters", ({ name, title, rest, variant }) => ({
    body:
      boxOf(paragraphs(`${name}\n${title}`), {
        width: 480,
        height: 80,
        y: 40,
        wrap: 'wrapTopAndBottom',
        fill:
          '<a:solidFill><a:schemeClr ' +
          `val="${pick(['accent1', 'accent2', 'accent6', 'accent5', 'tx2'], variant)}"/></a:solidFill>`,
        style:
          '<wps:style><a:lnRef idx="2"><a:schemeClr val="accent1"/></a:lnRef><a:fillRef idx="1"><a:schemeClr ' +
          'val="accent1"/></a:fillRef><a:effectRef idx="0"><a:schemeClr val="accent1"/></a:effectRef><a:fontRef ' +
          'idx="minor"><a:schemeClr val="lt1"/></a:fontRef></wps:style>',
      }) + paragraphs(rest),
    parts: themed(),
  })),
  honest('lines and a photograph as ornaments', ({ name, title, rest, variant }) => ({
    body:
      anchorOf(pictureIn('photo.png', 90, 110), pictureUri, {
        x: 480,
        y: 40,
        width: 90,
        height: 110,
        across: 'page',
        down: 'page',
        behind: false,
        wrap: variant % 2 ? 'wrapNone' : 'wrapSquare',
        order: 7,
      }) +
      paragraphs(`${name}\n${title}`) +
      boxOf('', { x: 0, y: 4, width: 400, height: 1.5, from: 'paragraph', fill: solid('4472C4') }) +
      paragraphs(rest),
    pictures: { 'photo.png': photo('8090A0') },
  })),
];

/** Honest Word files whose tables, banners and boxes look like attacks. */
export const honestPages: HonestClass[] = [...tables, ...banners, ...boxes];
