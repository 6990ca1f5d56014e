import { type Ocr, ProviderError } from '@cotejo/plugin-kit';
import type { Page } from 'tesseract.js';
import { Recogniser } from './recogniser.ts';
import { textOfBlocks } from './text.ts';

const tesseractNames: Record<string, string> = { en: 'eng', es: 'spa' };

/** Upright pages of the poorest quality still come back with 70 and more; a page upside down with about 50. */
const certainlyUpright = 65;

/** The data sets to read with; a language that is not installed is read with all of them. */
function dataSets(languages: string[]): string {
  const known = Object.keys(tesseractNames).filter((language) => languages.includes(language));
  const wanted = known.length > 0 && known.length === languages.length ? known : Object.keys(tesseractNames);
  return wanted.map((language) => tesseractNames[language]).join('+');
}

type Read = (options: { rotateAuto?: boolean; rotateRadians?: number }) => Promise<Page>;

/**
 * Reads a page whichever way up it lies: tesseract straightens a skewed scan and reads lines that run down the page by
 * itself, and what makes no sense is read a second time upside down.
 */
async function readAnyWayUp(read: Read): Promise<Page> {
  const page = await read({ rotateAuto: true });
  if (page.confidence >= certainlyUpright || !page.blocks?.length) return page;
  const turned = await read({ rotateRadians: Math.PI + (page.rotateRadians ?? 0) });
  return turned.confidence > page.confidence ? turned : page;
}

/** Reads page images with tesseract.js, English and Spanish. */
export function createTesseractOcr(): Ocr {
  const recogniser = new Recogniser();
  return {
    async readPage({ png }, { languages, signal }) {
      const sets = dataSets(languages);
      try {
        const page = await readAnyWayUp((options) => recogniser.recognise(png, sets, options, signal));
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
