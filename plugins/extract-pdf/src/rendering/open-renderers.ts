import { type OpenDocument, openDocument } from '../engine/open.ts';
import { CanvasFilter } from './canvas.ts';
import { PageRenderer } from './page-renderer.ts';
import { FilterFactory } from './filters.ts';

/** Pixels from which a picture is left out. */
const MOST_PIXELS_DRAWN = 16_000_000;

/** A document, with renderers of its pages. */
export type DrawableDocument = { document: OpenDocument; renderer(pageNumber: number): Promise<PageRenderer> };

/** Opens a PDF as `openDocument` does; where pictures are too large to be read, it is opened once more to be drawn. */
export async function openDrawable(
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<DrawableDocument & { close(): Promise<void> }> {
  const canvasFilter = new CanvasFilter();
  const factories = { CanvasFactory: canvasFactory(canvasFilter), FilterFactory };
  const document = await openDocument(bytes, signal, factories);
  let reopening: Promise<OpenDocument> | undefined;
  const whole = () => (reopening ??= openDocument(bytes, signal, { maxImageSize: MOST_PIXELS_DRAWN, ...factories }));
  return {
    document,
    async renderer(pageNumber) {
      const { pdf, until } = document.leavesOut() ? await whole() : document;
      return new PageRenderer(await until(pdf.getPage(pageNumber)), canvasFilter, until);
    },
    async close() {
      await Promise.all([document.close(), reopening?.then((other) => other.close()).catch(() => undefined)]);
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
