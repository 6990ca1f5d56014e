import type { PageImage } from '@cotejo/plugin-kit';
import type { Canvas } from '@napi-rs/canvas';
import { encode } from 'fast-png';
import { PDFParse } from 'pdf-parse';
import { CanvasFilter } from './rendering/canvas.ts';
import { FilterFactory } from './rendering/filters.ts';
import { asDocumentError, engineOptions, ignoreStrayRejections } from './engine/open.ts';

// Tesseract reads best at letters of some 30 pixels: type of 10 points at 250 dots per inch.
const SCALE = 250 / 72;

/** Renders a page (counted from 0) as a gray PNG of at most `maxPixels` pixels, and at most 250 dots per inch. */
export async function renderPage(
  bytes: Uint8Array,
  page: number,
  maxPixels: number,
  signal: AbortSignal,
): Promise<PageImage> {
  signal.throwIfAborted();
  const stopIgnoring = ignoreStrayRejections();
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
    stopIgnoring();
  }
}

type PageContent = { canvas: Canvas; context: unknown };

/** Creates canvases whose PNGs are gray and little compressed: the usual ones take three times as long for a scan. */
class CanvasFactory {
  create(width: number, height: number): PageContent {
    const { canvas, context } = new CanvasFilter().surface(width, height);
    const toBuffer = () =>
      encode(
        { data: brightness(canvas.data()), width: canvas.width, height: canvas.height, channels: 1 },
        { zlib: { level: 1 } },
      );
    return { canvas: Object.assign(canvas, { toBuffer }), context };
  }

  reset({ canvas }: PageContent, width: number, height: number): void {
    Object.assign(canvas, { width, height });
  }

  destroy({ canvas }: PageContent): void {
    Object.assign(canvas, { width: 0, height: 0 });
  }
}

/** The luma of each pixel from RGBA bytes, with the weights of ITU-R BT.601 in 256ths. OCR needs no colors. */
function brightness(pixels: Uint8Array): Uint8Array {
  const gray = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < gray.length; at += 1)
    gray[at] = (77 * pixels[4 * at]! + 150 * pixels[4 * at + 1]! + 29 * pixels[4 * at + 2]!) >> 8;
  return gray;
}

/** Reads width and height from the header of a PNG. */
function withSize(png: Uint8Array): PageImage {
  const header = new DataView(png.buffer, png.byteOffset, 24);
  return { png, width: header.getUint32(16), height: header.getUint32(20) };
}
