import type { JobReading, Meaning, Requirement, RequirementVerdict } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import { readRequirement } from '../../job/requirements.ts';
import { scoreResume } from '../score.ts';

const english = (text: string) => ({ language: 'en', original: text, english: text, alignment: [] });
const asked = (text: string): Requirement => ({ ...readRequirement(text), id: 'r1', text, must: true, weight: 1 });

type Beside = { title?: string; language?: string; meaning?: Meaning };

function judge(
  text: string,
  resume: string,
  { title = '', language = 'en', meaning }: Beside = {},
): RequirementVerdict {
  const job: JobReading = { title, skills: [], requirements: [asked(text)] };
  return scoreResume({
    job: { ...job, text: english(`${title}\n${text}`) },
    resume: { ...english(resume), language },
    asOf: '2025-06',
    ...(meaning && { meaning }),
  }).verdicts[0]!;
}

const quotesOf = (verdict: RequirementVerdict): string[] => verdict.quotes.map(({ text }) => text);

describe('quotes', () => {
  const kitchen = `Experience
Cook, Hotel Inventado, 01/2019 - 12/2023
• Ordered fresh fish from the market, planned the weekly menu and trained apprentices in the pastry kitchen
References
References available upon request`;

  test('are the clause that proves the demand', () => {
    expect(quotesOf(judge('Plan weekly menus', kitchen))[0]).toBe('planned the weekly menu');
  });

  test('are never a heading or what stands in any resume', () => {
    expect(quotesOf(judge('Provide references on request', kitchen))).toEqual([]);
    expect(quotesOf(judge('Experience', kitchen))).not.toContain('Experience');
  });

  test('are what somebody did rather than the title of the position', () => {
    const resume = 'Experience\nNight porter, Hotel Inventado, 01/2019 - 12/2023\n• Portering at night';
    expect(quotesOf(judge('Night portering', resume))[0]).toBe('Portering at night');
  });

  test('say once what a resume says twice', () => {
    const planned = 'Planned menus for forty guests';
    expect(quotesOf(judge('Plan menus', `Skills\n${planned}\n\nExperience\n${planned}`))).toEqual([planned]);
  });

  test('are found by their meaning where an encoder serves', () => {
    const resume = 'Experience\nWarden, 01/2019 - 12/2023\n• Looked after lambs in winter\n• Painted signs';
    const place = (text: string) => ({ start: resume.indexOf(text), end: resume.indexOf(text) + text.length });
    const [near, far] = [Float32Array.from([1, 0]), Float32Array.from([0, 1])];
    const meaning = {
      model: 'made up',
      passages: [
        { ...place('Looked after lambs in winter'), vector: near },
        { ...place('Painted signs'), vector: far },
      ],
      requirements: { r1: near },
    };
    const verdict = judge('Tend livestock', resume, { meaning });
    expect(verdict.verdict).not.toBe('missing');
    expect(quotesOf(verdict)).toEqual(['Looked after lambs in winter']);
    expect(judge('Tend livestock', resume).verdict).toBe('missing');
  });
});

describe('a verdict rests on the evidence alone', () => {
  test('the same words in another field of work are met, and earn less', () => {
    const resume = 'Experience\nCook, Hotel Inventado, 01/2019 - 12/2023\n• Planned weekly menus for banquets';
    const there = judge('Plan weekly menus for banquets', resume, { title: 'Cook' });
    const elsewhere = judge('Plan weekly menus for banquets', resume, { title: 'Structural Engineer' });
    expect([there.verdict, elsewhere.verdict]).toEqual(['met', 'met']);
    expect(elsewhere.degree).toBeLessThan(there.degree);
  });

  test('one of the products given as examples shows what they are examples of', () => {
    expect(judge('Familiarity with accounting systems such as SAP or Sage', 'Skills\nSAP, driving').verdict).toBe(
      'met',
    );
    expect(judge('Familiarity with accounting systems such as SAP or Sage', 'Skills\nDriving').verdict).toBe('missing');
  });
});

describe('years', () => {
  test('in a position of the very title are met, whatever the job is called', () => {
    const resume = 'Experience\nBee keepers and honey graders (2011 - 2014)\nFlorist (2015 - 2020)';
    expect(judge('3 years as a bee keeper and honey grader', resume, { title: 'Florist' }).verdict).toBe('met');
    expect(judge('5 years as a bee keeper and honey grader', resume, { title: 'Florist' })).toMatchObject({
      verdict: 'partial',
      note: '3 of 5 years shown',
    });
  });

  test('in a field are those of positions whose work it is, and not of one that names it in passing', () => {
    const demand = '3 years of experience in beekeeping and honey extraction';
    const lines = ['Kept the till', 'Swept the floor', 'Answered letters', 'Ordered flour', 'Opened the shop'];
    const position = (title: string, told: string[]) =>
      `Experience\n${title}, Example Ltd, 2012 - 2020\n${told.join('\n')}`;
    const aside = position('Shop assistant', [...lines, 'Sold honey from beekeeping, and its extraction kit']);
    expect(judge(demand, aside).verdict).not.toBe('met');
    const own = ['Looked after 40 hives', 'Extraction of honey and wax'];
    expect(judge(demand, position('Beekeeping and honey extraction', [...lines, ...own])).verdict).toBe('met');
  });

  test('are not met by another trade whose title ends in the same noun', () => {
    const resume = 'Experience\nCattle yard clerk, Example Ltd, 2012 - 2020\n• Counted cattle';
    expect(judge('3 years as a payroll clerk', resume).verdict).not.toBe('met');
    expect(judge('3 years as a cattle yard clerk', resume).verdict).toBe('met');
  });

  test('claimed in a sentence count', () => {
    const resume = 'Summary\nShepherd with six years of experience in sheep shearing\nSkills\nSinging';
    expect(judge('5 years of sheep shearing', resume)).toMatchObject({ verdict: 'met', note: 'States 6 years' });
    expect(judge('5 years of blacksmithing', resume).verdict).toBe('missing');
  });
});

describe('a degree', () => {
  test('in another subject altogether is none, and school needs no subject', () => {
    expect(judge("Bachelor's degree in Marine Biology", 'Education\nBachelor of Fine Arts in Sculpture').verdict).toBe(
      'missing',
    );
    expect(judge('High school diploma or GED', 'Education\nHigh School Diploma, 1999').verdict).toBe('met');
  });

  test('that is not named is partly shown by the school', () => {
    expect(judge("Bachelor's degree", 'Education\nUniversity of Exampleton, Economics')).toMatchObject({
      verdict: 'partial',
      note: 'A school is named without a degree',
    });
    expect(judge("Bachelor's degree", 'Education\nJuggling, by myself').verdict).toBe('missing');
  });
});

describe('a language', () => {
  test('has the level that stands beside it, and not that of its neighbor', () => {
    const resume = 'Languages\nSpanish native, Catalan C1, English B2';
    expect(judge('English, level C1', resume)).toMatchObject({ verdict: 'partial' });
    expect(quotesOf(judge('English, level B2', resume))).toEqual(['English B2']);
    expect(judge('English, level B2', resume).verdict).toBe('met');
  });

  test('is shown by a resume written in it', () => {
    expect(judge('Spanish', 'Skills\nBread and cakes', { language: 'es' })).toMatchObject({
      verdict: 'met',
      note: 'Not stated; the resume is written in Spanish',
    });
  });
});

describe('a demand that is the name of a skill', () => {
  const shop = 'Experience\nBaker, Horno Inventado, 01/2019 - 12/2023\n• Made rolls for two shops\nSkills\nPayroll';

  test('is met by the title of those who do it, and by a list', () => {
    expect(judge('Baking', shop).verdict).toBe('met');
    expect(judge('Experience in baking', shop).verdict).toBe('met');
    expect(judge('Payroll', shop).verdict).toBe('met');
  });
});
