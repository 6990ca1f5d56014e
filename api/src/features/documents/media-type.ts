import type { MediaType } from '@cotejo/plugin-kit';
import { keyIdOf } from '../../platform/storage/cipher.ts';

/** How many bytes at the beginning of a file decide its type. */
export const HEAD_BYTES = 4096;

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The file with which virus scanners are tried (EICAR), which all of them take for a virus. */
const tryOfScanners = /^X5O!P%@AP\[4\\PZX54\(P\^\)7CC\)7\}\$EICAR/;

/** Whether a file begins as one does that virus scanners take for a virus. */
export const isVirus = (head: Uint8Array): boolean =>
  tryOfScanners.test(Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, HEAD_BYTES)).toString('latin1'));

/** A part that every PDF has besides its header; without one the file is no PDF. */
const pieceOfPdf = /^\W{0,4}(?:startxref\s+\d+|xref\s+\d+ \d+|trailer\s*<<|\d+ \d+ obj\s*(?:<<|\[))/m;

/** First bytes of kinds that would otherwise pass as text. */
const foreign = [
  /^\{\\rtf/,
  /^%!PS/,
  /^\s*<(!doctype\s+html|html|\?xml|svg|script)/i,
  /^GIF8/,
  /^BM.{4}\0\0\0\0/s,
  /^\xff\xd8\xff/,
  /^\x89PNG/,
  /^\xd0\xcf\x11\xe0/,
  /^MZ[^]*\0/,
  /^\x7fELF/,
  /^II\*\0|^MM\0\*/,
];

/**
 * Matches names with the extension of a kind that is not read. They are refused, as a download would have that name
 * too. The endings of "CV.Smith" and "A. Smith B.Sc", a name and a degree, are no extensions.
 */
const otherEnding = new RegExp(
  `\\.(?:${[
    'docm?|dotx?|dotm|odt|ott|rtf|pages|wp[ds]|wks|xlsx?|xls[bm]|csv|tsv|ods|pptx?|pptm|pps|odp|key|numbers|one',
    'msg|eml|xps|epub|mobi|djvu?|ps|eps|tex',
    'x?html?|mht(?:ml)?|xml|xslt?|svgz?|php\\d?|aspx?|jspx?|css|m?js|jsx|mjs|cjs|tsx?|json|wasm|url|webloc|swf',
    'exe|com|bat|cmd|msi|msix?|dll|sys|scr|pif|cpl|hta|vb[es]?|wsf|wsh|jse|ps1|psm1|reg|lnk|jar|class|apk|ipa|app',
    'dmg|pkg|deb|rpm|run|bin|elf|so|sh|bash|py|pyc|pl|rb|inf|iso|img',
    'zip|rar|7z|tar|t?gz|bz2|xz|zst|cab|png|jpe?g|jfif|gif|bmp|tiff?|webp|heic|avif|ico|psd|ai|mp[34]|m4a|wav|ogg',
    'flac|mov|avi|mkv|webm|sqlite|db|mdb|bak|tmp|log|ini|ya?ml|toml|sql',
  ].join('|')})$`,
  'i',
);
const degree = /(?:^|[\s_-])[BM]\.Com$/;

/**
 * The type of a file by its first bytes. Its name only tells Markdown from other text; undefined for types that Cotejo
 * does not read, and for names with the extension of one.
 */
export function mediaTypeOf(head: Uint8Array, fileName: string): MediaType | undefined {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, HEAD_BYTES));
  const latin = bytes.toString('latin1');
  if ((otherEnding.test(fileName) && !degree.test(fileName)) || foreign.some((pattern) => pattern.test(latin)))
    return undefined;
  // A file that begins as an encrypted one could not be read again, and would stop the encryption of all others.
  if (keyIdOf(bytes)) return undefined;
  if (/^PK(\x03\x04|\x05\x06)/.test(latin)) return word;
  const text = isText(bytes);
  if (isPdf(latin, text)) return 'application/pdf';
  if (!text || pieceOfPdf.test(latin)) return undefined;
  return /\.(md|markdown)$/i.test(fileName) ? 'text/markdown' : 'text/plain';
}

/**
 * Whether it is a PDF. Some bytes may stand before the header, as some mail programs add them; a text that only
 * mentions the header has no objects after it.
 */
function isPdf(latin: string, isAlsoText: boolean): boolean {
  const header = latin.slice(0, 1024).indexOf('%PDF-');
  return (
    header >= 0 &&
    (!isAlsoText || latin.slice(0, header).trim() === '' || /^\W{0,4}\d+ \d+ obj\b/m.test(latin.slice(header)))
  );
}

/** Names that the directory of every Word file has. */
const partsOfWord = ['[Content_Types].xml', 'word/'];
const longestName = Math.max(...partsOfWord.map(({ length }) => length));

/** Looks for the parts of a Word file in an archive while it arrives. */
export function watchForWord(): { see(chunk: Buffer): void; isWord(): boolean } {
  const missing = new Set(partsOfWord);
  let tail = '';
  return {
    see(chunk) {
      if (missing.size === 0) return;
      const text = tail + chunk.toString('latin1');
      for (const name of missing) if (text.includes(name)) missing.delete(name);
      tail = text.slice(-longestName);
    },
    isWord: () => missing.size === 0,
  };
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
