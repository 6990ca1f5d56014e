import { type Cut, DocumentError, type ExtractedDocument, type ExtractedPage, type HiddenPassage, type SourceDocument } from '@cotejo/plugin-kit';
import type { PagesRead } from '../results.ts';
import type { PipelineTools, StageRecord } from '../tools.ts';
import { cleanText } from './clean.ts';
import { limits } from './limits.ts';
import { mergeCuts } from './merge-cuts.ts';
import { type OcrPage, readPicturedPages } from './ocr.ts';
import { countFigures, countWords, needsOcr } from './readable.ts';

/** Fewer words than this, when the rest of a document could not be read, are a stamp and not its content. */
const wordsOfAStamp = 10;

export type ReadDocument = {
  text: string;
  hidden: HiddenPassage[];
  cuts: Cut[];
  pages: PagesRead;
  records: StageRecord[];
};

type CleanPage = ReturnType<typeof cleanText> & { page: ExtractedPage; isPictured: boolean };

/**
 * The clean text of all pages: the text layer where it is usable, OCR where it is not.
 * Throws `DocumentError` when there is nothing to read; no text is made up.
 */
export async function readPages(
  document: SourceDocument,
  extracted: ExtractedDocument,
  tools: PipelineTools,
): Promise<ReadDocument> {
  const pages = extracted.pages.map(readTextLayer);
  const pictured = pages.flatMap(({ isPictured }, index) => (isPictured ? [index] : []));
  const { read, records, cuts } = await readPicturedPages(document, pictured, tools);
  const merged = pages.map((page, index) => mergePage(page, read.get(index)));
  const text = merged.map((page) => page.text).filter(Boolean).join('\n\n');
  refuseUnreadable(text, pictured.length, read.size);
  const bounded = text.slice(0, limits.characters).replace(/[\ud800-\udbff]$/, '');
  const isCut = bounded.length < text.length;
  return {
    text: bounded,
    hidden: merged.flatMap((page) => page.hidden),
    cuts: mergeCuts([...extracted.cuts, ...cuts, ...(isCut ? [{ what: 'characters', limit: limits.characters } as const] : [])]),
    pages: countPages(merged, pictured, read),
    records,
  };
}

function readTextLayer(page: ExtractedPage): CleanPage {
  const { text, hidden } = cleanText(page.text);
  return { text, hidden: [...page.hidden, ...hidden], page, isPictured: needsOcr(page.text, text, page.hasGraphics) };
}

/** Keeps the text layer unless OCR has read more; what the picture shows is not hidden, whatever its layer says. */
function mergePage({ text, hidden }: CleanPage, ocr: OcrPage | undefined): { text: string; hidden: HiddenPassage[] } {
  if (!ocr) return { text, hidden };
  const seen = new Set(wordsOf(ocr.text));
  const unseen = hidden.filter(({ text: passage, reason }) => {
    if (reason === 'invisible-characters') return true;
    const words = wordsOf(passage);
    return words.filter((word) => seen.has(word)).length < words.length * 0.5;
  });
  return { text: countWords(ocr.text) > countWords(text) ? ocr.text : text, hidden: unseen };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
}

function refuseUnreadable(text: string, pictured: number, read: number): void {
  const words = countWords(text);
  if (pictured > 0 && read === 0 && words < wordsOfAStamp) throw new DocumentError('document.unreadable');
  if (words === 0 && countFigures(text) < 2) throw new DocumentError('document.empty');
}

function countPages(pages: { text: string }[], pictured: number[], read: Map<number, OcrPage>): PagesRead {
  const unread = pictured.filter((page) => !read.has(page) && countWords(pages[page]!.text) < wordsOfAStamp).length;
  const counts = { total: pages.length, unread, recognised: read.size };
  if (read.size === 0) return counts;
  const mean = [...read.values()].reduce((sum, page) => sum + page.confidence, 0) / read.size;
  return { ...counts, confidence: Math.round(mean * 1000) / 1000 };
}
