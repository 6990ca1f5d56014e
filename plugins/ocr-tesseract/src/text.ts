import type { Bbox, Block, Line, Word } from 'tesseract.js';

/*
 * Tesseract reads a bullet as a letter that looks like it (e, o, «, *, ©), and its paragraphs are not reliable. The
 * positions of words tell more: a bullet is small, and has a gap behind it.
 */

const heightOf = (word: Word): number => word.bbox.y1 - word.bbox.y0;

/** Characters that are bullets only before a wide gap. */
const bulletLike = /^[eoO0©®¢°«»*+>=~•·.,:;'"“”‘’_■▪-]$|^[–—-]$/u;

function isBullet(mark: Word, next: Word | undefined, rowHeight: number): boolean {
  if (!next || [...mark.text].length > 1) return false;
  const gap = next.bbox.x0 - mark.bbox.x1;
  const isSmall = heightOf(mark) < rowHeight * 0.5 && mark.bbox.y0 > next.bbox.y0;
  return isSmall ? gap > rowHeight * 0.45 : bulletLike.test(mark.text) && gap > rowHeight * 0.7;
}

/** Whether a word is a speck or a line on the page: short, and read with low confidence. */
function isNoise({ text, confidence }: Word): boolean {
  return /[\p{L}\p{N}]{2}/u.test(text) ? confidence < 5 : confidence < 35;
}

/** Corrects a bar before a word in lower case to the capital I. */
function correct(word: Word, index: number, words: Word[]): string {
  const isFirst = index === 0 || /[.:;]$/.test(words[index - 1]!.text);
  return word.text === '|' && isFirst && /^\p{Ll}/u.test(words[index + 1]?.text ?? '') ? 'I' : word.text;
}

function readLine(line: Line): string {
  const [first, ...others] = line.words;
  if (!first) return '';
  const rowHeight = line.rowAttributes.rowHeight;
  const hasBullet = isBullet(first, others[0], rowHeight);
  const words = (hasBullet ? others : line.words).filter((word) => !isNoise(word));
  const text = words.map(correct).join(' ');
  return hasBullet && text !== '' ? `• ${text}` : text;
}

const baselineOf = ({ baseline }: Line): number => (baseline.y0 + baseline.y1) / 2;

/** A new paragraph: more than the usual leading between two lines, or the top of another column. */
function startsParagraph(line: Line, before: Line): boolean {
  const rowHeight = Math.min(line.rowAttributes.rowHeight, before.rowAttributes.rowHeight);
  const advance = baselineOf(line) - baselineOf(before);
  return advance > rowHeight * 1.75 || advance < -rowHeight;
}

/** Joins the two halves of a word that was hyphenated at the end of a line, on the first line. */
function rejoinHyphenated(text: string): string {
  return text.replace(/(\p{L})[-¬]\n(\p{Ll}\S*)[ ]?/gu, '$1$2\n');
}

/** Whether the lines run from the top of the page to its bottom, as on a page turned to the right. */
function runsDown(lines: Line[]): boolean {
  const excess = lines.map(({ bbox }) => bbox.y1 - bbox.y0 - (bbox.x1 - bbox.x0));
  return excess.reduce((sum, one) => sum + one, 0) > 0;
}

const turnBox = ({ x0, y0, x1, y1 }: Bbox): Bbox => ({ x0: y0, y0: -x1, x1: y1, y1: -x0 });

/** Moves a line of a page that was turned to the right to its position on the upright page. */
const turnLine = (line: Line): Line => ({
  ...line,
  bbox: turnBox(line.bbox),
  baseline: turnBox(line.baseline),
  words: line.words.map((word) => ({ ...word, bbox: turnBox(word.bbox) })),
});

/** The text of a recognized page in tesseract's reading order; lines end in `\n`, paragraphs in an empty line. */
export function textOfBlocks(blocks: Block[]): string {
  let text = '';
  let before: Line | undefined;
  const lines = blocks.flatMap((block) => block.paragraphs).flatMap((paragraph) => paragraph.lines);
  for (const line of runsDown(lines) ? lines.map(turnLine) : lines) {
    const words = readLine(line);
    if (words === '') continue;
    if (before && startsParagraph(line, before)) text += '\n';
    text += `${words}\n`;
    before = line;
  }
  return rejoinHyphenated(text).toWellFormed();
}
