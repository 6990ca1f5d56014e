import {
  type Cut,
  DocumentError,
  type ExtractedDocument,
  type ExtractedPage,
  type HiddenPassage,
} from '@cotejo/plugin-kit';
import type { PagesRead, Warning } from '../results.ts';
import { cleanText } from './clean.ts';
import { confirm } from './confirm.ts';
import { hiddenWarnings } from './inspect/index.ts';
import { languageSample } from './language-sample.ts';
import { limits } from './limits.ts';
import { mergeCuts } from './merge-cuts.ts';
import { wordsOf } from '../text/split.ts';
import { countFigures, countWords, isNoise, needsOcr } from '../text/readable.ts';

/** Fewer words than this, when the rest of a document could not be read, are a stamp and not its content. */
const wordsOfAStamp = 10;

export type OcrPage = { text: string; confidence: number };

/** What OCR gave for pages, counted from 0. */
export type PicturedPages = { pages: Map<number, OcrPage>; cuts: Cut[] };

/** A document as it is once its pages are read. */
export type ReadDocument = {
  text: string;
  /** What tells its language, where it says enough. */
  sample?: string;
  /** About what its reader would not see. */
  warnings: Warning[];
  cuts: Cut[];
  pages: PagesRead;
};

type CleanPage = ReturnType<typeof cleanText> & { page: ExtractedPage; isPictured: boolean };

/**
 * The clean text of all pages: the text layer where it is usable, OCR where it is not. Lines that only a picture can
 * bear out count where it was read; beyond the last page that OCR reads they are cut. Without `recognized`, `read` is
 * missing while there are `pictured` pages, counted from 0, whose pictures have to be read first.
 * Throws `DocumentError` when there is nothing to read; no text is made up.
 */
export function readPages({ extracted, recognized }: { extracted: ExtractedDocument; recognized?: PicturedPages }): {
  pictured: number[];
  read?: ReadDocument;
} {
  const pages = extracted.pages.map(readTextLayer);
  const pictured = pages.flatMap(({ isPictured }, index) => (isPictured ? [index] : []));
  const unsure = pages.flatMap(({ page, isPictured }, index) => (page.unsure?.length && !isPictured ? [index] : []));
  const looked = [...pictured, ...unsure];
  if (looked.length > 0 && !recognized) return { pictured: looked };
  const unchecked = new Set(looked.slice(limits.ocrPages));
  const ocr = readableOf(recognized?.pages ?? new Map());
  const merged = pages.map((page, index) => {
    if (unchecked.has(index)) return { ...page, text: withoutLines(page.text, page.page.unsure ?? []) };
    return looked.includes(index) ? mergePage(page, ocr.get(index)) : page;
  });
  const text = merged
    .map((page) => page.text)
    .filter(Boolean)
    .join('\n\n');
  refuseUnreadable(text, pictured.length, ocr.size);
  const bounded = text.slice(0, limits.characters).replace(/[\ud800-\udbff]$/, '');
  const isCut = bounded.length < text.length;
  const sample = languageSample(bounded);
  return {
    pictured,
    read: {
      text: bounded,
      ...(sample !== undefined && { sample }),
      warnings: hiddenWarnings(merged.flatMap((page) => page.hidden)),
      cuts: mergeCuts([
        ...extracted.cuts,
        ...(recognized?.cuts ?? []),
        ...(isCut ? [{ what: 'characters', limit: limits.characters } as const] : []),
      ]),
      pages: countPages(merged, pictured, ocr),
    },
  };
}

/** The pages in whose pictures there are words. */
function readableOf(recognized: ReadonlyMap<number, OcrPage>): Map<number, OcrPage> {
  const clean = [...recognized].map(([page, { text, confidence }]): [number, OcrPage] => [
    page,
    { text: cleanText(text).text, confidence },
  ]);
  return new Map(clean.filter(([, { text, confidence }]) => !isNoise(text, confidence)));
}

function readTextLayer(page: ExtractedPage): CleanPage {
  const { text, hidden } = cleanText(page.text);
  return { text, hidden: [...page.hidden, ...hidden], page, isPictured: needsOcr(page.text, text, page.hasGraphics) };
}

/**
 * Keeps the text layer unless OCR has read more, or something else than the page's extractor can vouch for; what the
 * picture shows is not hidden, whatever its layer says.
 */
function mergePage(
  { text, hidden, page }: CleanPage,
  ocr: OcrPage | undefined,
): { text: string; hidden: HiddenPassage[] } {
  const { denied, takesPicture } = confirm(page.unsure ?? [], ocr ?? { text: '', confidence: 0 });
  const lies: HiddenPassage[] = denied.length > 0 ? [{ text: denied.join('\n'), reason: 'other-letters' }] : [];
  if (!ocr) return { text: denied.length > 0 ? withoutLines(text, page.unsure!) : text, hidden: [...hidden, ...lies] };
  const seen = new Set(lowerWords(ocr.text));
  const unseen = hidden.filter(({ text: passage, reason }) => {
    if (reason === 'invisible-characters') return true;
    const words = lowerWords(passage);
    return words.filter((word) => seen.has(word)).length < words.length * 0.5;
  });
  return {
    text: takesPicture || countWords(ocr.text) > countWords(text) ? ocr.text : text,
    hidden: [...unseen, ...lies],
  };
}

function withoutLines(text: string, lines: string[]): string {
  const left = new Set(lines.flatMap(lowerWords));
  return text
    .split('\n')
    .filter((line) => {
      const words = lowerWords(line);
      return words.filter((word) => left.has(word)).length <= 0.5 * words.length;
    })
    .join('\n')
    .trim();
}

const lowerWords = (text: string): string[] => wordsOf(text.toLowerCase(), 2);

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
