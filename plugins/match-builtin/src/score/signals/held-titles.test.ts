import type { JobReading } from '@cotejo/plugin-kit';
import { expect, test } from 'vitest';
import { scoreResume } from '../score.ts';

const english = (text: string) => ({ language: 'en', original: text, english: text, alignment: [] });

/** The degree of the signal about titles that a resume shows for a role. */
function closeness(role: string, resume: string): number {
  const job: JobReading = { title: role, skills: [], requirements: [] };
  const { signals } = scoreResume({ job: { ...job, text: english(role) }, resume: english(resume), asOf: '2025-06' });
  return signals.find(({ id }) => id === 'titles')!.degree;
}

const held = (title: string, duties = '• Paid 300 people on time every month\n') => `Experience
${title}, Northwind Ltd
January 2020 - present
${duties}
Education
Diploma, Leeds College, 2015
GCSEs, Otley High School, 2011
Volunteering
Taught swimming at Otley Pool in 2012
`;

test.for([
  ['Marketing Manager', 'Warehouse Manager', 'Marketing Executive'],
  ['Payroll Specialist', 'Soldering Specialist', 'Payroll Clerk'],
  ['Tax Consultant', 'Wedding Consultant', 'Tax Accountant'],
] as const)('to %s, %s is less close than %s', ([role, sameNoun, sameField]) => {
  expect(closeness(role, held(sameNoun))).toBeLessThan(closeness(role, held(sameField)));
});

test('a title counts by the work that is told under it, and little as a line at the top', () => {
  const told = closeness('Payroll Clerk', held('Payroll Clerk'));
  const bare = closeness('Payroll Clerk', held('Payroll Clerk', ''));
  const headline = closeness('Payroll Clerk', `Ada Example\nPayroll Clerk\n\n${held('Gardener')}`);
  expect(bare).toBeLessThanOrEqual(told);
  expect(headline).toBeLessThan(told / 4);
});

test('a title of a history without dates counts two fifths of one that is dated, however near it is', () => {
  const dated = closeness('Payroll Clerk', held('Payroll Clerk'));
  const undated = held('Payroll Clerk').replace(/January 2020 - present\n/, '');
  expect(closeness('Payroll Clerk', undated)).toBeCloseTo(0.4 * dated, 1);
});
