/**
 * Writes plugins/match-builtin/data/frequencies.tsv: in how many of O*NET's and ESCO's sentences a word stem occurs.
 * Run: node scripts/lab/matcher/build-statistics.ts [--from folder] [--to folder]
 */
import { byCodePoint } from '../../../plugins/match-builtin/src/text/fold.ts';
import { stemsAsWritten, tokenize } from '../../../plugins/match-builtin/src/text/tokens.ts';
import { readTable, writeData } from './knowledge.ts';

const minimum = 3;

const documents = [
  ...readTable('onet/tasks.tsv').map((row) => row.task!),
  ...readTable('onet/occupations.tsv').map((row) => `${row.title}. ${row.description}`),
  ...readTable('esco/descriptions-en.tsv').map((row) => row.description!),
];
const counts = new Map<string, number>();
for (const document of documents) {
  for (const stem of new Set(stemsAsWritten(tokenize(document).map(({ word }) => word))))
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
}
const lines = [...counts]
  .filter(([, count]) => count >= minimum)
  .sort(([a], [b]) => byCodePoint(a, b))
  .map((row) => row.join('\t'));
writeData('frequencies.tsv', `${documents.length}\n${lines.join('\n')}\n`);
console.log(`${lines.length} stems of ${documents.length} documents`);
