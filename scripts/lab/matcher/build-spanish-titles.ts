/**
 * Writes pipeline/src/prepare/translate/lists/title-words.es.txt: words of Spanish job titles that hardly stand in
 * English ones, folded, by which a title is known for Spanish. Run: node scripts/lab/matcher/build-spanish-titles.ts
 * [--from folder] [--to folder]
 */
import { wordsOf } from '../../../pipeline/src/text/split.ts';
import { byCodePoint, fold } from '../../../plugins/match-builtin/src/text/fold.ts';
import { alternatives, readTable, write } from './knowledge.ts';

/** A word of Spanish titles stands in English ones at most once for so many times, as a name or a loan. */
const leastRatio = 5;
const occupations = readTable('esco/occupations.tsv');

/** How many of some titles have each word. */
function count(titles: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const title of titles)
    for (const word of new Set(wordsOf(fold(title), 3))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const english = count([
  ...readTable('onet/alternate-titles.tsv').map(({ title }) => title!),
  ...readTable('onet/occupations.tsv').map(({ title }) => title!),
  ...occupations.flatMap((row) => [row.label_en!, ...alternatives(row.alt_en)]),
]);
const spanish = count(occupations.flatMap((row) => [row.label_es!, ...alternatives(row.alt_es)]));
const words = [...spanish]
  .filter(([word, times]) => times >= leastRatio * (english.get(word) ?? 0) && !/\d/.test(word))
  .map(([word]) => word)
  .sort(byCodePoint);
write(
  'pipeline/src/prepare/translate/lists/title-words.es.txt',
  '# Words of Spanish job titles that hardly stand in English ones.\n' +
    '# Source: ESCO and O*NET, by scripts/lab/matcher/build-spanish-titles.ts.\n' +
    `${words.join('\n')}\n`,
);
console.log(`${words.length} words`);
