import { boxOf, emu, solid } from '../../../../../plugins/extract-docx/src/testing/drawings.ts';
import type { AttackClass } from './attack.ts';
import { hide } from './word-attack.ts';
import { color, paragraphs, pick, themed } from './word-parts.ts';

const paintedWhite = '<v:background fillcolor="white"><v:fill type="solid"/></v:background>';

/** Attacks by boxes and shapes, and by what is painted on the page. */
export const boxAttacks: AttackClass[] = [
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
    const shape =
      'position:absolute;width:400pt;height:150pt;margin-left:10pt;margin-top:20pt;' +
      'mso-position-vertical-relative:page;' +
      (hidden && hiding ? hiding : 'margin-top:560pt');
    const white = hidden && variant === 4;
    return {
      body:
        `<w:p><w:r><w:pict><v:rect style="${shape}" fillcolor="white"><v:textbox>` +
        `<w:txbxContent>${paragraphs(secret, white ? color('FFFFFF') : '')}</w:txbxContent></v:textbox></v:rect>` +
        '</w:pict></w:r></w:p>',
    };
  }),
  hide("in letters that a shape's style colors", (secret, hidden, variant) => ({
    body: boxOf(paragraphs(secret), {
      y: 560,
      width: 480,
      height: 160,
      fill: pick(['<a:noFill/>', solid('FFFFFF'), solid('FAFAFA'), '<a:noFill/>', solid('F0F0F0')], variant),
      style:
        '<wps:style><a:lnRef idx="0"><a:schemeClr val="accent1"/></a:lnRef><a:fillRef idx="0"><a:schemeClr ' +
        'val="accent1"/></a:fillRef><a:effectRef idx="0"><a:schemeClr val="accent1"/></a:effectRef><a:fontRef ' +
        `idx="minor"><a:schemeClr val="${hidden ? 'lt1' : 'dk1'}"/></a:fontRef></wps:style>`,
    }),
    parts: themed(),
  })),
  hide('in a group shrunk to nothing', (secret, hidden, variant) => {
    const inner = hidden ? 4_000_000 * 10 ** (2 + (variant % 2)) : emu(480);
    const text =
      `<wps:wsp><wps:cNvSpPr/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${emu(480)}" ` +
      `cy="${emu(160)}"/></a:xfrm></wps:spPr><wps:txbx><w:txbxContent>${paragraphs(secret)}</w:txbxContent>` +
      '</wps:txbx><wps:bodyPr/></wps:wsp>';
    const group =
      `<wpg:wgp><wpg:cNvGrpSpPr/><wpg:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${emu(480)}" ` +
      `cy="${emu(160)}"/><a:chOff x="0" y="0"/><a:chExt cx="${inner}" cy="${inner / 3}"/></a:xfrm>` +
      `</wpg:grpSpPr>${text}</wpg:wgp>`;
    return {
      body:
        '<w:p><w:r><w:drawing><wp:anchor simplePos="0" relativeHeight="5" behindDoc="0"><wp:positionH ' +
        `relativeFrom="page"><wp:posOffset>${emu(60 + variant)}</wp:posOffset></wp:positionH><wp:positionV ` +
        `relativeFrom="page"><wp:posOffset>${emu(560)}</wp:posOffset></wp:positionV><wp:extent cx="${emu(480)}" ` +
        `cy="${emu(160)}"/><wp:wrapNone/><wp:docPr id="1" name="g"/><a:graphic><a:graphicData ` +
        `uri="http://schemas.microsoft.com/office/word/2010/wordprocessingGroup">${group}</a:graphicData>` +
        '</a:graphic></wp:anchor></w:drawing></w:r></w:p>',
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
        paragraphs(secret, hidden ? color('FFFFFF') : ''),
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
        : '') + paragraphs(secret, pick(['', color('000000'), color('auto')], variant)),
  })),
  hide('in the color of the page', (secret, hidden, variant) => {
    const page = pick(['203864', '111111', 'FFF2CC', '7F0000', 'E2EFDA'], variant);
    return {
      body: paragraphs(secret, color(hidden ? page : variant % 2 || variant === 0 ? 'FFFFFF' : '000000')),
      parts: { settings: '<w:displayBackgroundShape/>' },
      background: `<w:background w:color="${page}"/>`,
    };
  }),
  hide('on the page that a shape paints', (secret, hidden, variant) => {
    const dark = pick(['203864', '111111', '3B3838', '7F0000', '0B3B0B'], variant);
    return {
      body: paragraphs(secret, color('FFFFFF')),
      parts: { settings: '<w:displayBackgroundShape/>' },
      background: `<w:background w:color="${dark}">${hidden ? paintedWhite : ''}</w:background>`,
    };
  }),
];
