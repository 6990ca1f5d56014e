import { boxOf, emu, solid } from '../../../../../plugins/extract-docx/src/testing/drawings.ts';
import type { AttackClass } from './attack.ts';
import { hide } from './word-attack.ts';
import { paragraphs, pick, run, size, tableOf } from './word-parts.ts';

/** About as long as a secret, and about nothing. */
const other =
  'Available from the first of the month, also on weekends and holidays, with a driving licence and a small car of ' +
  'her own that she is glad to use for deliveries.';

const place = { x: 60, y: 640, width: 460, height: 60 };
const away = { ...place, y: 560 };

const frame = (y: number): string =>
  `<w:framePr w:w="9000" w:wrap="around" w:hAnchor="page" w:vAnchor="page" w:x="1200" w:y="${y * 20}"/>`;
const floating = (y: number): string =>
  `<w:tblpPr w:horzAnchor="page" w:vertAnchor="page" w:tblpX="1200" w:tblpY="${y * 20}"/>`;

const oldBox = (text: string, top: number): string =>
  '<w:p><w:r><w:pict><v:rect filled="f" stroked="f" style="position:absolute;width:460pt;height:60pt;margin-left:0;' +
  `margin-top:${top}pt;mso-position-vertical-relative:page;z-index:3"><v:textbox><w:txbxContent>${paragraphs(text)}` +
  '</w:txbxContent></v:textbox></v:rect></w:pict></w:r></w:p>';

const inGroup = (y: number, text: string): string =>
  `<wps:wsp><wps:cNvSpPr/><wps:spPr><a:xfrm><a:off x="0" y="${emu(y)}"/><a:ext cx="${emu(460)}" cy="${emu(60)}"/>` +
  `</a:xfrm></wps:spPr><wps:txbx><w:txbxContent>${paragraphs(text)}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp>`;
const group = (inner: string): string =>
  '<w:p><w:r><w:drawing><wp:anchor simplePos="0" relativeHeight="5" behindDoc="0">' +
  `<wp:positionH relativeFrom="page"><wp:posOffset>${emu(60)}</wp:posOffset></wp:positionH>` +
  `<wp:positionV relativeFrom="page"><wp:posOffset>${emu(600)}</wp:posOffset></wp:positionV>` +
  `<wp:extent cx="${emu(460)}" cy="${emu(140)}"/><wp:wrapNone/><wp:docPr id="1" name="g"/><a:graphic>` +
  '<a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingGroup"><wpg:wgp><wpg:cNvGrpSpPr/>' +
  `<wpg:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${emu(460)}" cy="${emu(140)}"/><a:chOff x="0" y="0"/>` +
  `<a:chExt cx="${emu(460)}" cy="${emu(140)}"/></a:xfrm></wpg:grpSpPr>${inner}</wpg:wgp></a:graphicData>` +
  '</a:graphic></wp:anchor></w:drawing></w:r></w:p>';

/** Two texts at one place, of which neither can be read. */
export const overprintAttacks: AttackClass[] = [
  hide('two boxes at one place', (secret, hidden, variant) => ({
    body:
      boxOf(paragraphs(secret), { ...place, order: pick([4, 9, 5, 12, 3], variant) }) +
      boxOf(paragraphs(other), hidden ? { ...place, y: 640 + variant, order: 6 } : away),
  })),
  hide('a box over the text of the body', (secret, hidden, variant) => ({
    body: boxOf(paragraphs(other), {
      ...place,
      x: 0,
      y: hidden ? pick([-3, -2, -4, -1, -5], variant) : 200,
      from: 'paragraph',
      behind: variant % 2 === 1,
    }).replace(/<\/w:p>$/, `${run(secret)}</w:p>`),
  })),
  hide('a box of which the words lie on the text of the body', (secret, hidden, variant) => ({
    body: boxOf(paragraphs(secret), {
      ...place,
      x: 0,
      y: hidden ? pick([-3, -2, -4, -1, -5], variant) : 100,
      from: 'paragraph',
      behind: variant % 2 === 0,
    }).replace(/<\/w:p>$/, `${run(other)}</w:p>`),
  })),
  hide('two frames at one place', (secret, hidden, variant) => ({
    body: paragraphs(secret, '', frame(640)) + '<w:p/>' + paragraphs(other, '', frame(hidden ? 641 + variant : 560)),
  })),
  hide('two floating tables at one place', (secret, hidden, variant) => ({
    body:
      tableOf([[paragraphs(secret)]], { properties: floating(640), widths: [9000] }) +
      tableOf([[paragraphs(other)]], { properties: floating(hidden ? 640 + variant : 560), widths: [9000] }),
  })),
  hide('two boxes of the older kind at one place', (secret, hidden, variant) => ({
    body: oldBox(secret, 640) + oldBox(other, hidden ? 641 + variant : 560),
  })),
  hide('two texts of one group at one place', (secret, hidden, variant) => ({
    body: group(inGroup(0, secret) + inGroup(hidden ? variant : 70, other)),
  })),
  hide('many boxes, each with some words of another text', (secret, hidden) => ({
    body: secret
      .match(/.{1,50}(?: |$)/g)!
      .map((line, index) => {
        const at = { ...place, y: 560 + 20 * index, height: 20 };
        return (
          boxOf(paragraphs(line), { ...at, order: 2 + index }) +
          boxOf(paragraphs(other.slice(index * 40, index * 40 + line.length)), {
            ...at,
            y: hidden ? at.y + 1 : at.y + 110,
            order: 20 + index,
          })
        );
      })
      .join(''),
  })),
  hide('a filled box over a box', (secret, hidden, variant) => ({
    body:
      boxOf(paragraphs(secret), { ...place, order: 4 }) +
      boxOf(paragraphs(other), {
        ...(hidden ? place : away),
        order: 6,
        fill: solid(pick(['FFFFFF', 'DDEBF7', 'FFF2CC', 'FFFFFF', 'E2EFDA'], variant)),
      }),
  })),
  hide('lines that lie on each other', (secret, hidden, variant) => ({
    body: paragraphs(
      secret,
      size(24),
      hidden
        ? pick(
            [
              '<w:spacing w:line="120" w:lineRule="exact"/>',
              '<w:spacing w:line="110" w:lineRule="auto"/>',
              '<w:spacing w:line="130" w:lineRule="exact"/>',
              '<w:spacing w:line="100" w:lineRule="auto"/>',
              '<w:spacing w:line="5pt" w:lineRule="exact"/>',
            ],
            variant,
          )
        : '',
    ),
  })),
  hide('large letters in low lines', (secret, hidden, variant) => ({
    body: paragraphs(
      secret,
      size(hidden ? pick([60, 72, 80, 56, 64], variant) : 22),
      `<w:spacing w:line="${pick([240, 260, 280, 220, 250], variant)}" w:lineRule="exact"/>`,
    ),
  })),
  hide('letters lowered onto the next line', (secret, hidden, variant) => ({
    body:
      '<w:p><w:pPr><w:spacing w:line="280" w:lineRule="exact"/></w:pPr>' +
      run(secret, hidden ? `<w:position w:val="${pick([-28, 28, -26, 30, -30], variant)}"/>` : '') +
      `<w:r><w:br/></w:r>${run(other)}</w:p>`,
  })),
  hide('a gap that takes back what was written', (secret, hidden, variant) => {
    const at = secret.indexOf(' ', 80);
    const back = pick([-8000, -7000, -9000, -6000, -8500], variant);
    const gap = run(' ', hidden ? `<w:spacing w:val="${back}"/>` : '');
    return { body: `<w:p>${run(secret.slice(0, at))}${gap}${run(secret.slice(at + 1))}</w:p>` };
  }),
];
