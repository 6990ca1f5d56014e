import { createCanvas } from '@napi-rs/canvas';

/** A PNG in one color, with stripes a little darker where they are wanted. */
export function paintedPicture(color: string, { width = 60, height = 40, stripes = false } = {}): Uint8Array {
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = `#${color}`;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#00000033';
  for (let x = stripes ? 0 : width; x < width; x += 16) context.fillRect(x, 0, 8, height);
  return context.canvas.toBuffer('image/png');
}

/** A picture in a run, by its name in `wordFile`. */
export const pictureOf = (name: string): string =>
  `<w:drawing><wp:inline><a:graphic><a:graphicData><a:blip r:embed="${name}"/></a:graphicData></a:graphic>` +
  '</wp:inline></w:drawing>';

/** Points in the units of drawings. */
export const emu = (points: number): number => Math.round(points * 12_700);

/**
 * What a drawing of `boxOf` is like; lengths in points, offsets from the page's corner unless `from` says otherwise.
 */
export type BoxOptions = {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  from?: string;
  fill?: string;
  behind?: boolean;
  wrap?: string;
  order?: number;
  body?: string;
  style?: string;
};

/** A solid fill as `BoxOptions` want it. */
export const solid = (color: string): string => `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`;

/** A paragraph that anchors a text box, or a shape where `content` is empty. */
export function boxOf(
  content: string,
  {
    x = 60,
    y = 60,
    width = 220,
    height = 120,
    from = 'page',
    fill = '<a:noFill/>',
    behind = false,
    wrap = 'wrapNone',
    order = 5,
    body = '<wps:bodyPr/>',
    style = '',
  }: BoxOptions = {},
): string {
  const across = from === 'paragraph' ? 'column' : from;
  const text = content && `<wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx>`;
  const shape =
    `<wps:wsp><wps:cNvSpPr/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${emu(width)}" ` +
    `cy="${emu(height)}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${fill}` +
    `</wps:spPr>${style}${text}${body}</wps:wsp>`;
  return anchorOf(shape, 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape', {
    x,
    y,
    width,
    height,
    across,
    down: from,
    behind,
    wrap,
    order,
  });
}

/** A paragraph that anchors a drawing. */
export function anchorOf(
  graphic: string,
  uri: string,
  {
    x,
    y,
    width,
    height,
    across,
    down,
    behind,
    wrap,
    order,
  }: {
    x: number;
    y: number;
    width: number;
    height: number;
    across: string;
    down: string;
    behind: boolean;
    wrap: string;
    order: number;
  },
): string {
  const wrapping = wrap === 'wrapSquare' ? '<wp:wrapSquare wrapText="bothSides"/>' : `<wp:${wrap}/>`;
  return (
    '<w:p><w:r><w:drawing><wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" ' +
    `relativeHeight="${order}" behindDoc="${behind ? 1 : 0}" locked="0" layoutInCell="1" allowOverlap="1">` +
    '<wp:simplePos x="0" y="0"/>' +
    `<wp:positionH relativeFrom="${across}"><wp:posOffset>${emu(x)}</wp:posOffset></wp:positionH>` +
    `<wp:positionV relativeFrom="${down}"><wp:posOffset>${emu(y)}</wp:posOffset></wp:positionV>` +
    `<wp:extent cx="${emu(width)}" cy="${emu(height)}"/>${wrapping}<wp:docPr id="${order}" ` +
    `name="Shape ${order}"/><wp:cNvGraphicFramePr/><a:graphic><a:graphicData uri="${uri}">${graphic}` +
    '</a:graphicData></a:graphic></wp:anchor></w:drawing></w:r></w:p>'
  );
}
