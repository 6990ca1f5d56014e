import { describe, expect, test } from 'vitest';
import { inspectResume } from './index.ts';

const inspected = async (text: string) => {
  const { excluded, warnings } = await inspectResume(text);
  return { excluded, kinds: warnings.map(({ kind }) => kind) };
};

describe('a job description in place of a resume does not count, and is said to be one', () => {
  test.for([
    [
      'with headings',
      `Irrigation engineer
Job Summary
Acequia Inventada is looking for an engineer for its orchards.
Responsibilities
- Plan canals and pumps for eleven orchards
Requirements
- At least 3 years of work with pumps
- A degree in agronomy is preferred
Salary: 31,000 a year`,
    ],
    [
      'that speaks to the reader',
      `Pastry cook (m/f/d)
Your tasks
- You will bake for two cafés in Cáceres
- You train an apprentice
Your profile
- Training as a pastry cook
What we offer
- Free cake. Send us your application!`,
    ],
    [
      'with headings in one line with their text',
      `1. **Job Title**: Lighthouse keeper
2. **About the role**: We are seeking someone who likes quiet.
3. **Required Skills**: repairing lamps, reading weather maps
4. **How to apply**: by letter, to Faro Ficticio`,
    ],
    [
      'in Spanish',
      `Fontanera o fontanero
Buscamos a alguien para las reparaciones de un hospital inventado.
Requisitos mínimos
- Al menos 2 años de experiencia
- Carné de conducir imprescindible
Se ofrece
- Contrato indefinido`,
    ],
  ] as const)('%s', async ([, text]) => {
    expect(await inspected(text)).toEqual({ excluded: [{ start: 0, end: text.length }], kinds: ['job-description'] });
  });
});

describe('no job description is', () => {
  test.for([
    [
      'a resume with years, under headings of its form',
      `Petra Fingida
Job Title: Plumber
Company Overview: a hospital with a benefits office
Required Skills: welding, must have a licence
2016 - 2021: repaired pipes for at least 5 years`,
    ],
    [
      'a resume without dates',
      `Petra Fingida
Qualifications
Certificate in welding
Responsibilities
Repaired pipes in a hospital. Prepared papers required by the benefits office, with over five years of experience.
Looking for a position in a hospital; salary to be agreed`,
    ],
    [
      'a letter that repeats what was asked',
      `Dear Ms Inventada,
Your requirements
Your team is looking for a plumber, and you are asking for at least 2 years of experience, as required by the hospital.
I have repaired pipes for four years, and my licence is attached. I would like to apply online as well.
Petra Fingida`,
    ],
    ['a list of skills', 'Skills\nWelding\nSoldering\nReading plans\nDriving licence'],
    [
      'an invoice',
      'Invoice 12\nDescription\nRepair of a pipe, 3 hours, 120.00\nTotal 145.20\nPayment is required within 30 days.',
    ],
  ] as const)('%s', async ([, text]) => {
    expect(await inspected(text)).toEqual({ excluded: [], kinds: [] });
  });
});
