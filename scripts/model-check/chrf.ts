const longest = 6;
/** Recall weighs this many times as much as precision. */
const beta = 2;

/** chrF of translations against references, 0 to 100 (Popović 2015: n-grams of up to six characters, blanks left out, counted over all lines). */
export function chrf(pairs: { english: string; reference: string }[]): number {
  const orders = Array.from({ length: longest }, (_, index) => index + 1).flatMap((length) => {
    const counts = pairs.map(({ english, reference }) => overlap(grams(english, length), grams(reference, length)));
    const [common, ours, theirs] = [0, 1, 2].map((column) => counts.reduce((sum, row) => sum + row[column]!, 0)) as [number, number, number];
    return ours + theirs === 0 ? [] : [{ precision: ours ? common / ours : 0, recall: theirs ? common / theirs : 0 }];
  });
  const mean = (key: 'precision' | 'recall') => orders.reduce((sum, order) => sum + order[key], 0) / orders.length;
  const [precision, recall] = [mean('precision'), mean('recall')];
  return precision + recall === 0 ? 0 : (100 * (1 + beta ** 2) * precision * recall) / (beta ** 2 * precision + recall);
}

function grams(text: string, length: number): Map<string, number> {
  const characters = [...text.replace(/\s+/g, '')];
  const counts = new Map<string, number>();
  for (let start = 0; start + length <= characters.length; start += 1) {
    const gram = characters.slice(start, start + length).join('');
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

const total = (counts: Map<string, number>): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

function overlap(ours: Map<string, number>, theirs: Map<string, number>): [common: number, ours: number, theirs: number] {
  const common = [...ours].reduce((sum, [gram, count]) => sum + Math.min(count, theirs.get(gram) ?? 0), 0);
  return [common, total(ours), total(theirs)];
}
