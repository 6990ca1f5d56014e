import { expect, test } from 'vitest';
import { readRequirement } from '../../job/requirements.ts';
import { scoreResume } from '../score.ts';

const english = (text: string) => ({ language: 'en', original: text, english: text, alignment: [] });

function verdictOn(text: string, resume: string): string {
  const requirement = { ...readRequirement(text), id: 'r1', text, must: true, weight: 1 };
  const job = { title: '', skills: [], requirements: [requirement], text: english(text) };
  return scoreResume({ job, resume: english(resume), asOf: '2025-06' }).verdicts[0]!.verdict;
}

const manager = (...lines: string[]): string =>
  `Experience\nOffice Manager, Invented & Sons, 01/2013 - 12/2022\n${lines.map((line) => `• ${line}`).join('\n')}`;

test('years of a field are shown by work of which a third of the lines tell it', () => {
  const own = manager('Did the bookkeeping in a green ledger', 'Prepared the payroll for 18 people', 'Bought chairs');
  expect(verdictOn('5 years of bookkeeping experience', own)).toBe('met');
  expect(verdictOn('3 years of payroll experience', own)).toBe('met');
  expect(verdictOn('5 years of nursing experience', own)).toBe('missing');
});

test('work is told by the verb that opens a line', () => {
  const lines = ['Recruited sixty people for the shop', 'Welded the railing of the stairs', 'Reported to the owner'];
  expect(verdictOn('5 years of recruiting experience', manager(...lines))).toBe('partial');
  expect(verdictOn('5 years of welding experience', manager(...lines))).toBe('partial');
  expect(verdictOn('5 years of plumbing experience', manager(...lines))).toBe('missing');
  expect(verdictOn('Reporting', manager(...lines))).not.toBe('met');
});

test('a skill alone is shown by the position that tells of it', () => {
  const much = manager('Did the payroll', 'Bought chairs', 'Answered letters', 'Watered the plants', 'Sorted the mail');
  expect(verdictOn('5 years of payroll experience', much)).toBe('met');
});

test('all positions that count add up', () => {
  const both = (cook: string): string =>
    `Experience\nCook, Example Inn, ${cook}\nLine cook, Example Grill, 01/2015 - 06/2018`;
  expect(verdictOn('5 years as a cook', both('01/2010 - 06/2014'))).toBe('met');
  expect(verdictOn('5 years as a cook', both('01/2014 - 12/2014'))).toBe('partial');
});

test('a skill that is denied or wished for shows no years', () => {
  for (const line of ['No experience with Java', 'Currently learning Java'])
    expect([line, verdictOn('3 years of experience with Java', manager(line, 'Bought chairs'))]).toEqual([
      line,
      'missing',
    ]);
});

test('only who leads has led', () => {
  const baker = manager('Baked bread').replace('Office Manager', 'Bakery assistant');
  expect(verdictOn('5 years as a bakery manager', baker)).not.toBe('met');
  expect(verdictOn('5 years as a bakery manager', baker.replace('Bakery assistant', 'Bakery manager'))).toBe('met');
});

test('an assistant of those who are asked for has not been one of them', () => {
  const teacher = manager('Taught reading').replace('Office Manager', 'Teacher');
  expect(verdictOn('5 years as a teacher', teacher)).toBe('met');
  expect(verdictOn('5 years as a teacher', teacher.replace('Teacher', 'Student teacher'))).toBe('partial');
});

test('accounts are no accounting', () => {
  const seller = manager('Sold software to key accounts').replace('Office Manager', 'Senior Account Executive');
  expect(verdictOn('5 years in accounting', seller)).not.toBe('met');
});

test('the field of those with whom somebody has worked is not their own', () => {
  for (const line of [
    'Coordinated with procurement on furniture',
    'Worked with the procurement department on furniture',
    'Liaised closely with procurement',
  ])
    expect([line, verdictOn('5 years of procurement experience', manager(line, 'Bought chairs'))]).toEqual([
      line,
      'missing',
    ]);
});

test('a word of a dated position in passing shows no years', () => {
  const line = 'Kept a clean list of the counsel of the lawyers';
  for (const demand of ['5 years of cleaning experience', '5 years of counseling experience'])
    expect([demand, verdictOn(demand, manager(line, 'Bought chairs', 'Answered letters', 'Sorted mail'))]).toEqual([
      demand,
      'missing',
    ]);
});

test('years of a trade are those of positions whose title names who does it', () => {
  for (const [title, demand] of [
    ['Welder', '5 years of welding experience'],
    ['Head Baker', '5 years of experience in baking'],
    ['Plumber', '5 years in plumbing'],
    ['Teacher', '5 years of teaching experience'],
    ['Programmer', '5 years of programming experience'],
    ['Carpenter', '5 years of carpentry experience'],
    ['Photographer', '5 years of photography experience'],
  ])
    expect([demand, verdictOn(demand!, manager('Kept order').replace('Office Manager', title!))]).toEqual([
      demand,
      'met',
    ]);
});

test('years as somebody of an occupation are more than those with a skill that it needs', () => {
  const told = manager('Wrote orders in Java', 'Mended the Java code of the shop').replace('Office Manager', 'Clerk');
  expect(verdictOn('3 years of experience with Java', told)).toBe('met');
  expect(verdictOn('3 years as a Java developer', told)).not.toBe('met');
});
