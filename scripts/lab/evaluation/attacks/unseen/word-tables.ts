import { paragraph } from '@cotejo/plugin-kit/testing/word';
import type { AttackClass } from './attack.ts';
import { hide } from './word-attack.ts';
import { color, paragraphs, pick, shade, tableOf, themed } from './word-parts.ts';

/** In places of tables that a reader does not see. */
export const tableAttacks: AttackClass[] = [
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
