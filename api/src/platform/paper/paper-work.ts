// What the sandbox's children import to draw reports.
import type { Paper } from './paper.ts';
import { drawPdf } from './pdf/draw-pdf.ts';
import { drawWord } from './word/draw-word.ts';

type Draw = (paper: Paper) => Promise<Uint8Array>;

/** The kinds of files that a paper is drawn as, each by what it is called in addresses. */
const formats = { pdf: drawPdf, docx: drawWord } satisfies Record<string, Draw>;
export type PaperFormat = keyof typeof formats;

export const paperWork = {
  ...formats,
  /** What reads pictures is loaded with the first of them. */
  logo: async (bytes: Uint8Array, mostPixels: number) => (await import('./logo.ts')).drawLogo(bytes, mostPixels),
};
