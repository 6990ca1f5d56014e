import type { BilingualText, JobReading, Scorer, ScoreSignal, Summariser } from '@cotejo/plugin-kit';
import type { MatchInput } from '../flows/match-input.ts';
import { named, noSkills } from './tools.ts';

export function englishText(text: string): BilingualText {
  const whole = { start: 0, end: text.length };
  return { language: 'en', original: text, english: text, alignment: [{ original: whole, english: whole }] };
}

export const jobText =
  'Payroll Specialist\nYou have at least 3 years of experience in payroll.\n' +
  'Good knowledge of Excel.\nFluent German.\nQuickBooks is a plus.';

export const jobReading: JobReading = {
  title: 'Payroll Specialist',
  skills: ['Payroll', 'Microsoft Excel', 'QuickBooks'],
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
    { id: 'r3', text: 'Fluent German', kind: 'language', must: true, weight: 1, skills: [] },
    { id: 'r4', text: 'QuickBooks', kind: 'skill', must: false, weight: 1, skills: ['QuickBooks'] },
  ],
};

export const resumeText = `Berenguela Inventada Soto
berenguela.inventada@example.com · +34 600 123 456
Calle Falsa 12, 28013 Madrid
Fecha de nacimiento: 03/04/1988 | Nacionalidad: española

Payroll Specialist, Northwind Foods, 01/2018 - present
• Prepared the monthly payroll for 240 employees in Excel
• Berenguela kept the accounts in QuickBooks`;

const position = {
  title: 'Payroll Specialist',
  employer: 'Northwind Foods',
  start: '2018-01',
  current: true,
  months: 90,
  span: { start: resumeText.indexOf('Payroll Specialist'), end: resumeText.length },
};

/** What a matcher without a model says: one signal and the career. */
export const signal: ScoreSignal = { id: 'title', label: 'Title', degree: 0.9, share: 0.2, quotes: [] };
export const profile = { ...noSkills, positions: [position], totalYears: 7.5, skills: ['Payroll', 'Microsoft Excel'] };

export const plainScorer = named<Scorer>(
  {
    async score({ job }) {
      const verdicts = job.requirements.map(({ id }) => ({
        requirementId: id,
        verdict: 'partial' as const,
        degree: 0.4,
        quotes: [{ text: 'Prepared the monthly payroll' }],
      }));
      return { verdicts, signals: [signal], profile };
    },
  },
  'plain',
);

export const plainSummariser = named<Summariser>(
  {
    summarise: async ({ candidateName }) => ({
      summary: `${candidateName} in plain words.`,
      technicalSummary: 'Plain technical.',
      experienceSummary: 'Plain experience.',
      keyStrengths: [{ title: 'Plain', description: 'Plain strength.' }],
      areasForConsideration: [{ title: 'Plain', description: 'Plain concern.' }],
    }),
  },
  'plain',
);

export const matchInput: MatchInput = {
  job: { ...jobReading, text: englishText(jobText) },
  resume: { text: englishText(resumeText), excluded: [], warnings: [], name: 'Berenguela Inventada Soto' },
  asOf: '2025-06',
};
