import { paragraph } from '@cotejo/plugin-kit/testing/word';
import type { AttackClass } from './attack.ts';
import { hide, set } from './word-attack.ts';
import { color, paragraphs, pick, run, shade, size, style, tableOf, themed } from './word-parts.ts';

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
          `<w:p><w:pPr><w:tabs><w:tab w:val="left" w:pos="${hidden ? 12_000 + 2000 * variant : 1000}"/></w:tabs>` +
          `</w:pPr><w:r><w:tab/></w:r>${run(line)}</w:p>`,
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
      `<w:framePr w:w="${hidden ? 2400 : 9000}" w:h="${hidden ? 20 + 20 * variant : 3000}" w:hRule="exact" ` +
        'w:hAnchor="margin" w:vAnchor="page" w:y="11000"/>',
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
  hide('in the color of its cell', (secret, hidden, variant) => {
    const cells = [
      [shade('1F3864'), '1F3864'],
      [shade('FFFFFF', ' w:themeFill="accent1"'), '4472C4'],
      [shade('202020'), '101010'],
      [shade('auto', ' w:themeFill="text1"'), '000000'],
      [shade('F2F2F2'), 'FFFFFF'],
    ] as const;
    const [properties, letters] = pick(cells, variant);
    return {
      body: tableOf([[{ content: paragraphs(secret, color(hidden ? letters : '00B050')), properties }]]),
      parts: themed(),
    };
  }),
];

/** Attacks by where lines and tables stand. */
export const placeAttacks: AttackClass[] = [...lines, ...tables];
