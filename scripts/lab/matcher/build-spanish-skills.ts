/**
 * Writes pipeline/src/prepare/translate/lists/skill-words.es.txt: words of Spanish skills that stand in no English
 * skill, task or title and in no product's name, folded, by which a demand of a word or two is known for Spanish. Run:
 * node scripts/lab/matcher/build-spanish-skills.ts [--from folder] [--to folder]
 */
import { wordsOf } from '../../../pipeline/src/text/split.ts';
import { loadTaxonomy } from '../../../plugins/match-builtin/src/taxonomy/load.ts';
import { byCodePoint, fold } from '../../../plugins/match-builtin/src/text/fold.ts';
import { alternatives, readTable, write } from './knowledge.ts';

/** A word that stands in one label alone may be a slip of it. */
const fewestLabels = 2;
/** Shorter ones are words of other languages and abbreviations as well. */
const shortest = 5;
const skills = readTable('esco/skills.tsv');

const english = new Set(
  [
    ...skills.flatMap((row) => [row.label_en!, ...alternatives(row.alt_en)]),
    ...readTable('esco/occupations.tsv').flatMap((row) => [row.label_en!, ...alternatives(row.alt_en)]),
    ...readTable('onet/tasks.tsv').map(({ task }) => task!),
    ...readTable('onet/technology-skills.tsv').map(({ technology }) => technology!),
    ...loadTaxonomy().skills.map(({ name }) => name),
  ].flatMap((text) => wordsOf(fold(text), 3)),
);
const counts = new Map<string, number>();
for (const label of skills.flatMap((row) => [row.label_es!, ...alternatives(row.alt_es)]))
  for (const word of new Set(wordsOf(fold(label), 3))) counts.set(word, (counts.get(word) ?? 0) + 1);
const words = [...counts]
  .filter(([word, times]) => times >= fewestLabels && word.length >= shortest && !english.has(word) && !/\d/.test(word))
  .map(([word]) => word)
  .sort(byCodePoint);
write(
  'pipeline/src/prepare/translate/lists/skill-words.es.txt',
  '# Words of Spanish skills that stand in no English skill, task or title and in no name of a product.\n' +
    '# Source: ESCO and O*NET, by scripts/lab/matcher/build-spanish-skills.ts.\n' +
    `${words.join('\n')}\n`,
);
console.log(`${words.length} words`);
