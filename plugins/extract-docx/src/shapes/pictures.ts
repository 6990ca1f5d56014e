import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { DocumentError, type PageImage } from '@cotejo/plugin-kit';
import type { FillColor } from '../styles/colors.ts';
import type { WordPackage } from '../package/open.ts';
import { outermost } from '../package/xml.ts';

/** Pixels beyond which a picture is not decoded: each takes four bytes of memory. */
const largestPicture = 40_000_000;

/** Parts of the PNG and JPEG pictures in the body, in order, each once: they may be the pages of a scan. */
export function picturesOf(word: WordPackage): string[] {
  const parts = outermost(word.main, (name) => name === 'a:blip' || name === 'v:imagedata').map(
    ({ attributes }) => word.relationships.get(attributes['r:embed'] ?? attributes['r:id'] ?? '')?.part ?? '',
  );
  return [...new Set(parts)].filter((part) => /\.(?:png|jpe?g)$/i.test(part));
}

/** Width times height as the header of a PNG or JPEG states them; undefined for anything else. */
function pixelsOf(bytes: Buffer): number | undefined {
  if (bytes.length > 24 && bytes.readUInt32BE(0) === 0x89504e47) return bytes.readUInt32BE(16) * bytes.readUInt32BE(20);
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1]!;
    // Start of frame (ISO/IEC 10918-1, B.2.2); three other markers of this range are left out.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
    }
  }
  return undefined;
}

async function decode(bytes: Uint8Array): Promise<Image> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pixels = pixelsOf(buffer);
  if (!pixels) throw new DocumentError('document.damaged');
  if (pixels > largestPicture) throw new DocumentError('document.too-complex');
  return loadImage(buffer).catch((error: unknown) => {
    throw new DocumentError('document.damaged', { cause: error });
  });
}

const samples = 16;

/** Cropping at each side as a share of the picture, opacity from 0 to 1, and changes of brightness and contrast. */
export type PictureEffects = {
  left: number;
  top: number;
  right: number;
  bottom: number;
  opacity: number;
  bright: number;
  contrast: number;
};

/** Samples the colors of a picture at points of a grid; undefined where it cannot be decoded. */
export async function sampleColors(
  bytes: Uint8Array,
  { left, top, right, bottom, opacity, bright, contrast }: PictureEffects,
): Promise<FillColor[] | undefined> {
  const picture = await decode(bytes).catch(() => undefined);
  if (!picture) return undefined;
  const context = createCanvas(samples, samples).getContext('2d');
  const [width, height] = [picture.width * (1 - left - right), picture.height * (1 - top - bottom)];
  if (!(width > 0 && height > 0)) return undefined;
  context.drawImage(picture, picture.width * left, picture.height * top, width, height, 0, 0, samples, samples);
  const lit = (value: number) =>
    Math.round(Math.min(1, Math.max(0, (value / 255 - 0.5) * (1 + contrast) + 0.5 + bright)) * 255);
  const { data } = context.getImageData(0, 0, samples, samples);
  return Array.from({ length: samples * samples }, (_, index): FillColor => {
    const [red, green, blue, alpha] = data.subarray(index * 4, index * 4 + 4) as unknown as [
      number,
      number,
      number,
      number,
    ];
    const color = [red, green, blue]
      .map((value) => lit(value).toString(16).padStart(2, '0'))
      .join('')
      .toUpperCase();
    return {
      color,
      opacity: (alpha / 255) * opacity,
      at: { x: ((index % samples) + 0.5) / samples, y: (Math.floor(index / samples) + 0.5) / samples },
    };
  });
}

/** A picture as a PNG of at most `maxPixels`. Throws `DocumentError`: `document.damaged`, `document.too-complex`. */
export async function drawPicture(bytes: Uint8Array, maxPixels: number): Promise<PageImage> {
  const picture = await decode(bytes);
  const scale = Math.min(1, Math.sqrt(maxPixels / (picture.width * picture.height)));
  const width = Math.max(1, Math.floor(picture.width * scale));
  const height = Math.max(1, Math.floor(picture.height * scale));
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(picture, 0, 0, width, height);
  return { png: await canvas.encode('png'), width, height };
}
