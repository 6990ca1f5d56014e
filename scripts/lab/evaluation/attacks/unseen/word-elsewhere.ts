import { escapeXml } from '@cotejo/plugin-kit/testing/word';
import { boxOf, solid } from '../../../../../plugins/extract-docx/src/testing/drawings.ts';
import type { AttackClass } from './attack.ts';
import { hide, byRun, byParagraph } from './word-attack.ts';
import { color, paragraphs, pick, run, shade, size, tableOf, themed, white } from './word-parts.ts';

const result = (instruction: string, shown: string): string =>
  '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>' +
  `<w:r><w:instrText xml:space="preserve"> ${escapeXml(instruction)} </w:instrText></w:r>` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${shown}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;

const section = (inner: string, isLast = false): string => {
  const properties = `<w:sectPr>${inner}</w:sectPr>`;
  return isLast ? properties : `<w:p><w:pPr>${properties}</w:pPr></w:p>`;
};
const usualPage = '<w:pgSz w:w="12240" w:h="15840"/>';

/** Insets of a box, in EMU, that leave no room for its text. */
const wideInsets = [
  'lIns="5600000"',
  'tIns="2000000"',
  'rIns="5500000"',
  'bIns="2000000"',
  'lIns="9000000" rIns="-5000000"',
];

/** Attacks on what another part or a neighbor says: sections, lists, fields, patterns, insets, grounds. */
export const elsewhereAttacks: AttackClass[] = [
  hide('as the result of a field that shows none', (secret, hidden, variant) => ({
    body: result(
      hidden
        ? pick(['EQ \\f(1,2)', 'SYMBOL 74', 'MACROBUTTON Go x', 'DISPLAYBARCODE "1" QR', 'BARCODE "1"'], variant)
        : 'QUOTE',
      run(secret),
    ),
  })),
  hide('in the branch that a field does not take', (secret, hidden) => ({
    body: hidden ? result(`IF 1 = 2 "${secret}" "-"`, run('-')) : result('IF 1 = 1 "x" "-"', run(secret)),
  })),
  hide('behind the tab of a list beside the page', (secret, hidden, variant) => ({
    body: paragraphs(
      secret.match(/.{1,60}(?: |$)/g)!.join('\n'),
      '',
      '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="4"/></w:numPr>',
    ),
    parts: {
      numbering:
        '<w:abstractNum w:abstractNumId="3"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:pPr>' +
        `<w:tabs><w:tab w:val="num" w:pos="${hidden ? 12_500 + 2000 * variant : 720}"/></w:tabs></w:pPr></w:lvl>` +
        '</w:abstractNum><w:num w:numId="4"><w:abstractNumId w:val="3"/></w:num>',
    },
  })),
  hide('in the header of a section without a page of its own', (secret, hidden) => ({
    body:
      section(usualPage) +
      paragraphs('References on request') +
      section(
        '<w:headerReference w:type="default" ' +
          `r:id="header1"/>${hidden ? '<w:type w:val="continuous"/>' : ''}${usualPage}`,
        true,
      ),
    parts: { header1: paragraphs(secret.repeat(4)) },
  })),
  hide('beside a page whose size a text box claims', (secret, hidden, variant) => ({
    body:
      boxOf(
        '<w:p><w:pPr><w:sectPr><w:pgSz w:w="31000" w:h="31000"/><w:pgMar w:left="100" ' +
          'w:right="100"/></w:sectPr></w:pPr></w:p>',
        { y: 700 },
      ) +
      paragraphs(
        secret,
        '',
        hidden ? `<w:ind w:left="${pick([14_000, 16_000, 15_000, 13_500, 18_000], variant)}" w:right="-9000"/>` : '',
      ) +
      section(usualPage, true),
  })),
  hide('on a page without room', (secret, hidden, variant) => ({
    body:
      section(usualPage) +
      paragraphs(secret) +
      section(
        hidden
          ? pick(
              [
                '<w:pgSz w:w="12240" w:h="200"/>',
                '<w:pgSz w:w="200" w:h="15840"/><w:pgMar w:left="0" w:right="0"/>',
                `${usualPage}<w:cols w:num="45" w:space="400"/>`,
                `${usualPage}<w:pgMar w:left="12000" w:right="0" w:top="700" w:bottom="700"/>`,
                `${usualPage}<w:cols w:num="2" w:equalWidth="0"><w:col w:w="60" w:space="9000"/><w:col ` +
                  'w:w="60"/></w:cols>',
              ],
              variant,
            )
          : usualPage,
        true,
      ),
  })),
  hide('in a row that begins beside the page', (secret, hidden, variant) => ({
    body: tableOf([[paragraphs(secret)]], {
      widths: [4000],
      row: hidden ? `<w:gridBefore w:val="1"/><w:wBefore w:w="${11_000 + 1500 * variant}" w:type="dxa"/>` : '',
    }),
  })),
  hide('in a box of many columns', (secret, hidden, variant) => ({
    body: boxOf(paragraphs(secret), {
      y: 560,
      width: 440,
      height: 160,
      body: hidden ? `<wps:bodyPr numCol="${16 - variant}" spcCol="${(28 + variant) * 12_700}"/>` : '<wps:bodyPr/>',
    }),
  })),
  hide('in a box whose insets leave no room', (secret, hidden, variant) => ({
    body: boxOf(paragraphs(secret), {
      y: 560,
      width: 440,
      height: 160,
      body: hidden ? `<wps:bodyPr ${pick(wideInsets, variant)}/>` : '<wps:bodyPr/>',
    }),
  })),
  byRun(
    'on a pattern in the color of the letters',
    [
      '<w:shd w:val="pct95" w:color="000000" w:fill="FFFFFF"/><w:color w:val="000000"/>',
      '<w:shd w:val="pct90" w:color="auto" w:fill="auto"/><w:color w:val="000000"/>',
      `<w:shd w:val="pct5" w:color="FFFFFF" w:fill="1F3864"/>${color('1F3864')}`,
      `<w:shd w:val="pct10" w:color="000000" w:fill="FFFFFF"/>${color('E6E6E6')}`,
      `<w:shd w:val="pct80" w:color="1F3864" w:fill="1F3864"/>${color('1F3864')}`,
    ],
    [
      '<w:shd w:val="pct10" w:color="auto" w:fill="auto"/>',
      '<w:shd w:val="pct20" w:color="000000" w:fill="FFFFFF"/>',
      `<w:shd w:val="pct90" w:color="000000" w:fill="FFFFFF"/>${white}`,
      '<w:shd w:val="pct15" w:color="auto" w:fill="FFFFFF"/>',
      '<w:shd w:val="pct5" w:color="auto" w:fill="auto"/>',
    ],
  ),
  hide('in a cell that says its color twice', (secret, hidden, variant) => ({
    body: tableOf([
      [
        {
          content: paragraphs(secret, white),
          properties:
            shade(pick(['1F3864', '000000', '203020', '3B3838', '7B0000'], variant)) +
            (hidden ? (variant % 2 ? shade('FFFFFF') : `</w:tcPr><w:tcPr>${shade('FFFFFF')}`) : ''),
        },
      ],
    ]),
  })),
  hide('in a font of the theme that draws signs', (secret, hidden, variant) => {
    const signs = pick(['Wingdings', 'Webdings', 'Symbol', 'Wingdings 2', 'Wingdings 3'], variant);
    return {
      body: paragraphs(secret, '<w:rFonts w:asciiTheme="minorHAnsi" w:hAnsiTheme="minorHAnsi"/>'),
      parts: { theme: themed()['theme']!.replace('typeface="Calibri"', `typeface="${hidden ? signs : 'Calibri'}"`) },
    };
  }),
  hide('in a frame narrower than a word', (secret, hidden, variant) => ({
    body: paragraphs(
      secret,
      '',
      `<w:framePr w:w="${hidden ? 10 + 30 * variant : 9000}" w:hAnchor="page" w:vAnchor="page" w:x="1200" ` +
        'w:y="11000"/>',
    ),
  })),
  hide('upright in a column without width', (secret, hidden, variant) => ({
    body: tableOf(
      [
        [
          paragraphs('Notes'),
          { content: paragraphs(secret), properties: `<w:textDirection w:val="${variant % 2 ? 'btLr' : 'tbRl'}"/>` },
        ],
      ],
      { properties: '<w:tblLayout w:type="fixed"/>', widths: [6000, hidden ? 20 + 20 * variant : 3000] },
    ),
  })),
  hide('on a picture that is not there', (secret, hidden, variant) => ({
    body: boxOf(paragraphs(secret, white), {
      y: 560 + variant,
      width: 460,
      height: 120,
      fill: hidden ? '<a:blipFill><a:blip r:embed="none"/><a:stretch/></a:blipFill>' : solid('1F3864'),
    }),
  })),
  hide('in a drawing that says of itself that it is hidden', (secret, hidden, variant) => {
    const box = boxOf(paragraphs(secret), { y: 560, width: 460, height: 120 });
    if (!hidden) return { body: box };
    return {
      body:
        variant % 2
          ? box.replace('<wp:anchor ', `<wp:anchor hidden="${pick(['1', 'true'], variant)}" `)
          : box.replace('<wp:docPr ', '<wp:docPr hidden="1" '),
    };
  }),
  byParagraph(
    'set against the right edge of a strip beside the page',
    [
      '<w:jc w:val="right"/><w:ind w:right="-14000" w:left="9000"/>',
      '<w:jc w:val="end"/><w:ind w:right="-20000" w:left="9000"/>',
      '<w:jc w:val="center"/><w:ind w:right="-30000" w:left="9000"/>',
      '<w:jc w:val="right"/><w:ind w:right="-16000" w:left="10000"/>',
      '<w:jc w:val="right"/><w:ind w:left="-14000" w:right="11000"/>',
    ],
    ['<w:jc w:val="right"/>', '<w:jc w:val="center"/>'],
  ),
  hide('in a table of a table that lies beside the page', (secret, hidden, variant) => ({
    body: tableOf([
      [
        tableOf([[paragraphs(secret)]], {
          properties:
            `<w:tblInd w:w="${hidden ? pick([12_000, -14_000, 13_000, -12_500, 15_000], variant) : 100}" ` +
            'w:type="dxa"/>',
          widths: [6000],
        }),
      ],
    ]),
  })),
  byRun(
    'in letters a quarter as high as a line, on and off',
    ['7', '6', '5', '7', '6'].map((value) => size(Number(value)) + '<w:caps/>'),
    [`${size(20)}<w:caps/>`],
  ),
];
