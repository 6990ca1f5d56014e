import { describe, expect, test } from 'vitest';
import { contextOf } from './context.ts';

/** How far a resume is believed beside a job for a warehouse clerk. */
function believedOf(text: string, language = 'en'): number {
  const resume = { language, original: text, english: text, alignment: [] };
  return contextOf({ resume, asOf: '2025-06' }, 'Warehouse Clerk').believed;
}

const praise = `Motivated and reliable, with energy and a positive attitude. Solves problems quickly, learns with ease
and builds good relationships with colleagues at every level. Calm under pressure, always punctual, known for quality.`;

describe('a resume is believed in full', () => {
  test.for([
    [
      'with one position, what was done there and a school',
      `Experience
Picker, Northwind Ltd, 2021 to 2024
Picked 300 lines a shift
Trained new pickers at the loading dock and counted the stock with them
Education
GCSEs, Otley High School, 2020`,
    ],
    [
      'of a student without any position',
      `Education
BSc Biology, University of Leeds
Projects
Measured nitrate in the River Aire with two classmates
Wrote a script that plots the 40 samples
Volunteering
Taught swimming to children at Otley Pool`,
    ],
    [
      'without dates, as those who change their career write',
      `Skills
Stock: kept the ward's supplies at St James Hospital
Talking with patients and doctors
Work
Staff Nurse, St James Hospital
Care Assistant, Elm House
Diploma in Nursing, Leeds`,
    ],
    [
      'in capitals, as some scans are read',
      `WORK
PICKER, NORTHWIND LTD, 2019 TO 2022
PICKED 300 LINES A SHIFT
PACKER, CONTOSO LTD, 2017 TO 2019
GCSES, OTLEY HIGH SCHOOL`,
    ],
    [
      'of titles and years alone, each another',
      `Diploma in Logistics
Forklift operator (2019 - 2023)
Sales assistant (2017 - 2019)
Refractory materials repairer (2014 - 2017)`,
    ],
  ] as const)('%s', ([, text]) => {
    expect(believedOf(text)).toBe(1);
  });

  test('in a language that is not read, whatever it tells', () => {
    expect(believedOf(praise, 'fi')).toBe(1);
  });
});

describe('a resume is hardly believed', () => {
  test.for([
    ['of the title alone', 'Warehouse Clerk'],
    ['of the title above praise', `Warehouse Clerk\n\n${praise}`],
    ['of several titles in a row', `Warehouse Clerk\nSenior Warehouse Clerk\nLead Warehouse Clerk\n\n${praise}`],
    [
      'of a heading above each part and nothing in it',
      `Profile\n${praise}\nExperience\nWarehouse Clerk\nEducation\nMany courses were attended\nSkills\nTeamwork`,
    ],
    [
      'of the same title three times with other years',
      'Warehouse Clerk\nWarehouse Clerk, 2019 - present\nWarehouse Clerk, 2014 - 2019\nWarehouse Clerk, 2009 - 2014',
    ],
    [
      'of one duty again and again',
      `Experience
Warehouse Clerk, Northwind Ltd
2019 - present
${'- Carried out the work of a warehouse clerk\n'.repeat(12)}`,
    ],
    ['of praise in capitals', praise.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())],
    [
      'of years of its own making',
      `Warehouse Clerk\n12 years of experience\n10 years as a warehouse clerk\n\n${praise}`,
    ],
    [
      'of birth, hobbies and pay',
      `Born 12/03/1990\n2 children\n\n${praise}\nInterests\nChess since 2001\nFootball at Otley Rovers`,
    ],
    ['of figures in praise', 'Gives 110% every day.\nOn time 365 days a year.\nNumber 1 in the team.\nHas 1000 ideas.'],
    ['of degrees and certificates in nothing', `${praise}\nEducation\nBachelor's degree\nMaster's degree\nPhD\nMBA`],
  ] as const)('%s', ([, text]) => {
    expect(believedOf(text)).toBeLessThan(0.6);
  });

  test('less the less it tells, and no more for further praise', () => {
    const told = believedOf(`Warehouse Clerk\n\n${praise}\nPicker, Northwind Ltd, 2021 to 2024`);
    expect(told).toBeGreaterThan(believedOf(`Warehouse Clerk\n\n${praise}`));
    expect(believedOf(`${praise}\n${praise}\n${praise}`)).toBe(believedOf(praise));
  });
});

test.for(['Bill Cook', 'Victoria Sales', 'Xiomara Quispe'])('%s at the head is no fact', (name) => {
  expect(believedOf(`${name} | Warehouse Clerk | Leeds\n${praise}`)).toBe(believedOf(`Warehouse Clerk\n${praise}`));
  const details = (whose: string) => believedOf(`Personal details\nName: ${whose}\nWarehouse Clerk\n${praise}`);
  expect(details(name)).toBe(details('Ana Ruiz'));
});
