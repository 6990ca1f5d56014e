const ligatures: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/** Marks that symbol fonts and word processors put before the items of a list. */
const bulletMarks = '•◦▪▫■□●○◆◇◘◙‣⁃∙·➢➤►▶▸❖✓✔✗➔→»\uF0B7\uF0A7\uF0D8\uF0FC\uF076\uF0A8\uF06E\uF0E0';

const bullet = new RegExp(`^[${bulletMarks}]$`, 'u');
const dash = /^[-–—*]$/u;

/** Whether a first word is only the mark of a list item; a dash is one where a gap follows it. */
export const isBullet = (word: string): boolean => bullet.test(word);
export const isDash = (word: string): boolean => dash.test(word);

/** Accents that old typesetting draws as characters of their own, over a letter, and the mark that combines. */
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

/** Characters that paint nothing and would only hide words from whoever searches for them. */
const invisible =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0E\uFEFF\u{E0000}-\u{E0FFF}]/gu;

/** Text of one glyph as it is read: ligatures spelt out, spaces plain, a drawn soft hyphen a hyphen. */
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

/** Drops symbols of private use, such as icons, which mean nothing outside their font. */
export const dropPrivateUse = (word: string): string => word.replace(/[\uE000-\uF8FF]/g, '');

/** Whether a glyph stands only for Unicode tag characters: text that a machine reads and nobody sees. */
export const isTag = (text: string): boolean => text.charCodeAt(0) === 0xdb40 && /^[\u{E0020}-\u{E007F}]+$/u.test(text);

/** Whether a glyph stands for a letter or a figure, and not for an accent that is set over one. */
export const isWordly = (text: string): boolean => /[\p{L}\p{N}]/u.test(text) && !combiningMark(text);

/** Whether a glyph stands for a letter or a figure that every font has: what draws nothing for it hides it. */
export const isCommon = (text: string): boolean => /^[a-z0-9]+$/i.test(text);
