// What the sandbox's children import to draw reports.
import type { Paper } from './paper.ts';
import { drawPdf } from './pdf/draw-pdf.ts';
import { drawWord } from './word/draw-word.ts';

type Draw = (paper: Paper) => Promise<Uint8Array>;

/** The kinds of files that a paper is drawn as, each by what it is called in addresses. */
export const paperWork = { pdf: drawPdf, docx: drawWord } satisfies Record<string, Draw>;
export type PaperFormat = keyof typeof paperWork;
