const ligatures: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/** Bullets of symbol fonts and word processors. */
const bulletMarks = '•◦▪▫■□●○◆◇◘◙‣⁃∙·➢➤►▶▸❖✓✔✗➔→»\uF0B7\uF0A7\uF0D8\uF0FC\uF076\uF0A8\uF06E\uF0E0';

const bullet = new RegExp(`^[${bulletMarks}]$`, 'u');
const dash = /^[-–—*]$/u;

/** Whether a first word is a bullet; a dash (`isDash`) is one only before a gap. */
export const isBullet = (word: string): boolean => bullet.test(word);
export const isDash = (word: string): boolean => dash.test(word);

/** Spacing accents that old fonts draw over a letter, and the combining mark of each. */
const accents: Record<string, string> = {
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¸': '\u0327',
  '˚': '\u030A',
  ˇ: '\u030C',
  '¯': '\u0304',
  '˘': '\u0306',
};

export const combiningMark = (character: string): string | undefined => accents[character];

/** Characters without a glyph: control characters, soft hyphens, direction marks, variation selectors and tags. */
const invisible = new RegExp(
  String.raw`[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E` +
    String.raw`\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0E\uFEFF\u{E0000}-\u{E0FFF}]`,
  'gu',
);

/** The text of one glyph: without ligatures and invisible characters, with plain spaces and hyphens. */
export function readGlyph(text: string): string {
  if (text.length === 1 && text > ' ' && text < '\u007F') return text;
  if (text === '\u00AD' || text === '\u2010' || text === '\u2011') return '-';
  return text
    .toWellFormed()
    .replace(/\uFFFD/g, '')
    .replace(/[ﬀ-ﬆ]/g, (ligature) => ligatures[ligature] ?? ligature)
    .replace(/\s/gu, ' ')
    .replace(invisible, '');
}

/** Removes characters of the private use area, such as icons, which mean nothing outside their font. */
export const dropPrivateUse = (word: string): string => word.replace(/[\uE000-\uF8FF]/g, '');

/** Whether the text of a glyph consists of Unicode tag characters, which programs read and nobody sees. */
export const isTag = (text: string): boolean => text.charCodeAt(0) === 0xdb40 && /^[\u{E0020}-\u{E007F}]+$/u.test(text);

/** Whether a glyph has a letter or digit, and is not an accent. */
export const isLetterOrDigit = (text: string): boolean => /[\p{L}\p{N}]/u.test(text) && !combiningMark(text);

/** Whether a glyph is a letter or digit that every font has: an empty outline for it hides the text. */
export const isAsciiLetterOrDigit = (text: string): boolean => /^[a-z0-9]+$/i.test(text);
