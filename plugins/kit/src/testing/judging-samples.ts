import type { BilingualText, JobReading } from '../index.ts';

/** An English text as Prepare leaves it. */
export function englishSample(text: string): BilingualText {
  const whole = { start: 0, end: text.length };
  return { language: 'en', original: text, english: text, alignment: [{ original: whole, english: whole }] };
}

export const jobSample = `Payroll Specialist

Requirements:
- At least 3 years of experience in payroll
- Good knowledge of Excel
- Bachelor's degree in Accounting
- Fluent Spanish

Nice to have:
- Experience with QuickBooks or Xero

Benefits:
- Gym membership and free fruit`;

export const resumeSample = `Marta Ficticia
Payroll Specialist

Experience
Payroll Specialist, Northwind Foods, 01/2018 - present
• Prepared the monthly payroll for 240 employees in Excel
• Kept the accounts in QuickBooks

Education
Bachelor's degree in Accounting, Example University, 2014

Languages
Spanish: native`;

export const unrelatedResumeSample = `Luis Inventado
Gardener

Experience
Gardener, Green Lawn, 03/2016 - 02/2021
• Cut hedges and planted flower beds`;

export const asOfSample = '2025-06';

/** A reading of `jobSample` by hand, so that scorers and summarisers can be tried without a job reader. */
export const jobReadingSample: JobReading = {
  title: 'Payroll Specialist',
  skills: ['Payroll', 'Microsoft Excel', 'QuickBooks', 'Xero'],
  requirements: [
    {
      id: 'r1',
      text: 'At least 3 years of experience in payroll',
      kind: 'experience',
      must: true,
      weight: 1,
      minYears: 3,
      skills: ['Payroll'],
    },
    { id: 'r2', text: 'Good knowledge of Excel', kind: 'skill', must: true, weight: 1, skills: ['Microsoft Excel'] },
    { id: 'r3', text: "Bachelor's degree in Accounting", kind: 'education', must: true, weight: 1, skills: [] },
    { id: 'r4', text: 'Fluent Spanish', kind: 'language', must: true, weight: 1, skills: [] },
    {
      id: 'r5',
      text: 'Experience with QuickBooks or Xero',
      kind: 'skill',
      must: false,
      weight: 0.5,
      skills: ['QuickBooks', 'Xero'],
    },
  ],
};
