/**
 * The first of the places from 0 to `count` - 1 for which a condition holds; `count` where it holds for none. Binary
 * search: wherever it holds, it has to hold for all later places too.
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
