import { createCanvas, loadImage } from '@napi-rs/canvas';

/** What became of a picture: a PNG in base64, or why there is none. */
export type DrawnLogo = { png: string } | { refused: 'logo.unreadable' | 'logo.too-large' };

/** Pixels of the largest logo that is kept: three times what a page shows. */
const box = { width: 480, height: 144 };

/**
 * Draws a picture anew, no larger than a page needs it: only what can be seen stays. Its size is read from its head
 * before anything is decoded. SVG, which is no picture but a document, is refused as everything unknown.
 */
export async function drawLogo(bytes: Uint8Array, mostPixels: number): Promise<DrawnLogo> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = sizeIn(file);
  if (!size || size.width * size.height === 0) return { refused: 'logo.unreadable' };
  if (size.width * size.height > mostPixels) return { refused: 'logo.too-large' };
  const image = await loadImage(file).catch(() => undefined);
  if (!image || image.width * image.height === 0) return { refused: 'logo.unreadable' };
  const scale = Math.min(1, box.width / image.width, box.height / image.height);
  const [width, height] = [image.width, image.height].map((one) => Math.max(1, Math.round(one * scale)));
  const canvas = createCanvas(width!, height!);
  canvas.getContext('2d').drawImage(image, 0, 0, width!, height!);
  return { png: (await canvas.encode('png')).toString('base64') };
}

type Size = { width: number; height: number };

/** The size that the head of a PNG, JPEG or WebP states; undefined for anything else. */
function sizeIn(file: Buffer): Size | undefined {
  if (file.length < 30) return undefined;
  if (file.readUInt32BE(0) === 0x89504e47) return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  if (file.readUInt16BE(0) === 0xffd8) return sizeInJpeg(file);
  return file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP'
    ? sizeInWebp(file)
    : undefined;
}

function sizeInJpeg(file: Buffer): Size | undefined {
  for (let at = 2; at + 9 < file.length && file[at] === 0xff; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file[at + 1]!;
    // Start of frame (ISO/IEC 10918-1, B.2.2); three other markers of this range are left out.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
  }
  return undefined;
}

/** Of the three kinds of RFC 9649: extended, lossless and lossy. */
function sizeInWebp(file: Buffer): Size | undefined {
  const kind = file.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ') return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
  if (kind !== 'VP8L') return undefined;
  const bits = file.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
