import type { JobReading, RequirementVerdict } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import { readRequirement } from '../../job/requirements.ts';
import { scoreResume } from '../score.ts';

const english = (text: string) => ({ language: 'en', original: text, english: text, alignment: [] });

function judge(text: string, resume: string): RequirementVerdict {
  const requirement = { ...readRequirement(text), id: 'r1', text, must: true, weight: 1 };
  const job: JobReading = { title: '', skills: [], requirements: [requirement] };
  return scoreResume({ job: { ...job, text: english(text) }, resume: english(resume), asOf: '2025-06' }).verdicts[0]!;
}

const held = (text: string, line: string): string => judge(text, `Licenses\n${line}`).verdict;

describe('a class of license', () => {
  test.each([
    ['CDL Class A', 'CDL Class B', 'missing'],
    ['Class A CDL required', 'Class B CDL, air brakes', 'missing'],
    ['CDL-A', 'CDL-B', 'missing'],
    ['CDL Class B', 'CDL Class A', 'met'],
    ['Class A or B CDL', 'CDL Class B', 'met'],
    ['Class A CDL', 'Class A CDL, Class C before', 'met'],
    // In Europe a license C includes B.
    ['Class B driving license', 'Driving license class B, class C', 'met'],
  ])('%s is asked and %s held: %s', (text, line, verdict) => expect(held(text, line)).toBe(verdict));

  test('that is lower is quoted, and said to be so', () => {
    expect(judge('CDL Class A', 'Licenses\nCDL Class B')).toMatchObject({
      note: 'Of a lower class than asked',
      quotes: [{ text: 'CDL Class B' }],
    });
  });
});

describe('a license of a profession', () => {
  test.each([
    ['Ohio plumbing license', 'Licensed plumber, Ohio', 'met'],
    ['Ohio plumbing license', 'Licensed electrician, Ohio', 'missing'],
    ['Active dental hygiene license', 'Registered Dental Hygienist, license no. 12', 'met'],
    ['Active dental hygiene license', 'Licensed Dental Assistant', 'missing'],
    ['Real estate license', 'Licensed real estate agent', 'met'],
    ['Teaching license', 'Certified teacher', 'met'],
  ])('%s, with "%s": %s', (text, line, verdict) => expect(held(text, line)).toBe(verdict));

  test('is not shown by a course, nor by the letters of a state', () => {
    const text = 'Registration as a pharmacy technician with the North Carolina Board of Pharmacy';
    expect(held(text, 'NC Board of Pharmacy technician registration')).toBe('met');
    expect(judge(text, 'Summary\nFriendly clerk in Raleigh, NC').verdict).toBe('missing');
  });
});

describe('a certificate', () => {
  test.each([
    ['Current CPR/BLS certification', 'BLS for Healthcare Providers', 'met'],
    ['First aid and CPR certification (or ability to obtain within 90 days)', 'First aid / CPR / AED 2025', 'met'],
    ['Current DOT medical card', "Medical examiner's certificate, good through 2027", 'met'],
    ['Current DOT medical card', 'Medical assistant diploma', 'missing'],
  ])('%s, with "%s": %s', (text, line, verdict) => expect(held(text, line)).toBe(verdict));

  test('that stands below old work is not out of date', () => {
    const old = 'Experience\nDriver, Example Lines, 2001 - 2004\n• Drove the night bus';
    expect(judge('DOT medical card', `${old}\nMedical examiner's certificate`).verdict).toBe('met');
  });

  test('or a degree is asked for: either will do, and the degree of any field', () => {
    const text = "Bachelor's degree or paralegal certificate";
    expect(judge(text, 'Education\nBachelor of Science in Botany, Example University, 2015').verdict).toBe('met');
    expect(judge(text, 'Certifications\nParalegal certificate, Example College').verdict).toBe('met');
    expect(judge(text, 'Certifications\nScuba certificate, Example College').verdict).toBe('missing');
  });
});

describe('a language', () => {
  test('in which the resume is written shows nothing of the other one that is asked for', () => {
    const lines = 'Experience\nClerk, Example Shop, 2019 - 2024\n• Sold bread and kept the till';
    expect(judge('Bilingual English/Spanish', lines)).toMatchObject({
      verdict: 'missing',
      note: 'Spanish is not mentioned',
    });
    expect(judge('Bilingual English/Spanish', `${lines}\nSpeak Spanish at home and English at work`).verdict).toBe(
      'met',
    );
  });
});
