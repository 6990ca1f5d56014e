import { namedColor, type FillColor } from '../styles/colors.ts';
import type { PictureEffects } from './pictures.ts';
import { noEffects, type Shape } from './shape.ts';
import { childNamed, type XmlElement } from '../package/xml.ts';
import { length } from './vml-values.ts';

export function lineOf(shape: XmlElement, type: XmlElement | undefined): Shape['line'] {
  const attribute = (name: string) => shape.attributes[name] ?? type?.attributes[name];
  if (['f', 'false'].includes(attribute('stroked') ?? '')) return undefined;
  const color = namedColor((attribute('strokecolor') ?? 'black').replace(/(?<!\s)\s*line.*$/, ''));
  const stroke = childNamed(shape, 'v:stroke')?.attributes;
  return {
    width: length(stroke?.weight ?? attribute('strokeweight')) ?? 0.75,
    fillColors: color === undefined ? undefined : [{ color, opacity: 1 }],
    isOpen: shape.name === 'v:line',
    isBroken: stroke?.dashstyle !== undefined,
  };
}

export function fillOf(shape: XmlElement, type: XmlElement | undefined): FillColor[] | 'none' | undefined {
  const attribute = (name: string) => shape.attributes[name] ?? type?.attributes[name];
  const fill = childNamed(shape, 'v:fill')?.attributes ?? {};
  if (['f', 'false'].includes(attribute('filled') ?? '') || ['f', 'false'].includes(fill.on ?? '')) return 'none';
  if (childNamed(shape, 'v:textpath') || shape.name === 'v:line') return 'none';
  if (/^(?:tile|pattern|frame)$/.test(fill.type ?? '')) return undefined;
  const both = [
    fill.color ?? attribute('fillcolor') ?? 'white',
    ...(/^gradient/.test(fill.type ?? '') ? [fill.color2 ?? 'white'] : []),
  ];
  const share =
    fill.opacity === undefined
      ? 1
      : Number.parseFloat(fill.opacity) / (/f$/.test(fill.opacity) ? 65_536 : /%$/.test(fill.opacity) ? 100 : 1);
  const colors = both.map((color) => namedColor(color.replace(/(?<!\s)\s*fill.*$/, '')));
  return colors.every((color) => color !== undefined) ? colors.map((color) => ({ color, opacity: share })) : undefined;
}

/** The effects of a VML picture; brightness and contrast are fractions of 65,536. Undefined where one is not known. */
export function effectsOf(picture: XmlElement | undefined): PictureEffects | undefined {
  const { gain, blacklevel, chromakey } = picture?.attributes ?? {};
  const part = (text: string) => Number.parseFloat(text) / (text.endsWith('f') ? 65_536 : 1);
  if (chromakey !== undefined) return undefined;
  return {
    ...noEffects,
    contrast: gain === undefined ? 0 : part(gain) - 1,
    bright: blacklevel === undefined ? 0 : part(blacklevel) * 2,
  };
}
