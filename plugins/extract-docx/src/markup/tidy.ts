/** A line of the text, and what kind of block it stands for. */
export type Line = { text: string; kind: 'heading' | 'item' | 'text' | 'row' | 'gap' };

/** Bullets that symbol fonts have in the private use area; other characters from there mean nothing. */
const privateBullets = /^[\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf0a8\uf06e](?=\s)/gm;

/** A text without characters that mean nothing, with one kind of line end, blank and empty line. */
export function tidy(text: string): string {
  return text
    .replace(privateBullets, '•')
    .replace(/[\ue000-\uf8ff\0]/g, '')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[^\S\n\t]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const typedBullet = /^(?:[•‣▪▫■□●○◦·➢➤✓✔–—*-][ \t]+(?=\S)|[•‣▪■●◦·–-](?=\p{L}))/gmu;

export const bulletsAsDots = (text: string): string => text.replace(typedBullet, '• ');

/**
 * The length from which two paragraphs are separated by an empty line; shorter ones, such as titles and addresses, stay
 * together.
 */
const longParagraph = 100;

function standApart(before: Line, after: Line): boolean {
  if (before.kind === 'gap' || after.kind === 'heading') return true;
  if (before.kind === 'item' && after.kind === 'item') return false;
  return (
    before.kind === 'text' && after.kind === 'text' && Math.min(before.text.length, after.text.length) > longParagraph
  );
}

export function joinLines(lines: Line[]): string {
  let text = '';
  let before: Line | undefined;
  for (const line of lines) {
    if (line.kind !== 'gap') {
      if (before) text += standApart(before, line) ? '\n\n' : '\n';
      text += line.text;
    }
    if (before || line.kind !== 'gap') before = line;
  }
  return text === '' ? '' : `${text}\n`;
}
