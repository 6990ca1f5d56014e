/**
 * Writes plugins/match-builtin/data/title-words.tsv: last words of English job titles and first words of Spanish ones,
 * by which a line is known for a job title. Run: node scripts/lab/matcher/build-title-words.ts [--from folder] [--to
 * folder]
 */
import { byCodePoint } from '../../../plugins/match-builtin/src/text/fold.ts';
import { inOneGender } from '../../../plugins/match-builtin/src/text/gender.ts';
import { tokenize } from '../../../plugins/match-builtin/src/text/tokens.ts';
import { titlesInBothGenders } from './genders.ts';
import { alternatives, readTable, writeData } from './knowledge.ts';

const minimum = 4;
const counts = new Map<string, number>();

function count(title: string, word: 'first' | 'last'): void {
  const tokens = tokenize(title.replace(/\(.*?\)/g, ' '));
  const chosen = word === 'last' ? tokens.at(-1) : tokens[0];
  if (chosen && chosen.base.length > 2) counts.set(chosen.base, (counts.get(chosen.base) ?? 0) + 1);
}

for (const row of readTable('onet/alternate-titles.tsv')) count(row.title!, 'last');
for (const row of readTable('esco/occupations.tsv')) {
  for (const title of [row.label_en!, ...alternatives(row.alt_en)]) count(title, 'last');
  for (const title of [row.label_es!, ...alternatives(row.alt_es)].flatMap((label) => label.split('/')))
    count(title, 'first');
}
const other = titlesInBothGenders();
const frequent = [...counts].filter(([, times]) => times >= minimum).map(([word]) => word);
const words = [...new Set(frequent.flatMap((word) => [word, inOneGender(other.get(word) ?? word)]))].sort(byCodePoint);
writeData('title-words.tsv', `${words.join('\n')}\n`);
console.log(`${words.length} words`);
