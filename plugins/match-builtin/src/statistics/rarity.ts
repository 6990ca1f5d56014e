import { once, readData } from '../text/data.ts';

export type Rarity = (stem: string) => number;

/** Rarity of a stem from the first line's number of documents and the lines `stem<TAB>documents`. */
function parseRarity(text: string): Rarity {
  const [total, ...lines] = text.trimEnd().split('\n');
  const documents = Number(total);
  const weights = new Map<string, number>();
  for (const line of lines) {
    const [stem, count] = line.split('\t');
    weights.set(stem!, Math.log((1 + documents) / (1 + Number(count))) + 1);
  }
  const unseen = Math.log((1 + documents) / 3) + 1;
  return (stem) => weights.get(stem) ?? unseen;
}

/**
 * Inverse frequency of stems among the titles of different occupations: a noun that stands in those of many, such as
 * manager or specialist, tells little about which one is meant.
 */
export const loadTitleRarity = once(() => parseRarity(readData('title-frequencies.tsv')));

/** Inverse document frequency of stems in the shipped classifications; 1 is in every sentence. */
export const loadRarity = once(() => parseRarity(readData('frequencies.tsv')));
