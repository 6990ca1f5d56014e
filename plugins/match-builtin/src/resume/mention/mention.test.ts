import { expect, test } from 'vitest';
import { readResume } from '../read.ts';

/** The skills of a resume that has a line among others. */
function skillsWith(line: string): string[] {
  const text = `Rosa Delgado
Leeds

Summary
Store manager with ten years in shops of all sizes.
${line}

Experience
Store Manager, Contoso Mills, 2018 - present
• Led a team of twelve and planned their shifts
• Kept stock of 4,000 articles in Excel
Sales Assistant, Wingtip Toys, 2015 - 2018
• Sold toys and handled complaints of customers
• Counted the cash each evening

Education
BSc Mathematics, Fernhill College, 2012 - 2015

Skills
Excel, Word, stock control`;
  return readResume({ language: 'en', original: text, english: text, alignment: [] }, '2025-06').profile.skills;
}

test.for([
  ['Budgeting', 'Prepared the budget of the store.', 'Opened each shop on time and within budget.'],
  ['Construction', 'Worked in construction for a year.', 'Watched the construction of the new hall.'],
  ['GitHub', 'Keeps the code of the web shop in Git and GitHub.', 'Portfolio: rosa.github.io'],
  ['Looker', 'Builds reports in Looker.', 'Kept on-lookers away from the doors.'],
  ['Communication', 'Known for good communication with customers.', 'B.Tech in Electronics and Communication'],
] as const)('%s is told from words that say something else', ([skill, shows, doesNot]) => {
  expect(skillsWith(shows)).toContain(skill);
  expect(skillsWith(doesNot)).not.toContain(skill);
});

test('who is spoken of tells nothing', () => {
  const of = (person: string) => skillsWith(`Thanked for ${person} training of sales staff and ${person} budget.`);
  expect(of('her')).toEqual(of('his'));
});

test('a text of nothing but one skill is read in a moment', () => {
  const started = process.cpuUsage();
  skillsWith('Java '.repeat(40_000));
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1e6).toBeLessThan(4);
});
