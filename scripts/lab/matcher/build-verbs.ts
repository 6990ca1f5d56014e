/**
 * Writes plugins/match-builtin/data/verbs.tsv: verbs by which work is told, as tasks of O*NET and skills of ESCO begin
 * with them. Run: node scripts/lab/matcher/build-verbs.ts [--from folder] [--to folder]
 */
import { byCodePoint } from '../../../plugins/match-builtin/src/text/fold.ts';
import { readTable, writeData } from './knowledge.ts';

const fewest = 3;
const counts = new Map<string, number>();

function count(sentence: string): void {
  const [, verb] = /^([A-Za-z]?[a-z]{2,}) /.exec(sentence) ?? [];
  if (verb && !/(?:ly|ing|ed)$/.test(verb)) counts.set(verb.toLowerCase(), (counts.get(verb.toLowerCase()) ?? 0) + 1);
}

for (const { task } of readTable('onet/tasks.tsv')) count(task!);
for (const { label_en, skillType } of readTable('esco/skills.tsv'))
  if (skillType!.startsWith('skill')) count(label_en!);
const verbs = [...counts].filter(([, times]) => times >= fewest).map(([verb]) => verb);
writeData('verbs.tsv', `${verbs.sort(byCodePoint).join('\n')}\n`);
console.log(`${verbs.length} verbs`);
