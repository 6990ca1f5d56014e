import { mapBoth, type BilingualPiece } from '../text/bilingual.ts';
import { fold } from '../text/fold.ts';
import { isPlainHeading } from './headings.ts';
import { patternOf, readPhrases } from '../text/phrases.ts';

/** A line that is not empty. What it is, is read in its own language. */
export type RawLine = BilingualPiece & { bullet: boolean; afterGap: boolean };

const bullet = /[•●▪■◦·‣➢➤►▸▹◆◇○★☆❖❯→⇒➔➜»›□✓✔–—-]|\p{Extended_Pictographic}\uFE0F?|\*(?!\*|\S.*\*\s*$)|o(?=\s+\p{Lu})/u
  .source;
const plainNumber = /\(?(?:\d{1,2}|\p{Ll})[.)](?![\p{L}\d])(?!\s*\*\*)/u.source;
/** "2.1. Título", but not "2.5 years". */
const outlineNumber = /\d{1,2}(?:\.\d{1,2}){1,2}[.)]?(?=\s+\p{Lu})/u.source;
const itemNumber = `${outlineNumber}|${plainNumber}`;
export const bulletMark = new RegExp(String.raw`^\s*(?:${bullet}|${itemNumber})\s*`, 'u');
/** A bullet whose words stand in the next line. */
const bulletAlone = /^\s*(?:[•●▪■◦·‣➢►✓✔*–—-]|o)\s*$/u;
const hashtag = /^#\p{L}/u;

const maxLength = 2_000;
/** A line of fewer characters is an item and no part of a sentence that was broken. */
const shortestBroken = 40;
const unfinished = new RegExp(`(?:,|\\s${patternOf(readPhrases(import.meta.url, 'unfinished'))})$`);

/** Whether a folded line ends where its sentence does not. */
export const isUnfinished = (folded: string): boolean => unfinished.test(folded);

/** Whether a line goes on with the sentence of the one before, which broke at the edge of a column or page. */
function continues(line: BilingualPiece, before: RawLine, isBullet: boolean, afterGap: boolean): boolean {
  if (isBullet || before.original.length < shortestBroken || /[.:;!?]$/.test(before.original)) return false;
  // Where the line before is an item without a capital, the next one is as well.
  const opensSmall = /^\p{Ll}/u.test(line.original) && !/^\p{Ll}/u.test(before.original);
  const isHeading = /:$/.test(line.original) || isPlainHeading(line.original);
  return opensSmall || (!afterGap && !isHeading && isUnfinished(fold(before.original)));
}

const picture = /^\s*(\p{Extended_Pictographic})\uFE0F?\s*/u;
const markOf = ({ original }: BilingualPiece): string => picture.exec(original)?.[1] ?? original.trim().charAt(0);

/**
 * Lines in which a picture that no other line begins with is no bullet where items with marks of another kind follow:
 * "💙 What we want" above a list with stars.
 */
function withoutPictures(lines: RawLine[]): RawLine[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(markOf(line), (counts.get(markOf(line)) ?? 0) + 1);
  return lines.map((line, at) => {
    const next = lines[at + 1];
    const isAlone = picture.test(line.original) && counts.get(markOf(line)) === 1;
    const isAbove = next?.bullet === true && (counts.get(markOf(next)) ?? 0) > 1;
    if (!isAlone || !isAbove) return line;
    return { ...line, ...mapBoth(line, (side) => side.replace(picture, '')), bullet: false };
  });
}

/** The lines that are not empty, a sentence that was broken over several as one. */
export function rawLines(pieces: readonly BilingualPiece[]): RawLine[] {
  const lines: RawLine[] = [];
  let [afterGap, afterBullet] = [false, false];
  for (const whole of pieces) {
    const line = mapBoth(whole, (text) => text.slice(0, maxLength).trim());
    if (!/[\p{L}\p{N}]/u.test(line.original) || hashtag.test(line.original) || bulletAlone.test(line.original)) {
      afterBullet = bulletAlone.test(line.original);
      afterGap ||= !afterBullet && lines.length > 0;
      continue;
    }
    const bullet = afterBullet || bulletMark.test(line.original);
    const before = lines.at(-1);
    if (before && continues(line, before, bullet, afterGap)) {
      before.text = `${before.text} ${line.text}`.slice(0, maxLength);
      before.original = `${before.original} ${line.original}`.slice(0, maxLength);
    } else lines.push({ ...line, bullet, afterGap });
    [afterGap, afterBullet] = [false, false];
  }
  return withoutPictures(lines);
}
