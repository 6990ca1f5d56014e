import { DocumentError } from '@cotejo/plugin-kit';

const signatures = [
  '%PDF-', 'PK\x03\x04', '\xd0\xcf\x11\xe0', '\x89PNG', '\xff\xd8\xff', 'GIF8', 'MZ\x90', '\x7fELF', '{\\rtf', '\x1f\x8b',
];

const singleByte = ['windows-1252', 'iso-8859-15', 'macintosh'] as const;

/** How much of a file decides the guesses; the encoding of a text does not change on the way. */
const sampleSize = 65_536;

/** UTF-16 without a mark: in Latin text every other byte is zero. */
function utf16WithoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, sampleSize);
  const zeros = [0, 0];
  sample.forEach((byte, index) => { if (byte === 0) zeros[index % 2]! += 1; });
  const [even, odd] = zeros as [number, number];
  const half = sample.length / 2;
  if (odd > half * 0.6 && even < half * 0.1) return 'utf-16le';
  return even > half * 0.6 && odd < half * 0.1 ? 'utf-16be' : undefined;
}

/** Text in UTF-8, allowing for a few broken sequences among whole ones; undefined where it is something else. */
function decodeUtf8(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(bytes);
  let broken = 0;
  let whole = 0;
  for (const [sequence] of text.matchAll(/\ufffd+|[^\0-\x7f]/g)) {
    if (sequence.startsWith('\ufffd')) broken += 1;
    else whole += 1;
  }
  return broken === 0 || whole > broken * 4 ? text : undefined;
}

/** Accented letters stand inside or at the edge of words; signs and capitals in the middle of one betray a wrong table. */
function plausibility(text: string): number {
  let score = 0;
  for (const [character] of text.matchAll(/[áéíóúñüçàèìòùâêôöä¿¡ºª€•–—“”‘’…]/gi)) score += /\p{L}/u.test(character) ? 2 : 1;
  for (const _ of text.matchAll(/\p{Ll}[\p{Lu}\p{S}¡-¿‰‡†ƒ„‚‹›][\p{L}]|[\p{C}]/gu)) score -= 3;
  return score;
}

function decodeSingleByte(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, sampleSize);
  const scores = singleByte.map((label) => plausibility(new TextDecoder(label).decode(sample)));
  // In the order of `singleByte`, so that equal scores mean Windows.
  const best = singleByte[scores.indexOf(Math.max(...scores))]!;
  return new TextDecoder(best).decode(bytes);
}

function decodeAny(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const utf16 = utf16WithoutMark(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  return decodeUtf8(bytes) ?? decodeSingleByte(bytes);
}

/**
 * Text of a file in UTF-8, UTF-16, Windows-1252, ISO 8859-1 or -15, or Mac Roman, found by its bytes; lines end in `\n`,
 * control characters are dropped. Throws `DocumentError` `document.wrong-type` for what is not text.
 */
export function decodeText(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  if (signatures.some((signature) => start.startsWith(signature))) throw new DocumentError('document.wrong-type');
  const text = decodeAny(bytes);
  const sample = text.slice(0, sampleSize);
  const controls = sample.match(/[\x00-\x08\x0e-\x1f\x7f-\x9f]/g)?.length ?? 0;
  if (controls > sample.length * 0.05) throw new DocumentError('document.wrong-type');
  return text
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replace(/[\x00-\x08\x0e-\x1f\x7f-\x9f\ufeff]/g, '')
    .toWellFormed();
}
