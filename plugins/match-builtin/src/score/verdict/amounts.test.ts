import type { JobReading, Requirement, RequirementVerdict } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import { readRequirement } from '../../job/requirements.ts';
import { scoreResume } from '../score.ts';

const english = (text: string) => ({ language: 'en', original: text, english: text, alignment: [] });

function judge(text: string, resume: string): RequirementVerdict {
  const requirement: Requirement = { ...readRequirement(text), id: 'r1', text, must: true, weight: 1 };
  const job: JobReading = { title: '', skills: [], requirements: [requirement] };
  return scoreResume({ job: { ...job, text: english(text) }, resume: english(resume), asOf: '2025-06' }).verdicts[0]!;
}

const work = (line: string): string => `Experience\nPayroll clerk, Example Ltd, 01/2019 - 12/2023\n• ${line}`;

describe('a demand that names a scale', () => {
  const payroll = 'Payroll for more than 1,000 employees';

  test('is met by work of that scale, and in part by smaller work', () => {
    expect(judge(payroll, work('Payroll for 1,200 employees')).verdict).toBe('met');
    expect(judge(payroll, work('Payroll for 1.2k employees')).verdict).toBe('met');
    expect(judge(payroll, work('Payroll for 300 employees'))).toMatchObject({
      verdict: 'partial',
      note: '300 shown, 1,000 asked for',
      noteInSpanish: 'El currículum muestra 300; se piden 1.000',
    });
  });

  test('is met in part where no scale is told, or that of something else', () => {
    const untold = { verdict: 'partial', note: 'The scale of 1,000 is not stated' };
    expect(judge(payroll, work('Payroll of all employees'))).toMatchObject(untold);
    expect(judge(payroll, work('Payroll for employees, 4,000 payslips a month'))).toMatchObject(untold);
  });

  test('is compared for years as well', () => {
    const demand = '3 years as payroll clerk for a company of 500 people';
    expect(judge(demand, work('Payroll in a company of 40 people')).verdict).toBe('partial');
    expect(judge(demand, work('Payroll in a company of 700 people')).verdict).toBe('met');
  });

  test('earns less the smaller the work was', () => {
    const degreeFor = (number: number) => judge(payroll, work(`Payroll for ${number} employees`)).degree;
    expect(degreeFor(600)).toBeGreaterThan(degreeFor(60));
  });
});
