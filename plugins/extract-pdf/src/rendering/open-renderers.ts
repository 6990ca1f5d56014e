import { type OpenDocument, openDocument } from '../engine/open.ts';
import { Brush } from './canvas.ts';
import { PagePainter } from './page-renderer.ts';
import { FilterFactory } from './filters.ts';

/** Larger pictures are left white. */
const MOST_PIXELS_DRAWN = 16_000_000;

/** Draws pages of a document that is opened a second time, with its pictures, when the first page needs it. */
export type Studio = { painter(pageNumber: number): Promise<PagePainter>; close(): Promise<void> };

export function openStudio(bytes: Uint8Array, signal: AbortSignal): Studio {
  const brush = new Brush();
  let opening: Promise<OpenDocument> | undefined;
  return {
    async painter(pageNumber) {
      opening ??= openDocument(bytes, signal, {
        maxImageSize: MOST_PIXELS_DRAWN,
        CanvasFactory: canvasFactory(brush),
        FilterFactory,
      });
      const { pdf, until } = await opening;
      return new PagePainter(await until(pdf.getPage(pageNumber)), brush, until);
    },
    async close() {
      await (await opening?.catch(() => undefined))?.close();
    },
  };
}

/** Where the engine gets the canvases that it needs in between. */
function canvasFactory(brush: Brush): object {
  type Surface = ReturnType<Brush['surface']>;
  return class {
    create(width: number, height: number): Surface {
      return brush.surface(width, height);
    }

    reset({ canvas }: Surface, width: number, height: number): void {
      Object.assign(canvas, { width, height });
    }

    destroy({ canvas }: Surface): void {
      Object.assign(canvas, { width: 0, height: 0 });
    }
  };
}
