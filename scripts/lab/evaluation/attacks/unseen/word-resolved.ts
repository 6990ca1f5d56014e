import { escapeXml, paragraph } from '@cotejo/plugin-kit/testing/word';
import { boxOf } from '../../../../../plugins/extract-docx/src/testing/drawings.ts';
import type { AttackClass } from './attack.ts';
import { hide, byRun } from './word-attack.ts';
import { color, paragraphs, pick, run, shade, size, style, tableOf, white } from './word-parts.ts';

/*
 * Attacks on how properties are resolved: said twice, written in an unusual form, taken from another part, or changed
 * by a neighbor.
 */

/** A paragraph of runs, each with one letter of a text. */
const letters = (text: string, properties: string): string =>
  `<w:p>${[...text].map((letter) => run(letter, properties)).join('')}</w:p>`;

export const resolvedWordAttacks: AttackClass[] = [
  hide('properties of a run said twice', (secret, hidden, variant) => {
    const first = hidden ? pick([color('222222'), '', size(20), color('000000'), color('333333')], variant) : '';
    const second = hidden ? pick([white, '<w:vanish/>', size(1), color('FEFEFE'), white], variant) : '';
    return {
      body: `<w:p><w:r><w:rPr>${first}</w:rPr><w:rPr>${second}</w:rPr><w:t>${escapeXml(secret)}</w:t></w:r></w:p>`,
    };
  }),
  byRun('one property said twice', [
    `${color('222222')}${white}`,
    `${white}${color('222222')}`,
    `${size(20)}${size(1)}`,
    '<w:vanish w:val="0"/><w:vanish/>',
    '<w:highlight w:val="black"/><w:highlight w:val="none"/><w:color w:val="FFFFFF"/>',
  ]),
  hide('properties of a paragraph said twice', (secret, hidden, variant) => {
    const second = pick(
      [
        '<w:ind w:left="-20000" w:right="20000"/>',
        '<w:framePr w:w="4000" w:hAnchor="page" w:x="-9000" w:vAnchor="page" w:y="400"/>',
        '<w:spacing w:line="10" w:lineRule="exact"/>',
        '<w:ind w:left="15000" w:right="-6000"/>',
        '<w:spacing w:line="20" w:lineRule="exact"/>',
      ],
      variant,
    );
    return {
      body: `<w:p><w:pPr><w:jc w:val="left"/></w:pPr>${hidden ? `<w:pPr>${second}</w:pPr>` : ''}${run(secret)}</w:p>`,
    };
  }),
  hide('a style that stands twice in its part', (secret, hidden, variant) => ({
    body: paragraphs(secret, '', '<w:pStyle w:val="Body"/>'),
    parts: {
      styles:
        style('Body', '') +
        (hidden
          ? style('Body', `<w:rPr>${pick([white, size(1), '<w:vanish/>', color('FDFDFD'), white], variant)}</w:rPr>`)
          : ''),
    },
  })),
  hide('letters in runs of their own, pressed together or far away', (secret, hidden, variant) => ({
    body: hidden
      ? letters(
          secret,
          pick(
            [
              '<w:w w:val="1"/>',
              '<w:spacing w:val="-110"/>',
              '<w:position w:val="1400"/>',
              '<w:position w:val="-1400"/>',
              '<w:w w:val="2"/><w:spacing w:val="-20"/>',
            ],
            variant,
          ),
        )
      : letters(secret, ''),
  })),
  byRun('letters printed over each other', [
    '<w:spacing w:val="-66"/>',
    '<w:spacing w:val="-60"/>',
    `${size(24)}<w:spacing w:val="-78"/>`,
    '<w:spacing w:val="-3pt"/>',
    '<w:spacing w:val="-64"/>',
  ]),
  byRun('sizes written with a sign', [
    '<w:sz w:val="+2"/>',
    '<w:sz w:val="+1"/>',
    '<w:sz w:val="+03"/>',
    '<w:spacing w:val="-95"/><w:sz w:val="+20"/>',
    '<w:sz w:val="+4"/>',
  ]),
  byRun(
    'a black highlight that the run takes back',
    ['a', 'b', 'c', 'd', 'e'].map(
      () => '<w:rStyle w:val="Marked"/><w:highlight w:val="none"/><w:color w:val="FFFFFF"/>',
    ),
  ),
  byRun(
    'small letters set as those of a right-to-left script',
    ['2', '1', '3', '4', '5'].map((value) => `<w:sz w:val="${value}"/><w:szCs w:val="24"/><w:rtl/>`),
  ),
  byRun(
    'a thick outline in the color of the page',
    [76_200, 63_500, 101_600, 127_000, 88_900].map(
      (width) =>
        `<w14:textOutline w14:w="${width}"><w14:solidFill><w14:srgbClr w14:val="FFFFFF"/></w14:solidFill>` +
        '</w14:textOutline>',
    ),
  ),
  hide('a first line that hangs beyond the edge of the page', (secret, hidden, variant) => ({
    body: paragraphs(
      secret,
      '',
      hidden ? `<w:ind w:left="0" w:hanging="${pick([14_400, 15_000, 16_000, 18_000, 20_000], variant)}"/>` : '',
    ),
  })),
  hide('lines that run beyond the edge of the page', (secret, hidden, variant) => ({
    body: paragraph(
      'Reliable, friendly and punctual in every kitchen so far. '.repeat(2) +
        `${hidden ? '' : '</w:t><w:br/><w:t>'}${escapeXml(secret)}`,
      '',
      hidden ? `<w:ind w:right="${pick([-20_000, -18_000, -25_000, -16_000, -30_000], variant)}"/>` : '',
    ),
  })),
  hide('the indent of a list level', (secret, hidden, variant) => ({
    body: paragraphs(secret, '', '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="4"/></w:numPr>'),
    parts: {
      numbering:
        '<w:abstractNum w:abstractNumId="3"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText ' +
        'w:val="•"/>' +
        (hidden
          ? '<w:pPr><w:ind ' +
            'w:left="' +
            pick([-15_000, 30_000, -20_000, 25_000, -12_000], variant) +
            '" ' +
            (variant % 2 ? 'w:right="-22000"' : 'w:right="14000"') +
            '/></w:pPr>'
          : '') +
        '</w:lvl></w:abstractNum><w:num w:numId="4"><w:abstractNumId w:val="3"/></w:num>',
    },
  })),
  hide('a row of exact height around another table', (secret, hidden, variant) => ({
    body: tableOf([[tableOf([[paragraphs(secret)]])]], {
      row: hidden ? `<w:trHeight w:val="${pick([20, 40, 60, 30, 80], variant)}" w:hRule="exact"/>` : '',
    }),
  })),
  hide('a low box around a table', (secret, hidden, variant) => ({
    body: boxOf(
      tableOf([
        [paragraphs('References')],
        [paragraphs('on request')],
        ...Array.from({ length: 9 }, () => [paragraphs('-')]),
        [paragraphs(secret)],
      ]),
      { from: 'paragraph', x: 0, y: 10, width: 400, height: hidden ? pick([20, 25, 30, 18, 35], variant) : 400 },
    ),
  })),
  hide('sides and upright letters in a row of exact height', (secret, hidden, variant) => ({
    body: tableOf([[{ content: paragraphs(secret), properties: hidden ? '<w:textDirection w:val="btLr"/>' : '' }]], {
      row: hidden ? `<w:trHeight w:val="${pick([240, 200, 280, 220, 260], variant)}" w:hRule="exact"/>` : '',
    }),
  })),
  hide('a cell that its text is fitted into', (secret, hidden, variant) => ({
    body: tableOf([[{ content: paragraphs(secret), properties: hidden ? '<w:tcFitText/>' : '' }, paragraphs(' ')]], {
      properties: '<w:tblLayout w:type="fixed"/>',
      widths: [hidden ? pick([700, 800, 900, 1000, 750], variant) : 4000, 4000],
    }),
  })),
  hide('a footnote whose reference no page shows', (secret, hidden, variant) => {
    const reference = '<w:r><w:footnoteReference w:id="2"/></w:r>';
    const field = pick([' XE "', ' TC "', ' PRIVATE ', ' XE "', ' SET x '], variant);
    const start = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';
    const begin = `${start}<w:r><w:instrText>${escapeXml(field)}</w:instrText></w:r>`;
    return {
      body:
        `<w:p>${run('Awards')}` +
        (hidden ? `${begin}${reference}<w:r><w:fldChar w:fldCharType="end"/></w:r>` : reference) +
        '</w:p>',
      parts: { footnotes: `<w:footnote w:id="2">${paragraphs(secret)}</w:footnote>` },
    };
  }),
  hide('pieces in controls that are bound to other data', (secret, hidden, variant) => {
    const words = secret.split(' ');
    const pieces = Array.from({ length: Math.ceil(words.length / 4) }, (_, index) =>
      words.slice(index * 4, index * 4 + 4).join(' '),
    );
    const binding = hidden
      ? `<w:dataBinding w:prefixMappings="xmlns:a='urn:a'" w:xpath="/a:data[1]/a:shown[1]" w:storeItemID="{1}"/>`
      : '';
    return {
      body:
        '<w:p>' +
        pieces
          .map(
            (piece) =>
              `<w:sdt><w:sdtPr>${binding}<w:text/></w:sdtPr><w:sdtContent>${run(`${piece} `)}</w:sdtContent></w:sdt>`,
          )
          .join('') +
        '</w:p>',
      parts: {
        customXml1: '',
        '[word/customXml1.xml]':
          `<data xmlns="urn:a"><shown>${pick(['-', 'x', '.', 'n/a', 'none'], variant)}</shown>` +
          `<other>${escapeXml(secret)}</other></data>`,
      },
    };
  }),
  hide('a font that is another one by its other name', (secret, hidden, variant) => ({
    body: paragraphs(secret, '<w:rFonts w:ascii="Kitchen" w:hAnsi="Kitchen"/>'),
    parts: {
      fontTable:
        '<w:font w:name="Kitchen"><w:altName ' +
        'w:val="' +
        (hidden ? pick(['Wingdings', 'Webdings', 'Symbol', 'Wingdings 2', 'Wingdings 3'], variant) : 'Calibri') +
        '"/></w:font>',
    },
  })),
  byRun(
    'fonts of ornaments',
    ['Bodoni Ornaments', 'HoloLens MDL2 Assets', 'Hoefler Text Ornaments', 'D050000L', 'Apple Braille'].map(
      (name) => `<w:rFonts w:ascii="${name}" w:hAnsi="${name}"/>`,
    ),
    ['<w:rFonts w:ascii="Arial" w:hAnsi="Arial"/>'],
  ),
  hide('a part found by a name in other letters', (secret, hidden, variant) => {
    const target = pick(['Looks.xml', 'LOOKS.XML', '%6Cooks.xml', 'loOks.xml', './%6cooks.xml'], variant);
    return {
      body: paragraphs(secret, '', '<w:pStyle w:val="Body"/>'),
      parts: {
        '[word/looks.xml]':
          '<w:styles ' +
          'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">' +
          style('Body', hidden ? `<w:rPr>${white}</w:rPr>` : '') +
          '</w:styles>',
        '[word/_rels/document.xml.rels]':
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship ' +
          'Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" ' +
          `Target="${target}"/></Relationships>`,
        '[[Content_Types].xml]':
          '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ' +
          'ContentType="application/xml"/><Default Extension="rels" ' +
          'ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override ' +
          'PartName="/word/document.xml" ' +
          'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>' +
          '<Override PartName="/word/looks.xml" ' +
          'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/></Types>',
      },
    };
  }),
  hide('a page with a single dot again and again', (secret, hidden, variant) => ({
    body: hidden
      ? (
          `<w:p><w:r><w:rPr>${white}</w:rPr><w:t>${pick(['.', '-', '·', '|', '~'], variant)}</w:t><w:br ` +
          'w:type="page"/></w:r></w:p>'
        ).repeat(12) + `${paragraphs(secret)}`
      : paragraphs(secret),
  })),
  hide('a large letter in a frame beside the page', (secret, hidden, variant) => ({
    body: paragraphs(
      secret,
      '',
      hidden
        ? `<w:framePr w:dropCap="${pick(['drop', 'margin', 'drop', 'margin', 'drop'], variant)}" w:lines="3" ` +
            'w:w="6000" w:wrap="around" w:vAnchor="page" w:hAnchor="page" ' +
            `w:x="${pick([-9000, -8000, 14_000, -7000, 16_000], variant)}" w:y="300"/>`
        : '',
    ),
  })),
  hide('shading of a whole table, which programs do not paint', (secret, hidden, variant) => ({
    body: tableOf([[{ content: paragraphs(secret, white), properties: hidden ? '' : shade('000000') }]], {
      properties: hidden ? shade(pick(['000000', '1F3864', '222222', '333333', '0B5394'], variant)) : '',
    }),
  })),
  hide('the grid of a page that draws letters together', (secret, hidden, variant) => ({
    body:
      `<w:p><w:pPr><w:sectPr/></w:pPr></w:p>${paragraphs(secret)}` +
      '<w:sectPr>' +
      (hidden
        ? '<w:docGrid ' +
          'w:type="' +
          pick(['linesAndChars', 'snapToChars', 'linesAndChars', 'snapToChars', 'linesAndChars'], variant) +
          '" ' +
          `w:linePitch="360" w:charSpace="${pick([-20_480, -18_000, -19_000, -22_000, -24_000], variant)}"/>`
        : '') +
      '</w:sectPr>',
  })),
  hide('a field whose result is made anew', (secret, hidden, variant) => ({
    body:
      `<w:p><w:r><w:fldChar w:fldCharType="begin"${hidden ? ' w:dirty="true"' : ''}/></w:r><w:r>` +
      '<w:instrText> ' +
      pick(['DOCPROPERTY Title', 'AUTHOR', 'COMMENTS', 'SUBJECT', 'IF 1=2 "a" "b"'], variant).replace(/"/g, '&quot;') +
      ' ' +
      `</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(secret)}<w:r><w:fldChar ` +
      'w:fldCharType="end"/></w:r></w:p>',
  })),
  hide('a header for even pages of one page', (secret, hidden, variant) => ({
    body:
      '<w:p/><w:sectPr><w:headerReference ' +
      `w:type="${hidden ? pick(['even', 'default', 'even', 'default', 'even'], variant) : 'first'}" ` +
      'r:id="header1"/><w:titlePg/></w:sectPr>',
    parts: { header1: paragraphs(secret), settings: '<w:evenAndOddHeaders/>' },
  })),
];
