import { describe, expect, test } from 'vitest';
import { readRequirement } from '../../job/requirements.ts';
import { scoreResume } from '../score.ts';

const english = (text: string) => ({ language: 'en', original: text, english: text, alignment: [] });

function verdictOn(text: string, resume: string): string {
  const requirement = { ...readRequirement(text), id: 'r1', text, must: true, weight: 1 };
  const job = { title: '', skills: [], requirements: [requirement], text: english(text) };
  return scoreResume({ job, resume: english(resume), asOf: '2025-06' }).verdicts[0]!.verdict;
}

describe('a security clearance', () => {
  test.each([
    ['Secret clearance required', 'Active Secret clearance', 'met'],
    ['Secret clearance required', 'TS/SCI, current', 'met'],
    ['Active Top Secret/SCI clearance', 'Active Secret clearance', 'partial'],
    ['Secret or Top Secret clearance', 'Secret clearance since 2021', 'met'],
    ['Active Secret clearance', 'Secret clearance (expired 2013)', 'partial'],
    ['Active Secret clearance', 'Kept recipes secret', 'missing'],
  ])('"%s" is shown by "%s" as %s', (demand, line, verdict) => {
    expect(verdictOn(demand, `Other\n${line}`)).toBe(verdict);
  });
});

describe('a certificate', () => {
  test.each([
    ['QSD certification', 'QSD training taken, not certified', 'partial'],
    ['CISA certification', 'CISA, exam failed, retake in May', 'partial'],
    ['CISA certification', 'CISA, application under review', 'partial'],
    ['CISA certification', 'CISA, expires 04/2024', 'partial'],
    ['CISA certification', 'CISA, valid until March 2026', 'met'],
    ['CISA or equivalent audit certification', 'CISA, 2020', 'met'],
    ['Professional Engineer (PE) license', 'Engineer in training, license no. 178', 'partial'],
    ['Professional Engineer (PE) license', 'PE license no. 178', 'met'],
  ])('"%s" is shown by "%s" as %s', (demand, line, verdict) => {
    expect(verdictOn(demand, `Certifications\n${line}`)).toBe(verdict);
  });
});

describe('a degree', () => {
  test.each([
    ["Bachelor's degree in Social Work", 'MSW, Invented State University, 2020', 'met'],
    ["Bachelor's degree in Nursing", 'BSN, Invented State University, 2018', 'met'],
    ['MBA', 'BA Botany, Invented State University, 2017', 'missing'],
    ['MBA', 'MBA, Invented State University, 2017', 'met'],
    ["Master's degree", 'M.A.T. Mathematics, Invented State University, 2019', 'met'],
    ['Trade school diploma', 'Diploma in Welding, Invented College, 2012', 'met'],
  ])('"%s" is shown by "%s" as %s', (demand, line, verdict) => {
    expect(verdictOn(demand, `Education\n${line}`)).toBe(verdict);
  });
});

describe('years', () => {
  const position = (title: string): string =>
    `Experience\n${title}, Invented Grill, 01/2015 - 12/2023\n• Ran the house`;

  test('as an assistant to a title are a part of those in it', () => {
    expect(verdictOn('5 years as a General Manager', position('General Manager'))).toBe('met');
    expect(verdictOn('5 years as a General Manager', position('Assistant General Manager'))).toBe('partial');
    expect(verdictOn('5 years as an Assistant General Manager', position('Assistant General Manager'))).toBe('met');
  });

  test('are of what stands beside words that only say how they must be shown', () => {
    expect(verdictOn('5 years of recent, verifiable welding experience', position('Welder'))).toBe('met');
  });

  test('that a summary tells need no word for experience', () => {
    expect(verdictOn('5 years of beekeeping', 'Summary\nBeekeeper, nine years of beekeeping in two valleys')).toBe(
      'met',
    );
  });
});

describe('a term of the job', () => {
  test.each([
    ['Ability to lift 50 pounds repeatedly', 'Lift crates up to 70 lbs', 'met'],
    ['Ability to lift 50 pounds repeatedly', 'Carries 30 kg', 'met'],
    ['Ability to lift up to 80 lbs', 'Lift crates up to 40 lbs', 'partial'],
    ['Must be authorized to work in the US without sponsorship', 'Work permit: H-1B, needs sponsorship', 'missing'],
  ])('"%s" is shown by "%s" as %s', (demand, line, verdict) => {
    expect(verdictOn(demand, `Other\n${line}`)).toBe(verdict);
  });

  test('is not lacked by who says that no help is needed, nor by who helps others', () => {
    const demand = 'Must be authorized to work in the US without sponsorship';
    const authorized = 'Other\nAuthorized to work in the US';
    for (const further of ['no sponsorship required', 'does not require sponsorship', 'I don’t need visa sponsorship'])
      expect(verdictOn(demand, `${authorized}, ${further}`)).not.toBe('missing');
    const work = 'Experience\nParalegal, Invented Law LLP, 01/2015 - 12/2023\n• Filed H-1B petitions';
    expect(verdictOn(demand, `${work}\n\n${authorized}`)).not.toBe('missing');
  });
});

test('an industry is shown by work in it, whether or not it is called one', () => {
  const resume = 'Experience\nAnalyst, Invented Insurance, 01/2015 - 12/2023\n• Counted the claims';
  expect(verdictOn('Insurance industry experience', resume)).toBe('met');
  expect(verdictOn('Experience in the insurance industry preferred', resume)).toBe('met');
});

test('what a webinar was about is a part', () => {
  expect(verdictOn('Working knowledge of Power BI', 'Training\nPower BI webinar, 2023')).not.toBe('met');
  expect(verdictOn('Power BI', 'Skills\nPower BI, Excel')).toBe('met');
});

test('words are shown by their letters', () => {
  const resume = 'Experience\nNurse, Invented Clinic, 01/2015 - 12/2023\n• Ran CRRT for ventilated patients';
  expect(verdictOn('Continuous renal replacement therapy', resume)).not.toBe('missing');
  expect(verdictOn('Continuous renal replacement therapy', resume.replace('CRRT', 'CRT'))).toBe('missing');
});
