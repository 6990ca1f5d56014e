import type { WordPackage } from '../package/open.ts';
import { elementsOf, type XmlElement } from '../package/xml.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Undoes the obfuscation of an embedded font: its first 32 bytes are XORed with a key (ECMA-376 part 4, 2.8.1). */
function deobfuscated(bytes: Uint8Array, key: string): Buffer {
  const font = Buffer.from(bytes);
  const digits = key.replace(/[^0-9a-f]/gi, '');
  if (digits.length !== 32) return font;
  const mask = Buffer.from(digits, 'hex').toReversed();
  for (let at = 0; at < 32 && at < font.length; at += 1) font[at] = font[at]! ^ mask[at % 16]!;
  return font;
}

/** Where each table of an OpenType font begins. */
function tablesOf(font: Buffer): Map<string, number> {
  const count = Math.min(64, font.readUInt16BE(4));
  return new Map(
    Array.from({ length: count }, (_, index) => [
      font.toString('latin1', 12 + 16 * index, 16 + 16 * index),
      font.readUInt32BE(20 + 16 * index),
    ]),
  );
}

/** The glyph of a character by a `cmap` subtable of format 4; 0 for none. */
function glyphOf(font: Buffer, table: number, code: number): number {
  const segments = font.readUInt16BE(table + 6) / 2;
  for (let index = 0; index < segments; index += 1) {
    const at = (part: number) => table + 14 + 2 * (part * segments + index) + (part > 0 ? 2 : 0);
    const start = font.readUInt16BE(at(1));
    if (code > font.readUInt16BE(at(0)) || code < start) continue;
    const offset = font.readUInt16BE(at(3));
    const glyph = offset === 0 ? code : font.readUInt16BE(at(3) + offset + 2 * (code - start));
    return glyph === 0 ? 0 : (glyph + font.readUInt16BE(at(2))) & 0xffff;
  }
  return 0;
}

/** Names of glyphs by a `post` table of format 2; undefined for other formats. */
function namesOf(font: Buffer, post: number): ((glyph: number) => string | undefined) | undefined {
  if (font.readUInt32BE(post) !== 0x20000) return undefined;
  const count = font.readUInt16BE(post + 32);
  const own: string[] = [];
  for (let at = post + 34 + 2 * count; at < font.length && own.length < count;) {
    const length = font[at]!;
    own.push(font.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return (glyph) => {
    if (glyph >= count) return undefined;
    const index = font.readUInt16BE(post + 34 + 2 * glyph);
    if (index >= 258) return own[index - 258];
    // Below 258 the names are those of the Macintosh glyph order; of these, the letters (Apple TrueType reference,
    // `post`).
    const letter = index >= 36 && index <= 61 ? 65 + index - 36 : index >= 68 && index <= 93 ? 97 + index - 68 : 0;
    return letter === 0 ? undefined : String.fromCharCode(letter);
  };
}

/** Whether a font draws other letters than the text says: one glyph for several, or glyphs with other names. */
function drawsOtherLetters(font: Buffer): boolean {
  const tables = tablesOf(font);
  const cmap = tables.get('cmap');
  if (cmap === undefined) return true;
  const count = Math.min(32, font.readUInt16BE(cmap + 2));
  const subtables = Array.from({ length: count }, (_, index) => ({
    id: `${font.readUInt16BE(cmap + 4 + 8 * index)} ${font.readUInt16BE(cmap + 6 + 8 * index)}`,
    at: cmap + font.readUInt32BE(cmap + 8 + 8 * index),
  }));
  const unicode = subtables.find(({ id, at }) => /^(?:3 1|0 [1-4])$/.test(id) && font.readUInt16BE(at) === 4);
  // A symbol font, or one whose mapping of characters to glyphs has an unknown format.
  if (!unicode) return true;
  const glyphs = [...letters]
    .map((letter) => ({ letter, glyph: glyphOf(font, unicode.at, letter.charCodeAt(0)) }))
    .filter(({ glyph }) => glyph !== 0);
  // Upper and lower case are counted apart: fonts of capitals have one glyph for both.
  const shared = [/[a-z]/, /[A-Z]/]
    .map((letters) => glyphs.filter(({ letter }) => letters.test(letter)))
    .reduce((sum, some) => sum + some.length - new Set(some.map(({ glyph }) => glyph)).size, 0);
  const post = tables.get('post');
  const nameOf = post === undefined ? undefined : namesOf(font, post);
  const misnamed = glyphs.filter(({ letter, glyph }) => {
    const name = nameOf?.(glyph);
    return name !== undefined && /^[A-Za-z]$/.test(name) && name.toLowerCase() !== letter.toLowerCase();
  });
  return shared > 2 || misnamed.length > 2;
}

const mostFonts = 12;

/** Names, in lower case, of the embedded fonts that draw other letters than the text says. */
export async function lyingFonts(word: WordPackage, fontTable: XmlElement | undefined): Promise<Set<string>> {
  const lying = new Set<string>();
  const part = [...word.relationships.values()].find(({ type }) => type === 'fontTable')?.part;
  const embedded = (fontTable ? elementsOf(fontTable) : []).flatMap((font) =>
    elementsOf(font)
      .filter(({ name }) => name.startsWith('w:embed'))
      .map(({ attributes }) => ({ name: font.attributes['w:name'] ?? '', attributes })),
  );
  if (part === undefined || embedded.length === 0) return lying;
  const targets = await word.relationshipsOf(part);
  for (const [index, { name, attributes }] of embedded.entries()) {
    const target = targets.get(attributes['r:id'] ?? '')?.part;
    const bytes =
      target === undefined || index >= mostFonts ? undefined : await word.bytes(target).catch(() => undefined);
    // A missing font is not used. A font beyond the limit, or one that cannot be read, may draw anything.
    if ((bytes && isLying(bytes, attributes['w:fontKey'] ?? '')) || index >= mostFonts) lying.add(name.toLowerCase());
  }
  return lying;
}

function isLying(bytes: Uint8Array, key: string): boolean {
  try {
    return drawsOtherLetters(deobfuscated(bytes, key));
  } catch {
    return true;
  }
}
