/**
 * Writes plugins/match-builtin/data/skill-names.es.tsv: what skills of the taxonomy that are no products are called in
 * Spanish. A row is the name and the Spanish one: that of vocabulary/spanish-names.tsv, which also has kinds of
 * products, the first Spanish form of the other vocabularies, with the accents that its words have in ESCO, else ESCO's
 * label. Run: node scripts/lab/matcher/build-skill-names.ts [--from folder] [--to
 * folder]
 */
import { readLines } from '@cotejo/plugin-kit';
import { loadTaxonomy } from '../../../plugins/match-builtin/src/taxonomy/load.ts';
import { namesOccupation } from '../../../plugins/match-builtin/src/taxonomy/occupations.ts';
import { fold } from '../../../plugins/match-builtin/src/text/fold.ts';
import { alternatives, readTable, writeData } from './knowledge.ts';

const concepts = readTable('esco/skills.tsv');
const labels = [...concepts, ...readTable('esco/occupations.tsv')].flatMap((row) => [
  row.label_es!,
  ...alternatives(row.alt_es),
]);

/** How often ESCO writes a word with which accents, by the word without any. */
const spellings = new Map<string, Map<string, number>>();
for (const word of labels.flatMap((label) => label.toLowerCase().match(/\p{L}+/gu) ?? [])) {
  const counts = spellings.get(fold(word)) ?? new Map<string, number>();
  spellings.set(fold(word), counts.set(word, (counts.get(word) ?? 0) + 1));
}
const accented = (phrase: string): string =>
  phrase.replace(/\p{L}+/gu, (word) => {
    const [found] = [...(spellings.get(word) ?? [])].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    return found?.[0] ?? word.replace(/(?<=[cs])ion$/, 'ión');
  });

const withoutNote = (label: string): string => label.replace(/\s*\([^)]*\)/g, '').trim();
const names = new Map<string, string>();
for (const { label_en: english, label_es: spanish } of concepts)
  if (spanish) names.set(withoutNote(english!).toLowerCase(), withoutNote(spanish));
for (const file of ['business.tsv', 'technology.tsv'])
  for (const line of readLines(import.meta.url, `vocabulary/${file}`)) {
    const [name, , , spanish = ''] = line.split('|').map((cell) => cell.trim());
    const fields = spanish.split(';').filter((form) => form.trim() && !form.includes('!') && !namesOccupation(form));
    const field = fields.find((form) => !name!.includes(' ') || form.trim().includes(' ')) ?? fields[0];
    if (field) names.set(name!.toLowerCase(), accented(field.trim().replace(/^=/, '')));
  }

/** "Data science", but neither "ETL" nor "A/B testing". */
const isOfWords = (name: string): boolean => /^\p{Lu}?\p{Ll}+(?![\p{Lu}/])/u.test(name) && !name.includes('/');

const byHand = new Map(
  readLines(import.meta.url, 'vocabulary/spanish-names.tsv').map((line) => line.split('|') as [string, string]),
);

const rows = loadTaxonomy().skills.flatMap(({ name, kind }) => {
  const isNamed = kind !== 'technology' && kind !== 'tool' && isOfWords(name);
  const spanish = byHand.get(name) ?? (isNamed ? names.get(name.toLowerCase()) : undefined);
  return spanish && spanish !== name ? [`${name}\t${spanish}`] : [];
});
writeData('skill-names.es.tsv', `${rows.join('\n')}\n`);
console.log(`${rows.length} names`);
