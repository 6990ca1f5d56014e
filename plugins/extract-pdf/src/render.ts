import type { PageImage } from '@cotejo/plugin-kit';
import type { Canvas } from '@napi-rs/canvas';
import { encode } from 'fast-png';
import { PDFParse } from 'pdf-parse';
import { Brush } from './rendering/canvas.ts';
import { FilterFactory } from './rendering/filters.ts';
import { asDocumentError, engineOptions, guardAgainstStrays } from './engine/open.ts';

// Tesseract reads best where letters are some 30 pixels high: type of 10 points at 250 dots an inch.
const SCALE = 250 / 72;

/** Draws a page (counted from 0) as a grey PNG of at most `maxPixels`, at 250 dots an inch where they suffice. */
export async function renderPage(
  bytes: Uint8Array,
  page: number,
  maxPixels: number,
  signal: AbortSignal,
): Promise<PageImage> {
  signal.throwIfAborted();
  const unguard = guardAgainstStrays();
  const parser = new PDFParse({
    ...engineOptions,
    CanvasFactory,
    FilterFactory,
    data: bytes.slice(),
    maxImageSize: maxPixels,
  });
  try {
    const only = { partial: [page + 1] };
    const info = await parser.getInfo({ ...only, parsePageInfo: true });
    signal.throwIfAborted();
    const { width, height } = info.pages[0] ?? {};
    if (!width || !height) throw new RangeError(`there is no page ${page}`);
    const scale = Math.min(SCALE, Math.sqrt(maxPixels / (width * height)));
    const { pages } = await parser.getScreenshot({ ...only, scale, imageDataUrl: false, imageBuffer: true });
    return withSize(pages[0]!.data);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw error instanceof RangeError ? error : asDocumentError(error);
  } finally {
    await parser.destroy();
    unguard();
  }
}

type Drawing = { canvas: Canvas; context: unknown };

/** The engine's own canvases, but for their PNGs: those of a scan's noise, in colour and pressed as far as it goes, take three times as long. */
class CanvasFactory {
  create(width: number, height: number): Drawing {
    const { canvas, context } = new Brush().surface(width, height);
    const toBuffer = () =>
      encode(
        { data: brightness(canvas.data()), width: canvas.width, height: canvas.height, channels: 1 },
        { zlib: { level: 1 } },
      );
    return { canvas: Object.assign(canvas, { toBuffer }), context };
  }

  reset({ canvas }: Drawing, width: number, height: number): void {
    Object.assign(canvas, { width, height });
  }

  destroy({ canvas }: Drawing): void {
    Object.assign(canvas, { width: 0, height: 0 });
  }
}

/** The brightness of each pixel, from its red, green, blue and fourth byte: all that letters are recognised by. Weights of ITU-R BT.601, in 256ths. */
function brightness(pixels: Uint8Array): Uint8Array {
  const grey = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < grey.length; at += 1)
    grey[at] = (77 * pixels[4 * at]! + 150 * pixels[4 * at + 1]! + 29 * pixels[4 * at + 2]!) >> 8;
  return grey;
}

/** A PNG says its size in its header. */
function withSize(png: Uint8Array): PageImage {
  const header = new DataView(png.buffer, png.byteOffset, 24);
  return { png, width: header.getUint32(16), height: header.getUint32(20) };
}
