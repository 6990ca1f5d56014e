const singleByte = ['windows-1252', 'iso-8859-15', 'macintosh'] as const;

/** The encoding of a plain text, by the names that `TextDecoder` and browsers know. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | (typeof singleByte)[number];

/** Bytes that decide a guess; the encoding of a text does not change on the way. */
const sampleSize = 65_536;

/** Finds the encoding of a text by its bytes; the first ones of a file suffice. */
export function textEncodingOf(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return utf16WithoutMark(bytes) ?? (isUtf8(bytes) ? 'utf-8' : singleByteEncoding(bytes.subarray(0, sampleSize)));
}

/** UTF-16 without a byte order mark: in Latin text every second byte is zero. */
function utf16WithoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, sampleSize);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2]! += 1;
  });
  const [even, odd] = zeros as [number, number];
  const half = sample.length / 2;
  if (odd > half * 0.6 && even < half * 0.1) return 'utf-16le';
  return even > half * 0.6 && odd < half * 0.1 ? 'utf-16be' : undefined;
}

/** Allows a few broken sequences among many whole ones, and one that is cut off at the end. */
function isUtf8(bytes: Uint8Array): boolean {
  let broken = 0;
  let whole = 0;
  for (const [sequence] of new TextDecoder().decode(bytes, { stream: true }).matchAll(/\ufffd+|[^\0-\x7f]/g)) {
    if (sequence.startsWith('\ufffd')) broken += 1;
    else whole += 1;
  }
  return broken === 0 || whole > broken * 4;
}

function singleByteEncoding(sample: Uint8Array): TextEncoding {
  const scores = singleByte.map((label) => plausibility(new TextDecoder(label).decode(sample)));
  // In the order of `singleByte`, so that equal scores mean Windows.
  return singleByte[scores.indexOf(Math.max(...scores))]!;
}

/**
 * A score that is higher the more natural a decoded text is. Common accented letters raise it; signs and capitals in
 * the middle of words, which a wrong encoding leads to, lower it.
 */
function plausibility(text: string): number {
  let score = 0;
  for (const [character] of text.matchAll(/[áéíóúñüçàèìòùâêôöä¿¡ºª€•–—“”‘’…]/gi))
    score += /\p{L}/u.test(character) ? 2 : 1;
  for (const _ of text.matchAll(/\p{Ll}[\p{Lu}\p{S}¡-¿‰‡†ƒ„‚‹›][\p{L}]|[\p{C}]/gu)) score -= 3;
  return score;
}
