/**
 * The first of `count` places from 0 that is so, where all after it are so too; `count` where none is. Halves what is
 * left each time.
 */
export function firstWhere(count: number, isSo: (place: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isSo(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
