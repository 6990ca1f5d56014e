/**
 * Writes plugins/match-builtin/data/trades.tsv: nouns for those who do a work, with the word for the work itself, such
 * as "welder" and "welding". Such a noun is the title of an occupation, and the classifications have the word for its
 * work. Run: node scripts/lab/matcher/build-trades.ts [--from folder] [--to
 * folder]
 */
import { byCodePoint } from '../../../plugins/match-builtin/src/text/fold.ts';
import { tokenize } from '../../../plugins/match-builtin/src/text/tokens.ts';
import { alternatives, readTable, writeData } from './knowledge.ts';

/** How often the word for a work must be told. */
const fewest = 3;
/** Nouns in the titles of more groups of occupations, such as worker and director, tell nothing of a work. */
const mostGroups = 100;

/** The ends of nouns for people, and what stands in their place in the word for the work. */
const endings: readonly (readonly [person: RegExp, work: string])[] = [
  [/[eo]r$/, 'ing'],
  [/(?<=graph)er$/, 'y'],
  [/(?<=ent|olst)er$/, 'ry'],
  [/(?<=ct)or$/, 'ion'],
  [/(?<=ist)$/, 'ry'],
  [/ist$/, 'y'],
  [/ist$/, 'ics'],
  [/ist$/, 'ing'],
  [/(?<=ion)ist$/, ''],
  [/(?<=ur|ien)ist$/, 'e'],
  [/(?<=ic)ian$/, 's'],
];

const told = new Map<string, number>();
const groups = new Map<string, Set<string>>();
const alone = new Set<string>();

function count(text: string): void {
  for (const { word } of tokenize(text)) told.set(word, (told.get(word) ?? 0) + 1);
}

function countTitle(group: string, title: string): void {
  count(title);
  const tokens = tokenize(title.replace(/\(.*?\)/g, ' '));
  for (const { base } of tokens) groups.set(base, (groups.get(base) ?? new Set()).add(group));
  if (tokens.length === 1) alone.add(tokens[0]!.base);
}

for (const path of ['onet/occupations.tsv', 'onet/alternate-titles.tsv'])
  for (const { soc, title } of readTable(path)) countTitle(soc!.slice(0, 7), title!);
for (const { iscoGroup, label_en, alt_en } of readTable('esco/occupations.tsv'))
  for (const title of [label_en!, ...alternatives(alt_en)]) countTitle(iscoGroup!, title);
for (const { task } of readTable('onet/tasks.tsv')) count(task!);
for (const { label_en, alt_en } of readTable('esco/skills.tsv'))
  for (const label of [label_en!, ...alternatives(alt_en)]) count(label);

/** A science whose people are called otherwise, as physics has physicists, is no work of a physician. */
const isOfOthers = (noun: string): boolean => noun.endsWith('ian') && told.has(noun.replace(/ian$/, 'ist'));

const rows = [...alone]
  .filter((noun) => groups.get(noun)!.size <= mostGroups && !isOfOthers(noun))
  .flatMap((noun) =>
    endings
      .filter(([person]) => person.test(noun))
      .map(([person, work]) => noun.replace(person, work))
      .filter((work) => work.length > 4 && (told.get(work) ?? 0) >= fewest)
      .map((work) => `${noun}\t${work}`),
  )
  .sort(byCodePoint);
writeData('trades.tsv', `${[...new Set(rows)].join('\n')}\n`);
console.log(`${rows.length} trades`);
