import type { AttackClass } from './attack.ts';
import { hide, byRun } from './word-attack.ts';
import { color, paragraphs, pick, shade, size } from './word-parts.ts';
import { styleAttacks } from './word-styles.ts';

const fill = (inner: string): string => `<w14:textFill>${inner}</w14:textFill>`;
const solidText = (inner: string): string => fill(`<w14:solidFill>${inner}</w14:solidFill>`);

const letters = [
  byRun(
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
  byRun(
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
  byRun(
    'see-through',
    ['97000', '93000', '99000', '95000', '100000'].map((alpha) =>
      solidText(`<w14:srgbClr w14:val="000000"><w14:alpha w14:val="${alpha}"/></w14:srgbClr>`),
    ),
    ['20000', '40000'].map((alpha) =>
      solidText(`<w14:srgbClr w14:val="000000"><w14:alpha w14:val="${alpha}"/></w14:srgbClr>`),
    ),
  ),
  byRun(
    'pressed together',
    ['-90', '-120', '-200', '-80', '-400'].map((value) => `<w:spacing w:val="${value}"/>${size(20)}`),
    ['<w:spacing w:val="-6"/>'],
  ),
  byRun(
    'letters without width',
    ['1', '5', '10', '20', '30'].map((value) => `<w:w w:val="${value}"/>`),
    ['<w:w w:val="85"/>'],
  ),
  byRun(
    'raised from the line',
    ['400', '-400', '900', '250', '3000'].map((value) => `<w:position w:val="${value}"/>`),
    ['<w:position w:val="4"/>'],
  ),
  byRun(
    'in a font of signs',
    ['Wingdings', 'Webdings', 'Symbol', 'Wingdings 3', 'ZapfDingbats'].map(
      (font) => `<w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}"/>`,
    ),
    ['<w:rFonts w:ascii="Georgia" w:hAnsi="Georgia"/>'],
  ),
  byRun(
    'small as a complex script',
    ['2', '3', '4', '6', '1'].map((value) => `<w:rtl/><w:szCs w:val="${value}"/><w:sz w:val="22"/>`),
    ['<w:rtl/><w:szCs w:val="22"/>'],
  ),
  byRun(
    'small and gray',
    ['BFBFBF', 'C8C8C8', 'D0D0D0', 'B4B4B4', 'E0E0E0'].map((value, index) => color(value) + size(8 + (index % 3))),
    [color('404040') + size(16)],
  ),
  byRun(
    'fitted into nothing',
    [20, 40, 60, 80, 100].map((width, id) => `<w:fitText w:val="${width}" w:id="${id + 1}"/>`),
    ['<w:fitText w:val="14000" w:id="9"/>'],
  ),
  byRun(
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

export const letterAttacks: AttackClass[] = [...letters, ...styleAttacks];
