import { definePlugin } from '@cotejo/plugin-kit';
import { object } from 'valibot';

/** Reads PDF files with pdf-parse and the pdf.js that it brings. */
export default definePlugin({
  apiVersion: 1,
  name: 'extract-pdf',
  version: '7',
  egress: 'none',
  isolation: 'process',
  mediaTypes: ['application/pdf'],
  settings: object({}),
  provides: {
    extractor: () => ({
      async extract(document, options) {
        const { extract } = await import('./extract.ts');
        return extract(document.bytes, options);
      },
      async renderPage(document, page, { maxPixels, signal }) {
        const { renderPage } = await import('./render.ts');
        return renderPage(document.bytes, page, maxPixels, signal);
      },
    }),
  },
});
