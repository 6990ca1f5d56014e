import { type OpenDocument, openDocument } from '../engine/open.ts';
import { CanvasFilter } from './canvas.ts';
import { PageRenderer } from './page-renderer.ts';
import { FilterFactory } from './filters.ts';

/** Pixels from which a picture is left out. */
const MOST_PIXELS_DRAWN = 16_000_000;

/** Renderers of a document's pages. For the first one the document is opened a second time, now with its pictures. */
export type Renderers = { renderer(pageNumber: number): Promise<PageRenderer>; close(): Promise<void> };

export function openRenderers(bytes: Uint8Array, signal: AbortSignal): Renderers {
  const canvasFilter = new CanvasFilter();
  let opening: Promise<OpenDocument> | undefined;
  return {
    async renderer(pageNumber) {
      opening ??= openDocument(bytes, signal, {
        maxImageSize: MOST_PIXELS_DRAWN,
        CanvasFactory: canvasFactory(canvasFilter),
        FilterFactory,
      });
      const { pdf, until } = await opening;
      return new PageRenderer(await until(pdf.getPage(pageNumber)), canvasFilter, until);
    },
    async close() {
      await (await opening?.catch(() => undefined))?.close();
    },
  };
}

/** The canvas factory of pdf.js, for patterns, masks and groups. */
function canvasFactory(canvasFilter: CanvasFilter): object {
  type Surface = ReturnType<CanvasFilter['surface']>;
  return class {
    create(width: number, height: number): Surface {
      return canvasFilter.surface(width, height);
    }

    reset({ canvas }: Surface, width: number, height: number): void {
      Object.assign(canvas, { width, height });
    }

    destroy({ canvas }: Surface): void {
      Object.assign(canvas, { width: 0, height: 0 });
    }
  };
}
