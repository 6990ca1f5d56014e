import { expect, it } from 'vitest';
import { reportOf } from './markdown.ts';

const section = {
  title: 'Ranking',
  notes: ['On held-out jobs.'],
  figures: [
    { name: 'pairwise', value: 0.9014, interval: [0.85, 0.94] as [number, number], goal: { least: 0.86 } },
    { name: 'movement', value: 3, digits: 0, unit: 'points', goal: { most: 2 } },
    { name: 'no goal', value: Number.NaN },
  ],
  tables: [{ title: 'By split', columns: ['system', 'AUC'], rows: [['a|b', { value: -0.0001 }]] }],
};

it('says what was reached, what was missed and what could not be measured', () => {
  const report = reportOf([
    { part: 'match', seconds: 12.4, section },
    { part: 'translation', seconds: 0, failure: 'there is no apertium' },
  ]);
  expect(report).toContain('1 of 2 goals reached; missed: movement.');
  expect(report).toContain('Part `translation` was not measured: there is no apertium');
  expect(report).toContain('| pairwise | 0.901 [0.850, 0.940] | at least 0.860 | reached |');
  expect(report).toContain('| movement | 3 points | at most 2 points | **missed** |');
  expect(report).toContain('| no goal | – |  |  |');
  expect(report).toContain('| a\\|b | 0.000 |');
  expect(report).toContain('match 12, translation 0');
});
