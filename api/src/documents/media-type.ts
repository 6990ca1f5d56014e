import type { MediaType } from '@cotejo/plugin-kit';

/** How many bytes of a file's beginning say what it is. */
export const HEAD_BYTES = 4096;

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What a PDF is made of besides its header: without that it is damaged, and no text either. */
const pieceOfPdf = /^\W{0,4}(?:startxref\s+\d+|xref\s+\d+ \d+|trailer\s*<<|\d+ \d+ obj\b)/m;

/** Beginnings of files that would otherwise pass as text or are refused by name. */
const foreign = [/^\{\\rtf/, /^%!PS/, /^\s*<(!doctype\s+html|html|\?xml|svg|script)/i, /^GIF8/, /^BM.{4}\0\0\0\0/s, /^\xff\xd8\xff/, /^\x89PNG/, /^\xd0\xcf\x11\xe0/, /^MZ/, /^\x7fELF/, /^II\*\0|^MM\0\*/];

/** Endings of the kinds that are read. A name with another one is refused: a download under it would pass for what it says. */
const knownEnding = /\.(pdf|docx|md|markdown|txt)$/i;
const anyEnding = /\.[a-z][a-z0-9]{0,9}$/i;

/**
 * What a file is by its first bytes, and never by its name, which only tells Markdown from other text.
 * `undefined` for whatever Cotejo does not read, and for names that say so themselves.
 */
export function mediaTypeOf(head: Uint8Array, fileName: string): MediaType | undefined {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, HEAD_BYTES));
  const latin = bytes.toString('latin1');
  if (anyEnding.test(fileName) && !knownEnding.test(fileName)) return undefined;
  // Readers of PDF forgive some bytes before the header, and some mailers add them.
  if (latin.slice(0, 1024).includes('%PDF-') && !foreign.some((pattern) => pattern.test(latin))) return 'application/pdf';
  if (/^PK(\x03\x04|\x05\x06)/.test(latin)) return word;
  if ([...foreign, pieceOfPdf].some((pattern) => pattern.test(latin)) || !isText(bytes)) return undefined;
  return /\.(md|markdown)$/i.test(fileName) ? 'text/markdown' : 'text/plain';
}

function isText(bytes: Buffer): boolean {
  const utf16 = bytes.length >= 2 && (bytes.readUInt16LE(0) === 0xfeff || bytes.readUInt16BE(0) === 0xfeff);
  if (utf16) return true;
  let control = 0;
  for (const byte of bytes) {
    if (byte === 0) return false;
    if (byte < 32 && ![9, 10, 12, 13, 27].includes(byte)) control += 1;
  }
  return control <= bytes.length / 50;
}
