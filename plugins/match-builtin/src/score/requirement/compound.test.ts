import type { JobReading, Requirement, RequirementVerdict } from '@cotejo/plugin-kit';
import { expect, test } from 'vitest';
import { readRequirement } from '../../job/requirements.ts';
import { scoreResume } from '../score.ts';
import { compoundOf } from './compound.ts';

const english = (text: string) => ({ language: 'en', original: text, english: text, alignment: [] });
const asked = (text: string): Requirement => ({ ...readRequirement(text), id: 'r1', text, must: true, weight: 1 });

function judge(text: string, resume: string): RequirementVerdict {
  const job: JobReading = { title: '', skills: [], requirements: [asked(text)] };
  return scoreResume({ job: { ...job, text: english(text) }, resume: english(resume), asOf: '2025-06' }).verdicts[0]!;
}

const partsOf = (text: string): string[] | undefined => compoundOf(asked(text))?.parts.map((part) => part.text);

test('a degree and years in one line are two demands, and a list of fields is one', () => {
  expect(partsOf("Bachelor's degree in law, history or a related field, and five years as a notary clerk")).toEqual([
    "Bachelor's degree in law, history or a related field",
    'five years as a notary clerk',
  ]);
  expect(partsOf("Bachelor's degree with at least 3 years of sales")).toHaveLength(2);
  expect(partsOf("Bachelor's or Master's degree in law")).toBeUndefined();
  expect(partsOf('5 years as a baker and pastry cook')).toBeUndefined();
  expect(partsOf('5 years as a practical and vocational nurse')).toBeUndefined();
});

const clerk = 'Experience\nNotary clerk, Example Ltd, 01/2015 - 12/2023\n• Kept the deeds';
const degree = 'Education\nBachelor of Arts in Law, 2014';

test('both are needed, and one of them is a part', () => {
  const both = "Bachelor's degree in law and five years as a notary clerk";
  expect(judge(both, `${clerk}\n${degree}`)).toMatchObject({ verdict: 'met' });
  expect(judge(both, clerk).verdict).toBe('partial');
  expect(judge(both, degree).verdict).toBe('partial');
  expect(judge(both, 'Skills\nJuggling').verdict).toBe('missing');
  expect(judge(both, `${clerk}\n${degree}`).quotes.map(({ text }) => text)).toContain('Bachelor of Arts in Law, 2014');
});

test('one of two that are joined by "or" is enough', () => {
  const either = "Bachelor's degree in law or five years as a notary clerk";
  expect(judge(either, clerk).verdict).toBe('met');
  expect(judge(either, degree).verdict).toBe('met');
});
