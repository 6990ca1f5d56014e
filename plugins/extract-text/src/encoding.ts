import { DocumentError, textEncodingOf } from '@cotejo/plugin-kit';

const signatures = [
  '%PDF-',
  'PK\x03\x04',
  '\xd0\xcf\x11\xe0',
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF8',
  'MZ\x90',
  '\x7fELF',
  '{\\rtf',
  '\x1f\x8b',
];

/** Characters that decide whether a file is text. */
const sampleSize = 65_536;

/**
 * Decodes a text file in UTF-8, UTF-16, Windows-1252, ISO 8859-1 or -15, or Mac Roman, detected by its bytes. Lines end
 * in `\n`, control characters are removed. Throws `DocumentError` (`document.wrong-type`) for a file that is not text.
 */
export function decodeText(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  if (signatures.some((signature) => start.startsWith(signature))) throw new DocumentError('document.wrong-type');
  const text = new TextDecoder(textEncodingOf(bytes)).decode(bytes);
  const sample = text.slice(0, sampleSize);
  const controls = sample.match(/[\x00-\x08\x0e-\x1f\x7f-\x9f]/g)?.length ?? 0;
  if (controls > sample.length * 0.05) throw new DocumentError('document.wrong-type');
  return text
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replace(/[\x00-\x08\x0e-\x1f\x7f-\x9f\ufeff]/g, '')
    .toWellFormed();
}
