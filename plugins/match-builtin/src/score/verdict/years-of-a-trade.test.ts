import { expect, test } from 'vitest';
import { readRequirement } from '../../job/requirements.ts';
import { scoreResume } from '../score.ts';

const english = (text: string) => ({ language: 'en', original: text, english: text, alignment: [] });

function judge(text: string, resume: string) {
  const requirement = { ...readRequirement(text), id: 'r1', text, must: true, weight: 1 };
  const job = { title: '', skills: [], requirements: [requirement], text: english(text) };
  return scoreResume({ job, resume: english(resume), asOf: '2025-06' }).verdicts[0]!;
}

const designer = `Experience
Designer, Marcas Inventadas, 01/2015 - 12/2022
• Drew covers and chose colors
`;

test('years of a trade are shown by positions of its name, in whatever surroundings', () => {
  for (const demand of [
    '5 years of professional design experience',
    '5+ years of progressive design or carpentry experience',
    '5 years of design experience in a busy, growing environment',
    '5 years of design experience, ideally in yachts or aircraft',
    '5 years of experience in a carpentry or design role',
  ])
    expect([demand, judge(demand, designer).verdict]).toEqual([demand, 'met']);
});

test('what a demand adds to the work is no part of it', () => {
  for (const demand of [
    '5 years in a design role, including internships or freelance work, is preferred',
    '5+ years of design, 2 of them in the yachts of a harbor',
    '5 years of design (yachts, aircraft or tents)',
    '5 years in forestry, design, or pottery',
    '5 years of design experience (including yachts) in a busy environment',
  ])
    expect([demand, judge(demand, designer).verdict]).toEqual([demand, 'met']);
  expect(judge('5 years as a cook (Excel required)', worked('Cook', 'Grilled fish')).verdict).toBe('met');
});

test('the noun behind a choice is that of all', () => {
  const demand = '5 years of product or project management';
  expect(judge(demand, worked('Production Operator', 'Ran a press')).verdict).not.toBe('met');
  expect(judge(demand, worked('Product Manager', 'Planned products')).verdict).toBe('met');
});

test('what else a demand says of the trade must be told for all of the years to count', () => {
  const demand = '5 years of design experience in yachts and aircraft';
  expect(judge(demand, designer).verdict).toBe('partial');
  expect(judge(demand, designer.replace('covers', 'cabins of yachts and aircraft')).verdict).toBe('met');
});

test('another trade in the same surroundings shows none', () => {
  const baker = designer.replace('Designer', 'Baker').replace('Drew covers and chose colors', 'Baked bread');
  expect(judge('5 years of design experience in a busy, growing environment', baker).verdict).toBe('missing');
});

test('the name of an employer tells where somebody worked, and shows no years by itself', () => {
  const seller = `Experience
Customer Service Representative, Wexcombe Welding Supply, 01/2015 - 12/2022
• Took orders by telephone
`;
  const demand = '5 years of experience in welding';
  expect(judge(demand, seller).verdict).toBe('missing');
  expect(judge(demand, seller.replace('Took orders', 'Did welding to order, and took orders')).verdict).not.toBe(
    'missing',
  );
  expect(judge(demand, seller.replace('Customer Service Representative', 'Welder')).verdict).toBe('met');
});

const worked = (title: string, line: string): string =>
  `Experience\n${title}, Example Works, 01/2015 - 12/2022\n• ${line}`;

test('work of the contrary kind is a part of what is asked for', () => {
  const demand = '5 years of commercial HVAC experience';
  expect(judge(demand, worked('Residential HVAC Technician', 'Repaired furnaces of families'))).toMatchObject({
    verdict: 'partial',
    note: 'Only related work is shown, 8 years of it',
  });
  expect(judge(demand, worked('Residential and commercial HVAC Technician', 'Repaired furnaces')).verdict).toBe('met');
  expect(
    judge(
      '5 years of residential or commercial HVAC experience',
      worked('Residential HVAC Technician', 'Repaired furnaces'),
    ).verdict,
  ).toBe('met');
});

test('a trade is shown by the noun of those who do it, and a special one that nothing tells in part', () => {
  const coder = worked('Coder', 'Gave codes to the visits of a clinic');
  expect(judge('5 years of coding experience', coder).verdict).toBe('met');
  expect(judge('5 years of outpatient coding experience', coder).verdict).toBe('partial');
  expect(judge('5 years of dental hygiene experience', worked('Dental Hygienist', 'Cleaned teeth')).verdict).toBe(
    'met',
  );
});

test('who does a related work has not been of the occupation that is asked for', () => {
  expect(judge('5 years as a cook', worked('Baker', 'Baked bread'))).toMatchObject({
    verdict: 'partial',
    note: 'Only related work is shown, 8 years of it',
  });
  expect(judge('5 years as a cook', worked('Librarian', 'Lent books')).verdict).toBe('missing');
  expect(judge('5 years as a cook', worked('Line cook', 'Grilled fish')).verdict).toBe('met');
});

test('years of work with a tool are those of positions that name it, whatever else is said of them', () => {
  const demand = '5+ years of professional Java development';
  const java =
    'Experience\nSoftware Engineer, Marcas Inventadas, 01/2015 - 12/2022\n• Built payments in Java 11\n• Mentored two';
  expect(judge(demand, java).verdict).toBe('met');
  const python =
    'Experience\nPython Developer, Marcas Inventadas, 01/2015 - 12/2022\n• Built payments in Django\n\nSkills\nJava';
  expect(judge(demand, python).verdict).not.toBe('met');
});

test('a noun that titles of many trades have makes no work related', () => {
  const builder = worked('Civil engineering technician', 'Surveyed bridges');
  expect(judge('4 years as an automotive technician', builder)).toMatchObject({
    verdict: 'missing',
    note: 'No dated position shows 4 years of it',
    noteInSpanish: 'Ningún empleo con fechas muestra 4 años de esa experiencia',
  });
  expect(judge('4 years as a prison officer', worked('Jail officer', 'Kept keys')).verdict).toBe('partial');
  expect(judge('2 years as a Portfolio Services Analyst', `SYSTEMS ANALYST\n${builder}`).verdict).toBe('missing');
});

test('years of work with a tool that no position tells of are shown in part where it is named', () => {
  const developer = worked('Web Developer', 'Wrote screens');
  expect(judge('4 years as a .NET developer', developer).verdict).toBe('missing');
  expect(judge('4 years as a .NET developer', `Skills\n.NET\n\n${developer}`)).toMatchObject({
    verdict: 'partial',
    note: 'No dated position shows 4 years of it',
    quotes: [{ text: '.NET' }],
  });
});
