import { type Ocr, ProviderError } from '@cotejo/plugin-kit';
import type { Page } from 'tesseract.js';
import { Recognizer } from './recognizer.ts';
import { textOfBlocks } from './text.ts';

const tesseractNames: Record<string, string> = { en: 'eng', es: 'spa' };

/** Confidence above which a page is upright: poor scans have 70 and more, pages upside down about 50. */
const certainlyUpright = 65;

/** The data sets to read with; a language that is not installed is read with all of them. */
function dataSets(languages: string[]): string {
  const known = Object.keys(tesseractNames).filter((language) => languages.includes(language));
  const wanted = known.length > 0 && known.length === languages.length ? known : Object.keys(tesseractNames);
  return wanted.map((language) => tesseractNames[language]).join('+');
}

type Read = (options: { rotateAuto?: boolean; rotateRadians?: number }) => Promise<Page>;

/**
 * Reads a page in any orientation. Tesseract itself straightens a skewed scan and reads lines that run down the page; a
 * page of low confidence is read a second time upside down.
 */
async function readAnyWayUp(read: Read): Promise<Page> {
  const page = await read({ rotateAuto: true });
  if (page.confidence >= certainlyUpright || !page.blocks?.length) return page;
  const turned = await read({ rotateRadians: Math.PI + (page.rotateRadians ?? 0) });
  return turned.confidence > page.confidence ? turned : page;
}

/** Reads page images with tesseract.js, English and Spanish. */
export function createTesseractOcr(): Ocr {
  const recognizer = new Recognizer();
  return {
    async readPage({ png }, { languages, signal }) {
      const sets = dataSets(languages);
      try {
        const page = await readAnyWayUp((options) => recognizer.recognize(png, sets, options, signal));
        const text = textOfBlocks(page.blocks ?? []);
        return { text, confidence: text === '' ? 0 : page.confidence / 100 };
      } catch (error) {
        signal.throwIfAborted();
        // tesseract.js rejects with plain strings.
        const message = error instanceof Error ? error.message : String(error);
        const reason = message.includes('read image') ? 'bad-input' : 'crashed';
        throw new ProviderError('ocr-tesseract', reason, message, { cause: error });
      }
    },
  };
}
