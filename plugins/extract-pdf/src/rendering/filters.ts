import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

/** An effect for which pdf.js uses SVG filters, which a canvas outside a browser does not have. */
export type Filter = { kind: 'transfer' | 'luminosity' | 'alpha'; maps: ArrayLike<number>[] };

/** The filter factory of pdf.js; `filtered` and `transfer` apply its filters. */
export class FilterFactory {
  addFilter = (maps: ArrayLike<number>[] | null): Filter | 'none' => (maps ? { kind: 'transfer', maps } : 'none');
  addLuminosityFilter = (map: ArrayLike<number> | null): Filter => ({ kind: 'luminosity', maps: map ? [map] : [] });
  addAlphaFilter = (map: ArrayLike<number>): Filter => ({ kind: 'alpha', maps: [map] });
  addHCMFilter = (): string => 'none';
  addHighlightHCMFilter = (): string => 'none';
  destroy = (): void => {};
}

/** Turns the picture of a group into a soft mask, by its luminosity or its alpha (ISO 32000-1, 11.5). */
export function filtered(source: Canvas, { kind, maps: [map] }: Filter): Canvas {
  const { width, height } = source;
  const image = source.getContext('2d').getImageData(0, 0, width, height);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!;
    const bright = (77 * data[at]! + 150 * data[at + 1]! + 29 * data[at + 2]!) >> 8;
    const value = kind === 'luminosity' ? Math.round((bright * alpha) / 255) : alpha;
    data[at + 3] = map?.[value] ?? value;
  }
  const mask = createCanvas(width, height);
  mask.getContext('2d').putImageData(image, 0, 0);
  return mask;
}

/** Applies transfer functions to the colors of a context (ISO 32000-1, 10.5), but not to patterns. */
export function transfer(context: SKRSContext2D, { maps }: Filter): void {
  for (const style of ['fillStyle', 'strokeStyle'] as const) {
    const color = context[style];
    if (typeof color !== 'string' || !/^#[0-9a-f]{6}/i.test(color)) continue;
    const values = [1, 3, 5].map((at, index) => {
      const value = Number.parseInt(color.slice(at, at + 2), 16);
      return (maps[maps.length === 1 ? 0 : index]?.[value] ?? value).toString(16).padStart(2, '0');
    });
    context[style] = `#${values.join('')}`;
  }
}
