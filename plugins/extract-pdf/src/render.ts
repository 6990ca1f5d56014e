import type { PageImage } from '@cotejo/plugin-kit';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { PDFParse } from 'pdf-parse';
import { asDocumentError, engineOptions, guardAgainstStrays } from './open.ts';
import { encodePng } from './png.ts';

// Tesseract reads best where letters are some 30 pixels high: type of 10 points at 250 dots an inch.
const SCALE = 250 / 72;

/** Draws a page (counted from 0) as a PNG of at most `maxPixels`, at 250 dots an inch where they suffice. */
export async function renderPage(bytes: Uint8Array, page: number, maxPixels: number, signal: AbortSignal): Promise<PageImage> {
  signal.throwIfAborted();
  const unguard = guardAgainstStrays();
  const parser = new PDFParse({ ...engineOptions, CanvasFactory, data: bytes.slice(), maxImageSize: maxPixels });
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

/** The engine's own canvases, but for their PNGs, which take a second and a half for a page of a scan. */
class CanvasFactory {
  create(width: number, height: number): Drawing {
    const canvas = createCanvas(width, height);
    const toBuffer = () => encodePng(canvas.data(), canvas.width, canvas.height);
    return { canvas: Object.assign(canvas, { toBuffer }), context: canvas.getContext('2d') };
  }

  reset({ canvas }: Drawing, width: number, height: number): void {
    Object.assign(canvas, { width, height });
  }

  destroy({ canvas }: Drawing): void {
    Object.assign(canvas, { width: 0, height: 0 });
  }
}

/** A PNG says its size in its header. */
function withSize(png: Uint8Array): PageImage {
  const header = new DataView(png.buffer, png.byteOffset, 24);
  return { png, width: header.getUint32(16), height: header.getUint32(20) };
}
