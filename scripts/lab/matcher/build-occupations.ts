/**
 * Writes two files of plugins/match-builtin/data. title-frequencies.tsv: in the titles of how many occupations a word
 * stem stands. occupations.tsv: nouns that name an occupation, which stand last in an English title ("payroll manager"
 * in "payroll manager for hotels") and first in a Spanish one. A row is the language, the noun and, where the noun is a
 * whole title by itself ("electrician", but not "manager"), a plus sign. Run: node
 * scripts/lab/matcher/build-occupations.ts [--from folder] [--to folder]
 */
import { byCodePoint } from '../../../plugins/match-builtin/src/text/fold.ts';
import { stemsOf, tokenize } from '../../../plugins/match-builtin/src/text/tokens.ts';
import { alternatives, readTable, writeData } from './knowledge.ts';

/** How often a noun heads titles at least, unless it is one by itself, and in what part of those in which it stands. */
const fewest = 3;
const leastShare = 0.5;
const shortest = 3;

const basesOf = (text: string): string[] => tokenize(text).map(({ base }) => base);

type Counted = { heads: Map<string, number>; all: Map<string, number>; alone: Set<string> };

function count(counted: Counted, title: string, headOf: (words: string[]) => string | undefined): void {
  const bare = title.replace(/\(.*?\)/g, ' ');
  const words = basesOf(bare);
  const head = headOf(basesOf(bare.split(/,|\s[-–]\s|\s(?:of|for|in|with|at|on|to)\s/)[0]!));
  if (head === undefined) return;
  for (const word of new Set(words)) counted.all.set(word, (counted.all.get(word) ?? 0) + 1);
  counted.heads.set(head, (counted.heads.get(head) ?? 0) + 1);
  if (words.length === 1) counted.alone.add(head);
}

function nounsOf(titles: string[], headOf: (words: string[]) => string | undefined): [noun: string, alone: boolean][] {
  const counted: Counted = { heads: new Map(), all: new Map(), alone: new Set() };
  for (const title of titles) count(counted, title, headOf);
  return [...counted.heads]
    .filter(
      ([noun, times]) =>
        noun.length >= shortest &&
        (counted.alone.has(noun) || times >= fewest) &&
        times >= leastShare * counted.all.get(noun)! &&
        !/\d/.test(noun),
    )
    .map(([noun]) => [noun, counted.alone.has(noun)]);
}

const occupations = readTable('esco/occupations.tsv');
const english = [
  ...readTable('onet/alternate-titles.tsv').map(({ title }) => title!),
  ...readTable('onet/occupations.tsv').map(({ title }) => title!),
  ...occupations.flatMap((row) => [row.label_en!, ...alternatives(row.alt_en)]),
];
const spanish = occupations.flatMap((row) =>
  [row.label_es!, ...alternatives(row.alt_es)].flatMap((label) => label.split('/')),
);
const occupationsOf = new Map<string, Set<string>>();
const all = new Set<string>();

function countStems(occupation: string, title: string): void {
  all.add(occupation);
  for (const stem of stemsOf(title)) occupationsOf.set(stem, (occupationsOf.get(stem) ?? new Set()).add(occupation));
}

for (const path of ['onet/occupations.tsv', 'onet/alternate-titles.tsv'])
  for (const { soc, title } of readTable(path)) countStems(soc!.slice(0, 7), title!);
for (const row of occupations)
  for (const title of [row.label_en!, ...alternatives(row.alt_en)]) countStems(row.iscoGroup!, title);
const stems = [...occupationsOf]
  .filter(([, found]) => found.size >= fewest)
  .map(([stem, found]) => `${stem}\t${found.size}`)
  .sort(byCodePoint);
writeData('title-frequencies.tsv', `${all.size}\n${stems.join('\n')}\n`);

const rows = [
  ...nounsOf(english, (words) => words.at(-1)).map(([noun, alone]) => `en\t${noun}\t${alone ? '+' : ''}`),
  ...nounsOf(spanish, (words) => words[0]).map(([noun, alone]) => `es\t${noun}\t${alone ? '+' : ''}`),
].sort(byCodePoint);
writeData('occupations.tsv', `${rows.join('\n')}\n`);
console.log(`${rows.length} nouns`);
