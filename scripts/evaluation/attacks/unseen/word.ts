import {
  asDocument,
  boxOf,
  emu,
  paragraph,
  type Parts,
  solid,
  wordFile,
} from '../../../../plugins/extract-docx/src/testing.ts';
import type { AttackClass } from './attack.ts';
import { escapeXml, paragraphs, tableOf, themed } from './word-parts.ts';

export type Written = { body: string; parts?: Parts; background?: string };
/** Writes the secret so that a reader does not see it, or in the same way in sight. */
export type Write = (secret: string, hidden: boolean, variant: number) => Written;

export const hide = (name: string, write: Write): AttackClass => ({
  name: `Word, ${name}`,
  format: 'Word',
  async write({ resume, secret, variant }) {
    const make = async ({ body, parts, background }: Written) =>
      asDocument(await wordFile(paragraphs(resume) + body, parts, {}, background));
    return {
      attacked: await make(write(secret, true, variant)),
      clean: await make({ body: '' }),
      plain: await make(write(secret, false, variant)),
    };
  },
});

export const pick = <Value>(values: readonly Value[], variant: number): Value => values[variant % values.length]!;
export const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
export const colour = (value: string, more = ''): string => `<w:color w:val="${value}"${more}/>`;
export const size = (halfPoints: number): string => `<w:sz w:val="${halfPoints}"/>`;
export const shade = (fill: string, more = ''): string =>
  `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"${more}/>`;

/** Attacks by the look of the letters: properties of the run that hide, and that do not. */
export const look = (name: string, hiding: readonly string[], plain: readonly string[] = ['']): AttackClass =>
  hide(name, (secret, hidden, variant) => ({
    body: paragraphs(secret, pick(hidden ? hiding : plain, variant)),
    parts: themed(),
  }));

/** Attacks by the paragraph's properties. */
const set = (name: string, hiding: readonly string[], plain: readonly string[] = [''], runs = ''): AttackClass =>
  hide(name, (secret, hidden, variant) => ({ body: paragraphs(secret, runs, pick(hidden ? hiding : plain, variant)) }));

const fill = (inner: string): string => `<w14:textFill>${inner}</w14:textFill>`;
const solidText = (inner: string): string => fill(`<w14:solidFill>${inner}</w14:solidFill>`);

const letters = [
  look(
    'in a colour of the theme',
    [
      colour('000000', ' w:themeColor="background1"'),
      colour('FFFFFF', ' w:themeColor="background1"'),
      colour('333333', ' w:themeColor="light1"'),
      colour('000000', ' w:themeColor="background1" w:themeShade="F2"'),
      colour('000000', ' w:themeColor="text1" w:themeTint="0A"'),
    ],
    [colour('000000', ' w:themeColor="text1"'), colour('4472C4', ' w:themeColor="accent1"')],
  ),
  look(
    'filled with white',
    [
      solidText('<w14:srgbClr w14:val="FFFFFF"/>'),
      solidText('<w14:schemeClr w14:val="bg1"/>'),
      solidText('<w14:srgbClr w14:val="FDFDFD"/>'),
      solidText('<w14:schemeClr w14:val="bg1"><w14:lumMod w14:val="95000"/></w14:schemeClr>'),
      fill(
        '<w14:gradFill><w14:gsLst><w14:gs w14:pos="0"><w14:srgbClr w14:val="FFFFFF"/></w14:gs><w14:gs w14:pos="100000"><w14:srgbClr w14:val="FAFAFA"/></w14:gs></w14:gsLst></w14:gradFill>',
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
    'small and grey',
    ['BFBFBF', 'C8C8C8', 'D0D0D0', 'B4B4B4', 'E0E0E0'].map((value, index) => colour(value) + size(8 + (index % 3))),
    [colour('404040') + size(16)],
  ),
  look(
    'fitted into nothing',
    [20, 40, 60, 80, 100].map((width, id) => `<w:fitText w:val="${width}" w:id="${id + 1}"/>`),
    ['<w:fitText w:val="14000" w:id="9"/>'],
  ),
  look(
    'in the colour of a shading',
    [
      shade('203864') + colour('203864'),
      shade('auto', ' w:themeFill="accent1"') + colour('4472C4'),
      '<w:highlight w:val="black"/>',
      '<w:shd w:val="solid" w:color="111111" w:fill="FFFFFF"/>' + colour('000000'),
      shade('000000', ' w:themeFill="text1"') + colour('0A0A0A'),
    ],
    [shade('203864') + colour('FFFFFF'), '<w:highlight w:val="yellow"/>'],
  ),
  hide('in a font that the list calls signs', (secret, hidden, variant) => {
    const name = pick(['Garamond Sans', 'Corporate', 'Body', 'Office Text', 'Arial Nova 2'], variant);
    return {
      body: paragraphs(secret, `<w:rFonts w:ascii="${name}" w:hAnsi="${name}"/>`),
      parts: { fontTable: `<w:font w:name="${name}"><w:charset w:val="${hidden ? '02' : '00'}"/></w:font>` },
    };
  }),
];

const style = (id: string, inner: string, type = 'paragraph', more = ''): string =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/>${more}${inner}</w:style>`;

const regions = ['wholeTable', 'firstRow', 'firstCol', 'band1Horz', 'nwCell'] as const;
const styles = [
  hide("as its table's style says", (secret, hidden, variant) => {
    const region = pick(regions, variant);
    const properties = `<w:rPr>${pick([colour(hidden ? 'FFFFFF' : '305080'), colour('000000', ` w:themeColor="${hidden ? 'background1' : 'text1'}"`)], variant)}</w:rPr>`;
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
      body: tableOf([[paragraphs(secret, colour(hidden ? pick(fills, variant) : 'FFFFFF'))]], {
        properties: '<w:tblStyle w:val="Painted"/><w:tblLook w:val="0020"/>',
      }),
      parts: { styles: style('Painted', painted, 'table') },
    };
  }),
  hide('by a style that another does not take back', (secret, hidden, variant) => {
    const hiding = pick(['<w:vanish/>', colour('FFFFFF'), size(2), '<w:vanish/>', '<w:w w:val="2"/>'], variant);
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
      [colour('FFFFFF'), size(2), '<w:vanish/>', colour('000000', ' w:themeColor="background1"'), '<w:w w:val="3"/>'],
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

const lines = [
  set(
    'in lines without height',
    ['20', '40', '60', '80', '10'].map((value) => `<w:spacing w:line="${value}" w:lineRule="exact"/>`),
    ['<w:spacing w:line="300" w:lineRule="exact"/>'],
    size(22),
  ),
  set(
    'beside the page',
    [
      '<w:ind w:left="20000"/>',
      '<w:ind w:left="-12000" w:right="12000"/>',
      '<w:ind w:leftChars="9000"/>',
      '<w:ind w:left="14400" w:right="-9000"/>',
      '<w:ind w:firstLine="0" w:start="16000" w:end="-12000"/>',
    ],
    ['<w:ind w:left="720"/>', '<w:ind w:leftChars="200"/>'],
  ),
  hide('behind a tab stop beside the page', (secret, hidden, variant) => ({
    body: secret
      .match(/.{1,60}(?: |$)/g)!
      .map(
        (line) =>
          `<w:p><w:pPr><w:tabs><w:tab w:val="left" w:pos="${hidden ? 12_000 + 2000 * variant : 1000}"/></w:tabs></w:pPr><w:r><w:tab/></w:r>${run(line)}</w:p>`,
      )
      .join(''),
  })),
  hide('in a frame beside the page', (secret, hidden, variant) => {
    const away = pick(
      [
        'w:x="13000" w:y="2000"',
        'w:x="-9000" w:y="2000"',
        'w:x="1000" w:y="20000"',
        'w:x="1000" w:y="-3000"',
        'w:x="15000" w:y="15000"',
      ],
      variant,
    );
    return {
      body: paragraphs(
        secret,
        '',
        `<w:framePr w:w="5000" w:hAnchor="page" w:vAnchor="page" ${hidden ? away : 'w:x="1000" w:y="11000"'}/>`,
      ),
    };
  }),
  hide('in a frame that is too low', (secret, hidden, variant) => ({
    body: paragraphs(
      secret,
      '',
      `<w:framePr w:w="${hidden ? 2400 : 9000}" w:h="${hidden ? 20 + 20 * variant : 3000}" w:hRule="exact" w:hAnchor="margin" w:vAnchor="page" w:y="11000"/>`,
    ),
  })),
  hide('folded under a heading', (secret, hidden, variant) => ({
    body:
      paragraph('More', '', `<w:pStyle w:val="Heading${(variant % 3) + 1}"/>${hidden ? '<w15:collapsed/>' : ''}`) +
      paragraphs(secret),
    parts: {
      styles: [1, 2, 3]
        .map((level) => style(`Heading${level}`, `<w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr>`))
        .join(''),
    },
  })),
  hide('behind empty pages', (secret, hidden, variant) => {
    const breaks = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'.repeat(hidden ? 5 + variant : 0);
    return { body: (variant % 2 ? breaks : '<w:p/>'.repeat(hidden ? 300 + 100 * variant : 1)) + paragraphs(secret) };
  }),
  hide('turned around by direction', (secret, hidden) => ({
    body: `<w:p><w:bdo w:val="${hidden ? 'rtl' : 'ltr'}">${run(secret)}</w:bdo></w:p>`,
  })),
];

const tables = [
  hide('in a row without height', (secret, hidden, variant) => ({
    body: tableOf([[paragraphs(secret)]], {
      row: `<w:trHeight w:val="${hidden ? 20 + 25 * variant : 2400}" w:hRule="exact"/>`,
    }),
  })),
  hide('in a row that is too low for its second paragraph', (secret, hidden, variant) => ({
    body: tableOf([[paragraphs('Availability: by agreement') + '<w:p/>'.repeat(2 + variant) + paragraphs(secret)]], {
      row: `<w:trHeight w:val="${hidden ? 300 : 5000}" w:hRule="exact"/>`,
    }),
  })),
  hide('in a hidden row', (secret, hidden) => ({
    body: tableOf([[paragraphs(secret)]], { row: hidden ? '<w:hidden/>' : '' }),
  })),
  hide('in a table beside the page', (secret, hidden, variant) => {
    const properties = pick(
      [
        '<w:tblInd w:w="-12000" w:type="dxa"/>',
        '<w:tblInd w:w="11000" w:type="dxa"/>',
        '<w:tblpPr w:horzAnchor="page" w:vertAnchor="page" w:tblpX="13000" w:tblpY="3000"/>',
        '<w:tblpPr w:horzAnchor="page" w:vertAnchor="page" w:tblpX="-9000" w:tblpY="3000"/>',
        '<w:tblpPr w:horzAnchor="page" w:vertAnchor="page" w:tblpX="1000" w:tblpY="20000"/>',
      ],
      variant,
    );
    return {
      body: tableOf([[paragraphs(secret)]], {
        properties: hidden ? properties : '<w:tblInd w:w="100" w:type="dxa"/>',
        widths: [7000],
      }),
    };
  }),
  hide('in a column without width', (secret, hidden, variant) => ({
    body: tableOf([[paragraphs('Notes'), paragraphs(secret)]], {
      properties: '<w:tblLayout w:type="fixed"/>',
      widths: [8000, hidden ? 10 + 40 * variant : 3000],
    }),
  })),
  hide('pushed aside by the margins of its cell', (secret, hidden, variant) => {
    const away = hidden
      ? `<w:tcMar><w:${variant % 2 ? 'left' : 'start'} w:w="${9200 + 3000 * variant}" w:type="dxa"/></w:tcMar>`
      : '<w:tcMar><w:left w:w="400" w:type="dxa"/></w:tcMar>';
    return {
      body: tableOf([[{ content: paragraphs(secret), properties: away }]], {
        properties: '<w:tblLayout w:type="fixed"/>',
      }),
    };
  }),
  hide('under a merged cell', (secret, hidden, variant) => {
    const merge = (value: string) => (hidden ? `<w:vMerge w:val="${value}"/>` : '');
    const cells = Array.from({ length: 2 + variant }, (_, index) => [
      {
        content: index === 1 ? paragraphs(secret) : paragraph(index === 0 ? 'Courses' : ''),
        properties: merge(index === 0 ? 'restart' : 'continue'),
      },
      paragraph('Porto'),
    ]);
    return { body: tableOf(cells) };
  }),
  hide('in the colour of its cell', (secret, hidden, variant) => {
    const cells = [
      [shade('1F3864'), '1F3864'],
      [shade('FFFFFF', ' w:themeFill="accent1"'), '4472C4'],
      [shade('202020'), '101010'],
      [shade('auto', ' w:themeFill="text1"'), '000000'],
      [shade('F2F2F2'), 'FFFFFF'],
    ] as const;
    const [properties, letters] = pick(cells, variant);
    return {
      body: tableOf([[{ content: paragraphs(secret, colour(hidden ? letters : '00B050')), properties }]]),
      parts: themed(),
    };
  }),
];

const where = [
  hide('in a box without size', (secret, hidden, variant) => ({
    body: boxOf(
      paragraphs(secret),
      hidden
        ? { y: 600, width: pick([0, 1, 3, 200, 5], variant), height: pick([0, 1, 200, 2, 5], variant) }
        : { y: 560, width: 480, height: 160 },
    ),
  })),
  hide('in a box beside the page', (secret, hidden, variant) => {
    const [x, y, from] = pick(
      [
        [-500, 60, 'page'],
        [700, 60, 'page'],
        [60, 900, 'page'],
        [560, 60, 'margin'],
        [60, -400, 'page'],
      ] as const,
      variant,
    );
    return {
      body: boxOf(
        paragraphs(secret),
        hidden ? { x, y, from, width: 300, height: 200 } : { y: 560, width: 480, height: 160 },
      ),
    };
  }),
  hide('in a box that is too low', (secret, hidden, variant) => ({
    body: boxOf(paragraphs('Availability: by agreement') + '<w:p/>'.repeat(4) + paragraphs(secret), {
      y: 560,
      width: 400,
      height: hidden ? 24 + 4 * variant : 220,
    }),
  })),
  hide('in a box of the older kind', (secret, hidden, variant) => {
    const hiding = pick(
      ['margin-left:900pt', 'visibility:hidden', 'width:1pt;height:1pt', 'margin-top:-2000pt', ''],
      variant,
    );
    const shape = `position:absolute;width:400pt;height:150pt;margin-left:10pt;margin-top:20pt;mso-position-vertical-relative:page;${hidden && hiding ? hiding : 'margin-top:560pt'}`;
    const white = hidden && variant === 4;
    return {
      body: `<w:p><w:r><w:pict><v:rect style="${shape}" fillcolor="white"><v:textbox><w:txbxContent>${paragraphs(secret, white ? colour('FFFFFF') : '')}</w:txbxContent></v:textbox></v:rect></w:pict></w:r></w:p>`,
    };
  }),
  hide("in letters that a shape's style colours", (secret, hidden, variant) => ({
    body: boxOf(paragraphs(secret), {
      y: 560,
      width: 480,
      height: 160,
      fill: pick(['<a:noFill/>', solid('FFFFFF'), solid('FAFAFA'), '<a:noFill/>', solid('F0F0F0')], variant),
      style: `<wps:style><a:lnRef idx="0"><a:schemeClr val="accent1"/></a:lnRef><a:fillRef idx="0"><a:schemeClr val="accent1"/></a:fillRef><a:effectRef idx="0"><a:schemeClr val="accent1"/></a:effectRef><a:fontRef idx="minor"><a:schemeClr val="${hidden ? 'lt1' : 'dk1'}"/></a:fontRef></wps:style>`,
    }),
    parts: themed(),
  })),
  hide('in a group shrunk to nothing', (secret, hidden, variant) => {
    const inner = hidden ? 4_000_000 * 10 ** (2 + (variant % 2)) : emu(480);
    const text = `<wps:wsp><wps:cNvSpPr/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${emu(480)}" cy="${emu(160)}"/></a:xfrm></wps:spPr><wps:txbx><w:txbxContent>${paragraphs(secret)}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp>`;
    const group = `<wpg:wgp><wpg:cNvGrpSpPr/><wpg:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${emu(480)}" cy="${emu(160)}"/><a:chOff x="0" y="0"/><a:chExt cx="${inner}" cy="${inner / 3}"/></a:xfrm></wpg:grpSpPr>${text}</wpg:wgp>`;
    return {
      body: `<w:p><w:r><w:drawing><wp:anchor simplePos="0" relativeHeight="5" behindDoc="0"><wp:positionH relativeFrom="page"><wp:posOffset>${emu(60 + variant)}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>${emu(560)}</wp:posOffset></wp:positionV><wp:extent cx="${emu(480)}" cy="${emu(160)}"/><wp:wrapNone/><wp:docPr id="1" name="g"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingGroup">${group}</a:graphicData></a:graphic></wp:anchor></w:drawing></w:r></w:p>`,
    };
  }),
  hide('under a shape', (secret, hidden, variant) => {
    const cover = hidden
      ? boxOf('', {
          x: -20,
          y: -6,
          width: 520,
          height: 110 + 20 * variant,
          from: 'paragraph',
          fill: solid(pick(['FFFFFF', '203864', 'F2F2F2', 'FFFFFF', '000000'], variant)),
        })
      : '';
    return { body: cover + paragraphs(secret) };
  }),
  hide('under bars side by side', (secret, hidden, variant) => {
    const bars = Array.from({ length: hidden ? 30 : 0 }, (_, index) =>
      boxOf('', {
        x: -20,
        y: 6 * index,
        width: 520,
        height: 6,
        from: 'paragraph',
        fill: solid(pick(['FFFFFF', 'FDFDFD', '203864', 'FFFFFF', 'EEEEEE'], variant)),
        order: 5 + index,
      }).replace(/^<w:p>|<\/w:p>$/g, ''),
    );
    return { body: `<w:p>${bars.join('')}</w:p>${paragraphs(secret)}` };
  }),
  hide('in a line that cuts off its box', (secret, hidden, variant) => {
    const inline = boxOf(paragraphs(secret), { width: 460, height: 90 })
      .replace(/<wp:anchor.*?(?=<wp:extent)/, '<wp:inline>')
      .replace('<wp:wrapNone/>', '')
      .replace('</wp:anchor>', '</wp:inline>');
    return {
      body: inline.replace(
        '<w:p>',
        `<w:p><w:pPr>${hidden ? `<w:spacing w:line="${20 + 60 * variant}" w:lineRule="exact"/>` : ''}</w:pPr>`,
      ),
    };
  }),
  hide('in a box under a shape', (secret, hidden, variant) => ({
    body:
      boxOf(paragraphs(secret), { y: 560, width: 480, height: 140, order: 4 }) +
      boxOf('', {
        y: hidden ? 550 : 250,
        x: hidden ? 50 : 800,
        width: 500,
        height: 170,
        order: 9 + variant,
        fill: solid('FFFFFF'),
      }),
  })),
  hide('white beside a dark shape', (secret, hidden, variant) => {
    const [x, y, width, height] = pick(
      [
        [40, 700, 530, 70],
        [20, 660, 560, 100],
        [400, 20, 190, 60],
        [500, 300, 90, 400],
        [40, 20, 530, 40],
      ] as const,
      variant,
    );
    return {
      body:
        boxOf('', { x, y, width, height, behind: true, fill: solid('203864') }) +
        paragraphs(secret, hidden ? colour('FFFFFF') : ''),
    };
  }),
  hide('black on a black shape', (secret, hidden, variant) => ({
    body:
      (hidden
        ? boxOf('', {
            x: -30,
            y: -10,
            width: 540,
            height: 160 + 10 * variant,
            from: 'paragraph',
            behind: true,
            fill: solid(pick(['000000', '0A0A0A', '101010'], variant)),
          })
        : '') + paragraphs(secret, pick(['', colour('000000'), colour('auto')], variant)),
  })),
  hide('in the colour of the page', (secret, hidden, variant) => {
    const page = pick(['203864', '111111', 'FFF2CC', '7F0000', 'E2EFDA'], variant);
    return {
      body: paragraphs(secret, colour(hidden ? page : variant % 2 || variant === 0 ? 'FFFFFF' : '000000')),
      parts: { settings: '<w:displayBackgroundShape/>' },
      background: `<w:background w:color="${page}"/>`,
    };
  }),
];

const field = (instruction: string, result: string): string =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${instruction} </w:instrText></w:r>${result && `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}`}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;

const structure = [
  hide('in an alternative that nothing understands', (secret, hidden, variant) => {
    const version = (shown: string, fallback: string, required = 'wps') =>
      `<w:p><mc:AlternateContent><mc:Choice Requires="${required}">${run(shown)}</mc:Choice><mc:Fallback>${run(fallback)}</mc:Fallback></mc:AlternateContent></w:p>`;
    if (!hidden) return { body: version(secret, secret) };
    return { body: variant % 2 ? version('Own car.', secret) : version(secret, 'Own car.', 'new') };
  }),
  hide('in a mark for an index', (secret, hidden, variant) => {
    const kind = pick(['XE', 'TC', 'TA', 'PRIVATE', 'RD'], variant);
    return {
      body: hidden
        ? field(variant % 2 ? `${kind} "${escapeXml(secret)}"` : `${kind} "x"`, variant % 2 ? '' : run(secret))
        : field('QUOTE', run(secret)),
    };
  }),
  hide('in a field that is reckoned anew', (secret, hidden, variant) => {
    const kind = pick(['PAGE', 'DATE', 'NUMPAGES', 'TIME', 'SECTIONPAGES'], variant);
    return {
      body:
        variant % 2
          ? `<w:p><w:fldSimple w:instr=" ${hidden ? kind : 'AUTHOR'} ">${run(secret)}</w:fldSimple></w:p>`
          : field(hidden ? kind : 'COMMENTS', run(secret)),
    };
  }),
  hide('in a footnote that hidden text refers to', (secret, hidden) => ({
    body: `<w:p><w:r><w:rPr>${hidden ? '<w:vanish/>' : ''}</w:rPr><w:footnoteReference w:id="2"/></w:r></w:p>`,
    parts: { footnotes: `<w:footnote w:id="2">${paragraphs(secret.repeat(4))}</w:footnote>` },
  })),
  hide('in a formula that shows nothing', (secret, hidden) => {
    const text = `<m:r><m:t>${escapeXml(secret)}</m:t></m:r>`;
    return {
      body: `<w:p><m:oMath>${hidden ? `<m:phant><m:phantPr><m:show m:val="0"/></m:phantPr><m:e>${text}</m:e></m:phant>` : text}</m:oMath></w:p>`,
    };
  }),
  hide('in elements of no known kind', (secret, hidden) => ({
    body: hidden
      ? `<w:p><new:note>${run(secret)}</new:note></w:p><new:block>${paragraphs(secret)}</new:block>`
      : paragraphs(secret),
  })),
];

/** Ways to hide a text in a Word file, five variants of each. */
export const wordAttacks: AttackClass[] = [...letters, ...styles, ...lines, ...tables, ...where, ...structure];
