/** Maps items with at most `parallel` running at a time; results keep the order. The first error ends it. */
export async function mapBounded<Item, Result>(
  items: readonly Item[],
  parallel: number,
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length);
  let next = 0;
  const work = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await map(items[index]!);
    }
  };
  const workers = Array.from({ length: Math.min(parallel, items.length) }, work);
  try {
    await Promise.all(workers);
  } catch (error) {
    next = items.length;
    await Promise.allSettled(workers);
    throw error;
  }
  return results;
}
