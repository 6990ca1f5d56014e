/** Red, green and blue from 0 to 255. */
export type Color = readonly [number, number, number];

export const black: Color = [0, 0, 0];
export const white: Color = [255, 255, 255];

/** Reads `#rrggbb`; undefined for anything else, such as a pattern. */
export function parseColor(value: unknown): Color | undefined {
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/i.test(value)) return undefined;
  const number = Number.parseInt(value.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** Alpha compositing: the visible color of `color` with opacity `alpha`, 0 to 1, on `background`. */
export function blend(color: Color, background: Color, alpha: number): Color {
  const mix = (index: 0 | 1 | 2) => color[index] * alpha + background[index] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
}

/** The weight of hue: in strokes as fine as those of letters, the eye resolves hue a third as well (Mullen 1985). */
const HUE = 1 / 3;
/** How much more hue counts than lightness at most: by hue alone, only very large letters are read (Legge 1990). */
const MOST_HUE = 3;

/** Color difference in CIE L*a*b* (D65), with less weight for hue. About 2 is just visible side by side. */
export function difference(a: Color, b: Color): number {
  const [l1, a1, b1] = toLab(a);
  const [l2, a2, b2] = toLab(b);
  const lightness = Math.abs(l1 - l2);
  return Math.hypot(lightness, Math.min(HUE * Math.hypot(a1 - a2, b1 - b2), MOST_HUE * lightness));
}

/** Linear light, 0 to 1, of each of the 256 values of an sRGB channel (IEC 61966-2-1). */
const light = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function toLab(color: Color): [number, number, number] {
  const channel = (index: 0 | 1 | 2): number => light[Math.min(255, Math.max(0, Math.round(color[index])))]!;
  const [r, g, b] = [channel(0), channel(1), channel(2)];
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
