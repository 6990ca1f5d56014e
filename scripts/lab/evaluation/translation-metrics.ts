/**
 * What chrF needs of one line: for each length of n-gram how many are in the translation, in the reference and in both.
 */
type Grams = { ours: number; theirs: number; common: number };

const characterOrder = 6;
const wordOrder = 4;
/** Recall weighs this many times as much as precision in chrF. */
const beta = 2;

function gramsOf(units: string[], length: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let start = 0; start + length <= units.length; start += 1) {
    const gram = units.slice(start, start + length).join('\u0001');
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

function compare(ours: string[], theirs: string[], order: number): Grams[] {
  return Array.from({ length: order }, (_, index) => {
    const [a, b] = [gramsOf(ours, index + 1), gramsOf(theirs, index + 1)];
    const common = [...a].reduce((sum, [gram, count]) => sum + Math.min(count, b.get(gram) ?? 0), 0);
    return { ours: Math.max(0, ours.length - index), theirs: Math.max(0, theirs.length - index), common };
  });
}

const add = (lines: Grams[][], order: number): Grams =>
  lines.reduce(
    (sum, line) => ({
      ours: sum.ours + line[order]!.ours,
      theirs: sum.theirs + line[order]!.theirs,
      common: sum.common + line[order]!.common,
    }),
    { ours: 0, theirs: 0, common: 0 },
  );

/** mteval's tokens as sacreBLEU's `13a` makes them. */
export function tokensOf(text: string): string[] {
  const unescaped = text
    .replaceAll('<skipped>', '')
    .replaceAll('-\n', '')
    .replaceAll('\n', ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  return ` ${unescaped} `
    .replace(/([{-~[-` -&(-+:-@/])/g, ' $1 ')
    .replace(/([^0-9])([.,])/g, '$1 $2 ')
    .replace(/([.,])([^0-9])/g, ' $1 $2')
    .replace(/([0-9])(-)/g, '$1 $2 ')
    .split(/\s+/)
    .filter(Boolean);
}

/** A translated line compared with its reference, ready to be added up with others. */
export type ComparedLine = { characters: Grams[]; words: Grams[] };

export function compareLine(translation: string, reference: string): ComparedLine {
  const characters = (text: string): string[] => [...text.replace(/\s+/g, '')];
  return {
    characters: compare(characters(translation), characters(reference), characterOrder),
    words: compare(tokensOf(translation), tokensOf(reference), wordOrder),
  };
}

/**
 * chrF2 of a corpus, 0 to 100 (Popović 2015), as sacreBLEU 2 defines it: n-grams of up to six characters without
 * blanks, no word n-grams.
 */
export function chrf(lines: ComparedLine[]): number {
  const orders = Array.from({ length: characterOrder }, (_, order) =>
    add(
      lines.map(({ characters }) => characters),
      order,
    ),
  ).filter(({ ours, theirs }) => ours > 0 && theirs > 0);
  const precision = orders.reduce((sum, { common, ours }) => sum + common / ours, 0) / Math.max(1, orders.length);
  const recall = orders.reduce((sum, { common, theirs }) => sum + common / theirs, 0) / Math.max(1, orders.length);
  return precision + recall === 0 ? 0 : (100 * (1 + beta ** 2) * precision * recall) / (beta ** 2 * precision + recall);
}

/**
 * BLEU of a corpus, 0 to 100 (Papineni and others, 2002), as sacreBLEU (Post, 2018) defines it: `13a` tokens, case
 * kept, exponential smoothing.
 */
export function bleu(lines: ComparedLine[]): number {
  const orders = Array.from({ length: wordOrder }, (_, order) =>
    add(
      lines.map(({ words }) => words),
      order,
    ),
  );
  let halved = 1;
  let logarithms = 0;
  for (const { common, ours } of orders) {
    if (ours === 0) return 0;
    if (common === 0) halved *= 2;
    logarithms += Math.log((common === 0 ? 1 / halved : common) / ours);
  }
  const { ours, theirs } = orders[0]!;
  return 100 * Math.min(1, Math.exp(1 - theirs / ours)) * Math.exp(logarithms / wordOrder);
}
