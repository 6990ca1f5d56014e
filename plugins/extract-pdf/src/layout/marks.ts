import { type Box, heightOf, touches, widthOf } from '../content/geometry.ts';
import { topOf } from './lines.ts';
import type { Word } from './words.ts';

// Shares of the font size.
const SMALLEST = 0.1;
const LARGEST = 0.65;
const NEAREST = 0.12;
const FARTHEST = 2.5;
const ALONE = 1.5;
/** Points by which the left edges of one list's bullets may differ. */
const SAME_EDGE = 0.6;
// More small shapes are a chart or a map: no page has so many list items.
const MOST_MARKS = 1_000;

/**
 * Finds bullets among small shapes and pictures, as which browsers draw them, and returns them as words. A bullet is
 * alone before the first word of a line, at the height of its letters; another bullet at the same left edge, or a small
 * size and a short distance, confirm it. The dots of a rating are beside each other, and are no bullets.
 */
export function marksOf(shapes: Box[], words: Word[]): Word[] {
  const distinct = distinctBoxes(shapes);
  if (distinct.length > MOST_MARKS) return [];
  const marks = distinct.flatMap((shape) => {
    const item = itemBeside(shape, words);
    return item && !distinct.some((other) => other !== shape && standsBeside(shape, other, item.size))
      ? [{ shape, item }]
      : [];
  });
  return marks
    .filter(
      (mark) =>
        isPlain(mark) ||
        marks.some((other) => other !== mark && Math.abs(other.shape.left - mark.shape.left) < SAME_EDGE),
    )
    .map(toWord);
}

type Mark = { shape: Box; item: Word };

/** Removes boxes that touch an earlier one: a bullet may be drawn twice, filled and stroked. */
function distinctBoxes(boxes: Box[]): Box[] {
  const distinct: Box[] = [];
  for (const box of boxes) {
    if (distinct.length > MOST_MARKS) break;
    if (!distinct.some((other) => touches(box, other))) distinct.push(box);
  }
  return distinct;
}

const middleOf = ({ top, bottom }: Box): number => (top + bottom) / 2;

/** The word before which a shape may be the bullet. */
function itemBeside(shape: Box, words: Word[]): Word | undefined {
  const row = words.filter(
    (word) => middleOf(shape) > topOf(word) - 0.15 * word.size && middleOf(shape) < word.baseline,
  );
  const after = row.filter((word) => word.right > shape.right);
  const item = after.reduce<Word | undefined>(
    (nearest, word) => (nearest && nearest.left <= word.left ? nearest : word),
    undefined,
  );
  if (!item) return undefined;
  const { size } = item;
  const gap = item.left - shape.right;
  const extent = Math.max(widthOf(shape), heightOf(shape));
  const hasSize =
    extent > SMALLEST * size && extent < LARGEST * size && Math.min(widthOf(shape), heightOf(shape)) > 0.5 * extent;
  const isFirst = row.every((word) => word.left > shape.left || shape.left - word.right > ALONE * size);
  return hasSize && isFirst && gap > NEAREST * size && gap < FARTHEST * size ? item : undefined;
}

function standsBeside(shape: Box, other: Box, size: number): boolean {
  const gap = Math.max(other.left - shape.right, shape.left - other.right);
  return Math.abs(middleOf(shape) - middleOf(other)) < 0.4 * size && gap < ALONE * size;
}

const isPlain = ({ shape, item }: Mark): boolean =>
  Math.max(widthOf(shape), heightOf(shape)) < 0.45 * item.size && item.left - shape.right < 1.5 * item.size;

/** A bullet as a word, which is widened almost to its item: otherwise the gap would look like a gutter. */
function toWord({ shape, item }: Mark): Word {
  const right = Math.max(shape.right, item.left - 0.5 * item.size);
  return { text: '•', left: shape.left, right, baseline: item.baseline, size: item.size, font: item.font };
}
