import { paragraph } from '@cotejo/plugin-kit/testing/word';
import type { AttackClass } from './attack.ts';
import { hide, byParagraph } from './word-attack.ts';
import { tableAttacks } from './word-tables.ts';
import { paragraphs, pick, run, size, style } from './word-parts.ts';

const lines = [
  byParagraph(
    'in lines without height',
    ['20', '40', '60', '80', '10'].map((value) => `<w:spacing w:line="${value}" w:lineRule="exact"/>`),
    ['<w:spacing w:line="300" w:lineRule="exact"/>'],
    size(22),
  ),
  byParagraph(
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

export const placeAttacks: AttackClass[] = [...lines, ...tableAttacks];
