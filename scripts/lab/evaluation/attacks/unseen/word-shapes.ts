import { escapeXml, paragraph } from '@cotejo/plugin-kit/testing/word';
import { anchorOf, boxOf, emu, solid } from '../../../../../plugins/extract-docx/src/testing/drawings.ts';
import type { AttackClass } from './attack.ts';
import { hide } from './word-attack.ts';
import { paragraphs, pick, run, size, themed, white } from './word-parts.ts';

const inBox = (secret: string, options: Parameters<typeof boxOf>[1] = {}): string =>
  boxOf(paragraph(escapeXml(secret)), options);

/** A shape of another geometry than a rectangle. */
const shaped = (body: string, geometry: string): string =>
  body.replace('<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>', geometry);
const preset = (name: string): string => `<a:prstGeom prst="${name}"><a:avLst/></a:prstGeom>`;

/** White letters in a box without a fill over a dark shape, which is behind them or not. */
const onShape = (secret: string, shape: string, { x = 180, y = 250 } = {}): string =>
  shape + boxOf(paragraph(escapeXml(secret), `${white}${size(16)}`), { x, y, width: 200, height: 70, order: 9 });

const chart = '<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="none"/>';

/** Attacks on how drawings are resolved: their size, their place, and what they paint of it. */
export const shapeAttacks: AttackClass[] = [
  hide('a box lower than one line', (secret, hidden, variant) => ({
    body: inBox(secret, {
      from: 'paragraph',
      x: 0,
      y: 10,
      width: 460,
      height: hidden ? pick([6, 7, 8, 9, 6.5], variant) : 60,
    }),
  })),
  hide('a box whose share of the page counts, and not its size', (secret, hidden, variant) => {
    const share = pick([100, 200, 300, 150, 50], variant);
    const relative =
      `<wp14:sizeRelH relativeFrom="page"><wp14:pctWidth>${share}</wp14:pctWidth></wp14:sizeRelH>` +
      `<wp14:sizeRelV relativeFrom="page"><wp14:pctHeight>${share}</wp14:pctHeight></wp14:sizeRelV>`;
    return {
      body: inBox(secret, { from: 'paragraph', x: 0, y: 10, width: 460, height: 60 }).replace(
        '</wp:anchor>',
        `${hidden ? relative : ''}</wp:anchor>`,
      ),
    };
  }),
  hide('a cover whose share of the page counts, and not its size', (secret, hidden, variant) => {
    const relative =
      '<wp14:sizeRelH relativeFrom="page">' +
      `<wp14:pctWidth>${pick([100_000, 98_000, 100_000, 95_000, 99_000], variant)}</wp14:pctWidth>` +
      '</wp14:sizeRelH><wp14:sizeRelV relativeFrom="page"><wp14:pctHeight>60000</wp14:pctHeight>' +
      '</wp14:sizeRelV>';
    return {
      body:
        `${paragraphs(secret)}` +
        boxOf('', { x: 0, y: 330, width: 10, height: 10, fill: solid('FFFFFF') }).replace(
          '</wp:anchor>',
          `${hidden ? relative : ''}</wp:anchor>`,
        ),
    };
  }),
  hide('a place of a drawing that its other place overrules', (secret, hidden, variant) => ({
    body: inBox(secret, { from: 'paragraph', x: 0, y: 10, width: 460, height: 60 })
      .replace('simplePos="0"', hidden ? 'simplePos="1"' : 'simplePos="0"')
      .replace(
        '<wp:simplePos x="0" y="0"/>',
        `<wp:simplePos x="${emu(pick([-900, 900, -700, 2000, -800], variant))}" y="${emu(100)}"/>`,
      ),
  })),
  hide('a cover that text flows under', (secret, hidden, variant) => {
    const way = pick(['wrapTight', 'wrapThrough', 'wrapTight', 'wrapThrough', 'wrapTight'], variant);
    const polygon =
      `<wp:${way} wrapText="bothSides"><wp:wrapPolygon><wp:start x="0" y="0"/><wp:lineTo x="10" y="0"/>` +
      `<wp:lineTo x="10" y="10"/><wp:lineTo x="0" y="0"/></wp:wrapPolygon></wp:${way}>`;
    return {
      body: paragraphs(secret)
        .replace(
          '<w:p>',
          boxOf('', { from: 'paragraph', x: -30, y: -4, width: 560, height: hidden ? 70 : 2, fill: solid('FFFFFF') })
            .replace('<wp:wrapNone/>', polygon)
            .replace(/<\/w:p>$/, '')
            .replace('<w:p>', '<w:p>'),
        )
        .replace('<w:pPr></w:pPr>', ''),
    };
  }),
  hide('a thick line over the text', (secret, hidden, variant) => {
    const line = `<a:ln w="${emu(pick([80, 90, 70, 100, 85], variant))}">${solid('FFFFFF')}</a:ln>`;
    const cover = shaped(
      boxOf('', {
        from: 'paragraph',
        x: -30,
        y: 24,
        width: 560,
        height: 0.5,
        fill: hidden ? `<a:noFill/>${line}` : '<a:noFill/>',
      }),
      preset(pick(['line', 'straightConnector1', 'rect', 'line', 'rect'], variant)),
    );
    return { body: cover.replace('</w:p>', `${run(secret)}</w:p>`) };
  }),
  hide('a cover painted in an unusual way', (secret, hidden, variant) => {
    const fill = pick(
      [
        '<a:solidFill><a:hslClr hue="0" sat="0%" lum="100%"/></a:solidFill>',
        '<a:solidFill><a:srgbClr val="FFFFFF"><a:alpha val="100%"/></a:srgbClr></a:solidFill>',
        '<a:grpFill/>',
        '<a:solidFill><a:scrgbClr r="100%" g="100%" b="100%"/></a:solidFill>',
        '<a:gradFill><a:gsLst><a:gs pos="0"><a:hslClr hue="0" sat="0" lum="100000"/></a:gs></a:gsLst></a:gradFill>',
      ],
      variant,
    );
    const cover = boxOf('', {
      from: 'paragraph',
      x: -30,
      y: -4,
      width: 560,
      height: 80,
      fill: hidden ? fill : '<a:noFill/>',
    });
    return { body: cover.replace('</w:p>', `${run(secret)}</w:p>`) };
  }),
  hide('a chart before the text', (secret, hidden, variant) => {
    const place = {
      x: -30,
      y: -4,
      width: 560,
      height: hidden ? pick([80, 100, 120, 90, 110], variant) : 1,
      across: 'column',
      down: 'paragraph',
      behind: false,
      wrap: 'wrapNone',
      order: 7,
    };
    return {
      body: anchorOf(chart, 'http://schemas.openxmlformats.org/drawingml/2006/chart', place).replace(
        '</w:p>',
        `${run(secret)}</w:p>`,
      ),
    };
  }),
  hide('a cover with the same height in the order', (secret, hidden, variant) => ({
    body:
      inBox(secret, { x: 60, y: 650, width: 400, height: 60, order: 7 }) +
      (hidden
        ? boxOf('', {
            x: 50,
            y: 640,
            width: 430,
            height: 80,
            fill: solid('FFFFFF'),
            order: pick([7, 8, 7, 7, 7], variant),
          })
        : ''),
  })),
  hide('a footnote under a cover at the foot of the page', (secret, hidden, variant) => ({
    body:
      `<w:p>${run('Awards')}<w:r><w:footnoteReference w:id="2"/></w:r>` +
      '</w:p>' +
      boxOf('', {
        x: 0,
        y: hidden ? 560 : 2,
        width: 612,
        height: hidden ? pick([220, 232, 200, 225, 215], variant) : 3,
        fill: solid('FFFFFF'),
      }),
    parts: { footnotes: `<w:footnote w:id="2">${paragraphs(secret)}</w:footnote>` },
  })),
  hide('white letters beside what a shape really paints', (secret, hidden, variant) => {
    const geometry = hidden
      ? preset(pick(['frame', 'rtTriangle', 'donut', 'halfFrame', 'triangle'], variant))
      : preset('rect');
    const right = { x: 340, y: 230 };
    const corner = hidden ? pick([{}, right, {}, { x: 330, y: 330 }, { x: 70, y: 205 }], variant) : right;
    return {
      body: onShape(
        secret,
        shaped(
          boxOf('', {
            x: 60,
            y: 200,
            width: 480,
            height: pick([200, 500, 200, 300, 600], variant),
            fill: solid('1F3864'),
            behind: true,
          }),
          geometry,
        ),
        corner,
      ),
    };
  }),
  hide('white letters on a drawn shape that is elsewhere', (secret, hidden, variant) => {
    const edge = pick([200, 150, 300, 250, 100], variant);
    const path =
      '<a:custGeom><a:pathLst><a:path w="1000" h="1000"><a:moveTo><a:pt x="0" y="0"/></a:moveTo><a:lnTo><a:pt ' +
      `x="${hidden ? edge : 1000}" y="0"/></a:lnTo><a:lnTo><a:pt x="${hidden ? edge : 1000}" ` +
      'y="1000"/></a:lnTo><a:lnTo><a:pt x="0" y="1000"/></a:lnTo><a:close/></a:path></a:pathLst></a:custGeom>';
    return {
      body: onShape(
        secret,
        shaped(boxOf('', { x: 60, y: 200, width: 480, height: 200, fill: solid('2E2E2E'), behind: true }), path),
        { x: 320, y: 260 },
      ),
    };
  }),
  hide('white letters on the white end of a gradient', (secret, hidden, variant) => {
    const dark = '1F3864';
    const far = hidden ? pick(['FFFFFF', 'FEFEFE', 'FDFDFD', 'FFFFFF', 'FCFCFC'], variant) : dark;
    const stops = [
      [0, dark],
      [10_000, dark],
      [20_000, dark],
      [30_000, dark],
      [40_000, far],
      [100_000, far],
    ]
      .map(([at, value]) => `<a:gs pos="${at}"><a:srgbClr val="${value}"/></a:gs>`)
      .join('');
    return {
      body: onShape(
        secret,
        boxOf('', {
          x: 60,
          y: 200,
          width: 480,
          height: 200,
          fill: `<a:gradFill><a:gsLst>${stops}</a:gsLst><a:lin ang="0"/></a:gradFill>`,
          behind: true,
        }),
        { x: 320, y: 260 },
      ),
    };
  }),
  hide('a dark shape whose edges are softened away', (secret, hidden, variant) => ({
    body: onShape(
      secret,
      boxOf('', {
        x: 160,
        y: 230,
        width: 300,
        height: 120,
        fill:
          `${solid('1F3864')}` +
          (hidden
            ? `<a:effectLst><a:softEdge rad="${emu(pick([100, 120, 90, 110, 200], variant))}"/></a:effectLst>`
            : ''),
        behind: true,
      }),
    ),
  })),
  hide('a fill that the theme leaves out', (secret, hidden, variant) => {
    const parts = themed();
    const fills = hidden ? '<a:noFill/>' : '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
    const theme = parts['theme']!.replace(
      '</a:themeElements>',
      `<a:fmtScheme name="x"><a:fillStyleLst>${fills.repeat(3)}</a:fillStyleLst></a:fmtScheme></a:themeElements>`,
    );
    const reference =
      '<wps:style><a:lnRef idx="0"><a:schemeClr val="accent1"/></a:lnRef><a:fillRef ' +
      `idx="${pick([1, 2, 3, 1, 2], variant)}"><a:schemeClr val="dk1"/></a:fillRef><a:effectRef idx="0">` +
      '<a:schemeClr val="accent1"/></a:effectRef><a:fontRef idx="minor"><a:schemeClr val="dk1"/></a:fontRef>' +
      '</wps:style>';
    return {
      body: onShape(
        secret,
        boxOf('', { x: 160, y: 230, width: 300, height: 120, fill: '', behind: true, style: reference }),
      ),
      parts: { theme },
    };
  }),
  hide('a turned box that stands on its edge', (secret, hidden, variant) => {
    const scene =
      '<a:scene3d><a:camera prst="orthographicFront"><a:rot ' +
      `lat="${pick([5_400_000, 0, 5_400_000, 0, 5_300_000], variant)}" ` +
      `lon="${pick([0, 5_400_000, 0, 16_200_000, 0], variant)}" rev="0"/></a:camera><a:lightRig rig="threePt" ` +
      'dir="t"/></a:scene3d>';
    return {
      body: inBox(secret, {
        from: 'paragraph',
        x: 0,
        y: 10,
        width: 460,
        height: 60,
        fill: `<a:noFill/>${hidden ? scene : ''}`,
      }),
    };
  }),
];
