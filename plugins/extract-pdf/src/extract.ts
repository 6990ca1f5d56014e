import {
  type Cut,
  type ExtractedDocument,
  type ExtractedPage,
  type HiddenPassage,
  limitPassages,
} from '@cotejo/plugin-kit';
import { extractPage } from './extract-page.ts';
import { asDocumentError } from './engine/open.ts';
import { propertiesOf } from './outside-pages.ts';
import { openDrawable } from './rendering/open-renderers.ts';

type Limits = { maxPages: number; maxCharacters: number; signal: AbortSignal };

/**
 * Reads a PDF page by page, up to the limits, for which visible and hidden characters count. Throws `DocumentError`.
 */
export async function extract(
  bytes: Uint8Array,
  { maxPages, maxCharacters, signal }: Limits,
): Promise<ExtractedDocument> {
  const drawable = await openDrawable(bytes, signal);
  const { document } = drawable;
  const pages: ExtractedPage[] = [];
  const cuts: Cut[] = [];
  const count = Math.min(document.pdf.numPages, maxPages);
  if (count < document.pdf.numPages) cuts.push({ what: 'pages', limit: maxPages });
  let left = maxCharacters;
  try {
    const properties = await propertiesOf(document);
    for (let number = 1; number <= count && left > 0; number++) {
      signal.throwIfAborted();
      const read = await extractPage(await document.until(document.pdf.getPage(number)), drawable);
      const whole = number === 1 ? { ...read, hidden: [...read.hidden, ...properties] } : read;
      const page = cutPage(limitPassages(whole), left);
      left -= lengthOf(page);
      if (lengthOf(page) < lengthOf(whole) || (left <= 0 && number < count))
        cuts.push({ what: 'characters', limit: maxCharacters });
      pages.push(page);
    }
    return { pages, cuts };
  } catch (error) {
    throw signal.aborted ? signal.reason : asDocumentError(error);
  } finally {
    await drawable.close();
  }
}

const lengthOf = ({ text, hidden }: ExtractedPage): number =>
  hidden.reduce((sum, passage) => sum + passage.text.length, text.length);

function cutPage(page: ExtractedPage, limit: number): ExtractedPage {
  const visible = cutText(page.text, limit);
  let left = limit - visible.length;
  const kept: HiddenPassage[] = [];
  for (const passage of page.hidden) {
    const piece = cutText(passage.text, left);
    left -= piece.length;
    if (piece !== '') kept.push({ ...passage, text: piece });
  }
  return { ...page, text: visible, hidden: kept };
}

/** The beginning of a text, without half of a surrogate pair at its end. */
function cutText(text: string, limit: number): string {
  const cut = text.slice(0, limit);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}
