import { fold } from '../../../plugins/match-builtin/src/text/fold.ts';
import { alternatives, readTable } from './knowledge.ts';

/**
 * The other gender of each folded word that opens a Spanish title of ESCO in both, as in "ingeniero civil/ingeniera
 * civil".
 */
export function titlesInBothGenders(): Map<string, string> {
  const other = new Map<string, string>([
    ['jefe', 'jefa'],
    ['jefa', 'jefe'],
    ['dependiente', 'dependienta'],
    ['dependienta', 'dependiente'],
  ]);
  for (const row of readTable('esco/occupations.tsv')) {
    for (const label of [row.label_es!, ...alternatives(row.alt_es)]) {
      const [masculine = '', feminine = ''] = fold(label)
        .split('/')
        .map((title) => /^[a-z]+/.exec(title.trim())?.[0] ?? '');
      if (!/or?$/.test(masculine) || feminine !== `${masculine.replace(/o$/, '')}a`) continue;
      other.set(masculine, feminine);
      other.set(feminine, masculine);
    }
  }
  return other;
}
