import type { AttackClass } from './attack.ts';
import { hide } from './word-attack.ts';
import { color, paragraphs, pick, shade, size, style, tableOf, themed } from './word-parts.ts';

const regions = ['wholeTable', 'firstRow', 'firstCol', 'band1Horz', 'nwCell'] as const;
/** By styles that letters, paragraphs and tables have. */
export const styleAttacks: AttackClass[] = [
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
