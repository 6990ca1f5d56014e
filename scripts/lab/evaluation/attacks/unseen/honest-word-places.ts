import { boxOf, solid } from '../../../../../plugins/extract-docx/src/testing/drawings.ts';
import type { HonestClass } from './attack.ts';
import { honest } from './honest-word-file.ts';
import { paragraphs, pick, run, size, tableOf } from './word-parts.ts';

const frame = (y: number): string =>
  `<w:framePr w:w="9000" w:wrap="around" w:hAnchor="page" w:vAnchor="page" w:x="1200" w:y="${y}"/>`;

/** Honest Word files in which texts stand near each other, or in another direction. */
export const honestPlaces: HonestClass[] = [
  honest('boxes that overlap, their texts apart', ({ name, title, rest, variant }) => ({
    body:
      boxOf(paragraphs(name, size(36)), { x: 60, y: 30, width: 480, height: 120, order: 3 }) +
      boxOf(paragraphs(title), {
        x: 60,
        y: 30,
        width: 480,
        height: 120,
        order: 4 + variant,
        body: '<wps:bodyPr anchor="b"/>',
      }) +
      paragraphs('', '', '<w:spacing w:before="2400"/>') +
      paragraphs(rest),
  })),
  honest('a letter behind the name', ({ name, title, rest, variant }) => ({
    body:
      boxOf(paragraphs('A', `${size(pick([120, 144, 160, 100, 130], variant))}<w:color w:val="D9E2F3"/>`), {
        x: 60,
        y: 20,
        width: 120,
        height: 110,
        behind: true,
      }) + paragraphs(`${name}\n${title}\n${rest}`),
  })),
  honest('lines of one frame, and two frames below each other', ({ name, title, rest }) => ({
    body: paragraphs(`${name}\n${title}`, '', frame(700)) + '<w:p/>' + paragraphs(rest, '', frame(1800)),
  })),
  honest('floating tables beside each other', ({ name, title, rest, variant }) => {
    const at = rest.indexOf('Education');
    const floating = (x: number) =>
      `<w:tblpPr w:horzAnchor="page" w:vertAnchor="page" w:tblpX="${x}" w:tblpY="${2000 + 100 * variant}"/>`;
    return {
      body:
        paragraphs(`${name}\n${title}`) +
        tableOf([[paragraphs(rest.slice(0, at).trim())]], { properties: floating(900), widths: [5600] }) +
        tableOf([[paragraphs(rest.slice(at))]], { properties: floating(6800), widths: [4200] }),
    };
  }),
  honest('a filled box over a filled shape', ({ name, title, rest, variant }) => ({
    body:
      boxOf('', { x: 0, y: 0, width: 612, height: 140, fill: solid('1F3864'), order: 2 }) +
      boxOf(paragraphs(`${name}\n${title}`), {
        x: 60,
        y: 30,
        width: 400,
        height: 80,
        fill: solid(pick(['FFFFFF', 'DDEBF7', 'FFF2CC'], variant)),
        order: 3,
      }) +
      paragraphs('', '', '<w:spacing w:before="2400"/>') +
      paragraphs(rest),
  })),
  honest('dots behind headings', ({ name, title, rest, variant }) => {
    const dots =
      `<w:shd w:val="${pick(['pct10', 'pct5', 'pct15', 'pct20', 'pct12'], variant)}" w:color="auto" ` +
      'w:fill="auto"/>';
    return { body: paragraphs(`${name}\n${title}`, '', dots) + paragraphs(rest) };
  }),
  honest('names in other scripts, in their own direction', ({ name, title, rest, variant }) => {
    const other = pick(['דוד לוי', 'محمد علي', 'שרה כהן', 'فاطمة الزهراء', 'דוד'], variant);
    return {
      body:
        `<w:p><w:bdo w:val="rtl">${run(other, '<w:rtl/>')}</w:bdo></w:p>` +
        `<w:p><w:pPr><w:bidi/></w:pPr>${run(name)}${run(` \u202b${other}\u202c`, '<w:rtl/>')}</w:p>` +
        paragraphs(`${title}\n${rest}`),
    };
  }),
  honest('lines set close, with raised letters', ({ name, title, rest }) => ({
    body:
      paragraphs(`${name}\n${title}`) +
      paragraphs(rest, size(20), '<w:spacing w:line="190" w:lineRule="exact"/>') +
      `<w:p><w:pPr><w:spacing w:line="240" w:lineRule="exact"/></w:pPr>${run('1', '<w:position w:val="8"/>')}</w:p>`,
  })),
  honest('sections of two pages, each with its header', ({ name, title, rest }) => ({
    body:
      paragraphs(rest) +
      '<w:p><w:pPr><w:sectPr><w:headerReference w:type="default" r:id="header1"/></w:sectPr></w:pPr></w:p>' +
      paragraphs('References on request') +
      '<w:sectPr><w:headerReference w:type="default" r:id="header2"/></w:sectPr>',
    parts: { header1: paragraphs(name), header2: paragraphs(title) },
  })),
];
