import { describe, expect, test } from 'vitest';
import { readRequirement } from '../../job/requirements.ts';
import { judge } from './testing/judge.ts';

const verdictOn = (text: string, resume: string): string => judge(text, resume).verdict;

describe('a language', () => {
  test.each([
    ['Cooked Spanish cuisine', 'missing'],
    ['Kept the books of a Spanish software company', 'missing'],
    ['Spanish, native', 'met'],
    ['Cooked Spanish cuisine; native Spanish', 'met'],
    ['Kept the books of a Spanish insurance firm', 'missing'],
    ['Spanish, native, for banks', 'met'],
  ])('of which stands "%s" is %s', (line, verdict) => {
    expect(verdictOn('Fluent Spanish', `Profile\n${line}`)).toBe(verdict);
  });
});

describe('a degree', () => {
  const botany = "Master's degree in Botany";

  test.each([
    ['MSc Botany, in progress', 'partial'],
    ['MSc Botany, expected 2026', 'partial'],
    ['MSc Botany (9 credits left)', 'partial'],
    ['MSc Botany, stopped after the first year', 'partial'],
    ['MSc Botany, 2019', 'met'],
    ['MSc Botany, 120 credits, 2019', 'met'],
    ['BSc Botany 2017; MSc Botany 2019', 'met'],
    ['BSc Botany 2017; MSc Botany, in progress', 'partial'],
    ['MSc Botany 2019. PhD Botany, in progress', 'met'],
  ])('of which stands "%s" is %s', (line, verdict) => {
    expect(verdictOn(botany, `Education\n${line}`)).toBe(verdict);
  });

  test.each([
    ['Higher Vocational Training', 'BSc Botany, Invented University, 2019', 'met'],
    ['Vocational training in plumbing', 'BSc Botany, Invented University, 2019', 'missing'],
    ["Bachelor's degree", 'Thesis on ferns, 2019\nDirector Ana Inventada, PhD', 'missing'],
    ["Bachelor's degree", 'High School Diploma, Invented High School, 2015', 'missing'],
  ])('"%s" of which stands "%s" is %s', (demand, line, verdict) => {
    expect(verdictOn(demand, `Education\n${line}`)).toBe(verdict);
  });

  test('is quoted from a line on one that is finished rather than on a wish for a higher one', () => {
    const resume = 'Profile\nI aspire to do a Ph.D. in ferns.\n\nEducation\nMSc Botany, Invented University, 2019';
    expect(judge("Bachelor's degree", resume)).toMatchObject({
      verdict: 'met',
      quotes: [{ text: 'MSc Botany, Invented University, 2019' }],
    });
  });

  test('of a high school is no vocational one', () => {
    const resume = 'Education\nHigh School Diploma, Invented High School, 2015';
    expect(judge("Bachelor's degree", resume).note).toBe('Shows a high school education');
  });

  test('that is not finished is said to be so', () => {
    expect(judge(botany, 'Education\nMSc Botany, in progress')).toMatchObject({
      note: 'The degree is not finished',
      noteInSpanish: 'El título no está terminado',
    });
  });

  test('is read by its letters among studies, and office programs are none', () => {
    expect(verdictOn(botany, 'Education\nMS Botany, Invented State, 2015')).toBe('met');
    expect(verdictOn("Bachelor's degree in Botany", 'Education\nBS Botany, Invented State, 2015')).toBe('met');
    expect(verdictOn("Master's degree", 'Education\nMS Excel course, 2015')).toBe('missing');
  });

  test('is read below a position where no heading parts them', () => {
    const resume =
      'Gardener, Invented Parks, 2016 - 2020\n• Kept the glasshouse\nM.Sc. Botany, Invented University, 2015';
    expect(verdictOn(botany, `Experience\n${resume}`)).toBe('met');
    const engineer = 'Experience\nGarden engineer, Invented Parks, 2016 - 2020\n• Kept the glasshouse';
    expect(judge("Bachelor's degree in Botany", engineer).quotes).toEqual([]);
    expect(
      verdictOn(botany, 'Experience\nGardener, Invented Parks, 2016 - 2020\n• Helped master students of botany'),
    ).toBe('missing');
  });

  test('of those whom somebody teaches is not asked for', () => {
    expect(readRequirement('Supervise doctoral students').kind).toBe('skill');
    expect(readRequirement('Give undergraduate lectures and seminars').kind).toBe('skill');
    expect(readRequirement('Doctoral degree in Botany').kind).toBe('education');
  });
});

describe('a certificate', () => {
  test('is shown by the letters that its name is short for, and the other way round', () => {
    expect(verdictOn('Certified Meeting Professional', 'Training\nCMP 2018; safety steward course')).toBe('met');
    expect(verdictOn('CMP certification required', 'Training\nCertified Meeting Professional since 2018')).toBe('met');
    expect(verdictOn('Certified Meeting Professional', 'Training\nCPR 2018; safety steward course')).toBe('missing');
  });

  test('is not shown by a skill of its name', () => {
    expect(verdictOn('AWS certification', 'Skills\nAWS, Docker')).toBe('missing');
    expect(verdictOn('AWS certification', 'Certifications\nAWS, 2021')).toBe('met');
  });

  test('is one of several, where any will do', () => {
    expect(verdictOn('CIA or CISA', 'Certifications\nCISA 2020')).toBe('met');
    expect(verdictOn('CIA or CISA', 'Certifications\nCCNA 2020')).toBe('missing');
  });

  test.each(['CISA exam planned', 'CISA in progress', 'CISA, expired 2019', 'Studying for the CISA'])(
    'that is not held, as in "%s", is a part of it',
    (line) => {
      expect(judge('CISA certification', `Certifications\n${line}`)).toMatchObject({
        verdict: 'partial',
        note: 'Not held, not yet or no longer',
      });
    },
  );

  test('that has a word of such in its name is held', () => {
    expect(
      verdictOn('SAP Certified Application Associate', 'Certifications\nSAP Certified Application Associate'),
    ).toBe('met');
  });

  test('of another level is a part of it', () => {
    expect(verdictOn('TOGAF certification at practitioner level', 'Certifications\nTOGAF 9 Foundation')).toBe(
      'partial',
    );
    expect(verdictOn('OSHA 30 card', 'Certifications\nOSHA 10')).not.toBe('met');
  });
});

describe('a license', () => {
  test.each([
    ["Driver's license", 'No driving licence, but a bicycle'],
    ['Driving licence B', 'Without driving licence. I do not have a car.'],
    ["Valid driver's license required", "I do not have a driver's license."],
    ['Journeyman license', 'Third-year apprentice without a license'],
  ])('"%s" is not shown by "%s"', (demand, line) => {
    expect(verdictOn(demand, `Other\n${line}`)).toBe('missing');
  });

  test.each([
    ['CDL Class A', "Commercial Driver's License Class A"],
    ["Commercial driver's license (Class A)", 'CDL Class A, clean record'],
    ['Active RN license', 'Registered Nurse (RN), State of Invention'],
    ['Registered nurse license', 'RN license (active)'],
    ['Driving licence B', 'Driving licence: B and C, own vehicle'],
    ['Professional registration', 'Professional licence no. 4521, current'],
    ['Professional licence current', 'Registered number 28/45213'],
    ['Electrician license', 'Electrician license no. 44871'],
  ])('"%s" is shown by other words for it: "%s"', (demand, line) => {
    expect(verdictOn(demand, `Other\n${line}`)).toBe('met');
  });

  test('to practice a profession is that of the owner of the resume', () => {
    const resume = 'Accountant\nOther\nProfessional licence current No. 45213-T';
    expect(verdictOn('Professional licence of accountant', resume)).toBe('met');
    expect(verdictOn('Professional licence of architect', resume)).toBe('partial');
    expect(verdictOn('Accounting license', resume)).toBe('met');
    expect(verdictOn('Medical license', resume)).toBe('missing');
    expect(verdictOn('Medical license', 'Physician\nOther\nRegistered number 28/45213')).toBe('met');
  });
});

describe('letters alone', () => {
  const listed = 'Driver\nOther\nADR tankers, CAP, NEBOSH General Certificate';

  test.each([
    ['ADR', 'met'],
    ['CAP', 'met'],
    ['NEBOSH', 'met'],
    ['ADR and CAP, valid', 'met'],
    ['ADR and IOSH', 'partial'],
    ['IOSH', 'missing'],
  ])('"%s" are %s by the line that lists them', (demand, verdict) => {
    expect(verdictOn(demand, listed)).toBe(verdict);
  });

  test('that are no longer valid are a part', () => {
    expect(verdictOn('ADR', 'Driver\nOther\nADR tankers, expired 2019')).toBe('partial');
  });
});

describe('a language', () => {
  test('that is spoken too little makes a part of two', () => {
    expect(verdictOn('Fluent French and German', 'Languages\nFrench C1, German C1')).toBe('met');
    expect(verdictOn('Fluent French and German', 'Languages\nFrench C1, German A2')).toBe('partial');
    expect(verdictOn('Fluent French or German', 'Languages\nFrench C1, German A2')).toBe('met');
  });

  test('that work only touches on is a part', () => {
    const work = 'Experience\nTester, Invented Games, 01/2019 - 12/2023\n• Tested texts in Polish for their length';
    expect(verdictOn('Good Polish', work)).toBe('partial');
  });

  test.each(['school French', 'French: a few phrases', 'learning French'])('known as "%s" is a part', (line) => {
    expect(verdictOn('Fluent French', `Languages\n${line}`)).toBe('partial');
  });
});
