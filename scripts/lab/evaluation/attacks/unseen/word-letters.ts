import type { AttackClass } from './attack.ts';
import { hide, look } from './word-attack.ts';
import { color, paragraphs, pick, shade, size, style, tableOf, themed } from './word-parts.ts';

const fill = (inner: string): string => `<w14:textFill>${inner}</w14:textFill>`;
const solidText = (inner: string): string => fill(`<w14:solidFill>${inner}</w14:solidFill>`);

const letters = [
  look(
    'in a color of the theme',
    [
      color('000000', ' w:themeColor="background1"'),
      color('FFFFFF', ' w:themeColor="background1"'),
      color('333333', ' w:themeColor="light1"'),
      color('000000', ' w:themeColor="background1" w:themeShade="F2"'),
      color('000000', ' w:themeColor="text1" w:themeTint="0A"'),
    ],
    [color('000000', ' w:themeColor="text1"'), color('4472C4', ' w:themeColor="accent1"')],
  ),
  look(
    'filled with white',
    [
      solidText('<w14:srgbClr w14:val="FFFFFF"/>'),
      solidText('<w14:schemeClr w14:val="bg1"/>'),
      solidText('<w14:srgbClr w14:val="FDFDFD"/>'),
      solidText('<w14:schemeClr w14:val="bg1"><w14:lumMod w14:val="95000"/></w14:schemeClr>'),
      fill(
        '<w14:gradFill><w14:gsLst><w14:gs w14:pos="0"><w14:srgbClr w14:val="FFFFFF"/></w14:gs><w14:gs ' +
          'w14:pos="100000"><w14:srgbClr w14:val="FAFAFA"/></w14:gs></w14:gsLst></w14:gradFill>',
      ),
    ],
    [solidText('<w14:srgbClr w14:val="203864"/>'), solidText('<w14:schemeClr w14:val="tx1"/>')],
  ),
  look(
    'see-through',
    ['97000', '93000', '99000', '95000', '100000'].map((alpha) =>
      solidText(`<w14:srgbClr w14:val="000000"><w14:alpha w14:val="${alpha}"/></w14:srgbClr>`),
    ),
    ['20000', '40000'].map((alpha) =>
      solidText(`<w14:srgbClr w14:val="000000"><w14:alpha w14:val="${alpha}"/></w14:srgbClr>`),
    ),
  ),
  look(
    'pressed together',
    ['-90', '-120', '-200', '-80', '-400'].map((value) => `<w:spacing w:val="${value}"/>${size(20)}`),
    ['<w:spacing w:val="-6"/>'],
  ),
  look(
    'letters without width',
    ['1', '5', '10', '20', '30'].map((value) => `<w:w w:val="${value}"/>`),
    ['<w:w w:val="85"/>'],
  ),
  look(
    'raised from the line',
    ['400', '-400', '900', '250', '3000'].map((value) => `<w:position w:val="${value}"/>`),
    ['<w:position w:val="4"/>'],
  ),
  look(
    'in a font of signs',
    ['Wingdings', 'Webdings', 'Symbol', 'Wingdings 3', 'ZapfDingbats'].map(
      (font) => `<w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}"/>`,
    ),
    ['<w:rFonts w:ascii="Georgia" w:hAnsi="Georgia"/>'],
  ),
  look(
    'small as a complex script',
    ['2', '3', '4', '6', '1'].map((value) => `<w:rtl/><w:szCs w:val="${value}"/><w:sz w:val="22"/>`),
    ['<w:rtl/><w:szCs w:val="22"/>'],
  ),
  look(
    'small and gray',
    ['BFBFBF', 'C8C8C8', 'D0D0D0', 'B4B4B4', 'E0E0E0'].map((value, index) => color(value) + size(8 + (index % 3))),
    [color('404040') + size(16)],
  ),
  look(
    'fitted into nothing',
    [20, 40, 60, 80, 100].map((width, id) => `<w:fitText w:val="${width}" w:id="${id + 1}"/>`),
    ['<w:fitText w:val="14000" w:id="9"/>'],
  ),
  look(
    'in the color of a shading',
    [
      shade('203864') + color('203864'),
      shade('auto', ' w:themeFill="accent1"') + color('4472C4'),
      '<w:highlight w:val="black"/>',
      '<w:shd w:val="solid" w:color="111111" w:fill="FFFFFF"/>' + color('000000'),
      shade('000000', ' w:themeFill="text1"') + color('0A0A0A'),
    ],
    [shade('203864') + color('FFFFFF'), '<w:highlight w:val="yellow"/>'],
  ),
  hide('in a font that the list calls signs', (secret, hidden, variant) => {
    const name = pick(['Garamond Sans', 'Corporate', 'Body', 'Office Text', 'Arial Nova 2'], variant);
    return {
      body: paragraphs(secret, `<w:rFonts w:ascii="${name}" w:hAnsi="${name}"/>`),
      parts: { fontTable: `<w:font w:name="${name}"><w:charset w:val="${hidden ? '02' : '00'}"/></w:font>` },
    };
  }),
];

const regions = ['wholeTable', 'firstRow', 'firstCol', 'band1Horz', 'nwCell'] as const;
const styles = [
  hide("as its table's style says", (secret, hidden, variant) => {
    const region = pick(regions, variant);
    const properties =
      '<w:rPr>' +
      pick(
        [color(hidden ? 'FFFFFF' : '305080'), color('000000', ` w:themeColor="${hidden ? 'background1' : 'text1'}"`)],
        variant,
      ) +
      '</w:rPr>';
    const part = region === 'wholeTable' ? properties : `<w:tblStylePr w:type="${region}">${properties}</w:tblStylePr>`;
    const look = region === 'band1Horz' ? '0000' : '00A0';
    return {
      body: tableOf([[paragraphs(secret)]], {
        properties: `<w:tblStyle w:val="T${variant}"/><w:tblLook w:val="${look}"/>`,
      }),
      parts: { ...themed(), styles: style(`T${variant}`, part, 'table') },
    };
  }),
  hide("on what its table's style paints", (secret, hidden, variant) => {
    const fills = ['1F3864', '000000', '7B0000', '203020', '3B3838'];
    const painted = `<w:tblStylePr w:type="firstRow"><w:tcPr>${shade(pick(fills, variant))}</w:tcPr></w:tblStylePr>`;
    return {
      body: tableOf([[paragraphs(secret, color(hidden ? pick(fills, variant) : 'FFFFFF'))]], {
        properties: '<w:tblStyle w:val="Painted"/><w:tblLook w:val="0020"/>',
      }),
      parts: { styles: style('Painted', painted, 'table') },
    };
  }),
  hide('by a style that another does not take back', (secret, hidden, variant) => {
    const hiding = pick(['<w:vanish/>', color('FFFFFF'), size(2), '<w:vanish/>', '<w:w w:val="2"/>'], variant);
    const back = variant % 5 === 0 || variant % 5 === 3 ? '<w:vanish w:val="0"/>' : '<w:b/>';
    return {
      body: paragraphs(secret, '<w:rStyle w:val="Strong"/>', '<w:pStyle w:val="Quiet"/>'),
      parts: {
        styles:
          style('Base', `<w:rPr>${hidden ? hiding : ''}</w:rPr>`) +
          style('Quiet', '<w:basedOn w:val="Base"/>') +
          style('Strong', `<w:rPr>${back}</w:rPr>`, 'character'),
      },
    };
  }),
  hide('by what the document takes for granted', (secret, hidden, variant) => {
    const hiding = pick(
      [color('FFFFFF'), size(2), '<w:vanish/>', color('000000', ' w:themeColor="background1"'), '<w:w w:val="3"/>'],
      variant,
    );
    return {
      body: paragraphs(secret, '', '<w:pStyle w:val="Odd"/>'),
      parts: {
        ...themed(),
        styles: style('Odd', `<w:rPr>${hidden ? hiding : ''}</w:rPr>`, 'paragraph', '<w:basedOn w:val="Missing"/>'),
      },
    };
  }),
];

/** Attacks by the look of letters, which runs and styles say. */
export const letterAttacks: AttackClass[] = [...letters, ...styles];
