import type { Word } from './words.ts';

/** A horizontal interval of the page, in reading space. */
export type Interval = { left: number; right: number };

export const widthOf = ({ left, right }: Interval): number => right - left;

export function extentOf(words: Interval[]): Interval {
  const extent = { left: Infinity, right: -Infinity };
  for (const { left, right } of words) {
    extent.left = Math.min(extent.left, left);
    extent.right = Math.max(extent.right, right);
  }
  return extent;
}

/** The intervals of `extent` without words. */
export function freeIntervals(words: Word[], extent: Interval): Interval[] {
  const intervals: Interval[] = [];
  let right = extent.left;
  for (const word of words.toSorted((a, b) => a.left - b.left)) {
    if (word.left > right) intervals.push({ left: right, right: word.left });
    right = Math.max(right, word.right);
  }
  return [...intervals, { left: right, right: extent.right }];
}

export const overlap = (a: Interval, b: Interval): boolean => a.left < b.right && b.left < a.right;
