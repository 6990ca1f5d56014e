import { describe, expect, test } from 'vitest';
import { readJob } from './read.ts';

const read = (text: string) => readJob({ language: 'en', original: text, english: text, alignment: [] });
const told = (text: string) =>
  read(text)
    .requirements.filter(({ off }) => !off)
    .map(({ text: demand, must, duty }) => [demand, must ? 'must' : duty ? 'duty' : 'wish']);

const rest =
  'Contoso Mills has ground flour in Macon since 1950 and is growing year by year, as is the town around it.';

describe('the title', () => {
  test.for([
    ['Payroll Specialist Contoso Mills Macon, GA Full-time', 'Payroll Specialist'],
    ['Line Cook - Contoso Grill - Macon, GA -', 'Line Cook'],
    ['Contoso Hotels Housekeeper Macon, GA Part-time', ''],
    ['Service and Sales Manager skills are taught in our school.', ''],
  ] as const)('of a text in one line that begins with "%s" is "%s"', ([opening, title]) => {
    expect(read(`${opening} ${rest} Requirements: Excel`).title).toBe(title);
  });

  test('is none of the tasks below a heading', () => {
    expect(read(`A busy office.\nResponsibilities\nFile letters and assist attorneys at trial\n${rest}`).title).toBe(
      '',
    );
  });

  test('behind its label is one line, and what follows is read', () => {
    const text =
      'Position Title: Mill Clerk\nReports To: Controller\nFLSA Status: Exempt\n' +
      'Purpose of the post\nTo keep the accounts of six mills and to prepare the payroll.\nRequirements\nOiling';
    expect(told(text)).toEqual([
      ['To keep the accounts of six mills and to prepare the payroll', 'duty'],
      ['Oiling', 'must'],
    ]);
  });
});

describe('what stands at the top', () => {
  test('is no demand where it names the employer above the title or what the board knows', () => {
    const above = 'Reed & Cole Consulting Engineers\nMill Engineer\n2 weeks ago · Over 100 applicants';
    const text = `${above}\nRequirements\n- Oiling`;
    expect(told(text)).toEqual([['Oiling', 'must']]);
  });

  test('is a demand where it asks, also above the title', () => {
    const text = 'Forklift license required\nMill Engineer\nRequirements\n- Oiling';
    expect(told(text)).toContainEqual(['Forklift license required', 'must']);
    expect(told(text)).toContainEqual(['Oiling', 'must']);
  });

  test('tells what is done, without a subject or about whoever has the job', () => {
    const text =
      'Mill Clerk\nGeneral Summary\nUnder the direction of the owner, processes bills for six mills.\n' +
      'The clerk will keep the records of the mills.\nRequirements\n- Oiling';
    expect(told(text)).toEqual([
      ['Under the direction of the owner, processes bills for six mills', 'duty'],
      ['The clerk will keep the records of the mills', 'duty'],
      ['Oiling', 'must'],
    ]);
  });
});

describe('what is asked for', () => {
  test('stands below half a sentence', () => {
    const text =
      'Miller\nAbout us\nWe mill.\nYou might be a fit if\nYou have four years in a mill\nYou know flour\nPerks\nBread';
    expect(told(text)).toEqual([
      ['Four years in a mill', 'must'],
      ['You know flour', 'must'],
    ]);
  });

  test('stands below a heading of several of its words, and no promise and no plan', () => {
    const text =
      'Miller\nKey Accountabilities\nGrinding flour\nTo be good at this job you have\nA steady hand\n' +
      "Within 90 days, you will have:\nLearned to oil\nWhat we can offer you\nFlour\nWhat's Great About Contoso\nBread";
    expect(told(text)).toEqual([
      ['Grinding flour', 'duty'],
      ['A steady hand', 'must'],
      ['Learned to oil', 'duty'],
    ]);
  });

  test('is a wish where somebody may have it', () => {
    expect(told('Miller\nRequirements\n- Oiling\nIf you have worked with rye, even better!')).toEqual([
      ['Oiling', 'must'],
      ['If you have worked with rye, even better!', 'wish'],
    ]);
  });

  test('is a wish behind "Bonus:"', () => {
    const text =
      'Miller\nRequirements\n- Oiling\n- Bonus: rye flour experience\n- Plus: a forklift license\n' +
      'No phone calls please';
    expect(told(text)).toEqual([
      ['Oiling', 'must'],
      ['Bonus: rye flour experience', 'wish'],
      ['Plus: a forklift license', 'wish'],
    ]);
  });
});

test('a heading without a colon is found in a line where an article follows it', () => {
  const asked = 'Qualifications Graduate of a nursing program. Oiling.';
  const text = `Mill Nurse in Macon. ${rest} Job Summary The RN cares for millers. ${asked}`;
  expect(told(text)).toContainEqual(['Graduate of a nursing program', 'must']);
  expect(read(text).requirements.map((one) => one.text)).toContain('The RN cares for millers');
});

describe('a text without empty lines', () => {
  test('has headings that say nothing but what stands below', () => {
    const text =
      'Miller\nThe company\nContoso Bakers has baked since 1950.\nThe job\nGrind rye and wheat for six shops\n' +
      'Clean the stones each week\nKeep the books of the mill\nThe person\nTwo years in a mill\n' +
      'The package\nFree bread all week\nOur stack\nStones and sieves';
    expect(told(text)).toEqual([
      ['Grind rye and wheat for six shops', 'duty'],
      ['Clean the stones each week', 'duty'],
      ['Keep the books of the mill', 'duty'],
      ['Two years in a mill', 'must'],
    ]);
  });

  test('may have items without capitals', () => {
    const text =
      'Now Hiring: Miller\nYou:\nknow the ways of stones and of sieves\nhave two years in a mill\nUs:\nbake bread';
    expect(read(text).title).toBe('Miller');
    expect(told(text)).toEqual([
      ['Know the ways of stones and of sieves', 'must'],
      ['Have two years in a mill', 'must'],
    ]);
  });
});

test('a sentence of the company that seeks a title alone asks for nothing, and one about its holder does', () => {
  const text =
    'Miller\nReed & Cole, PC, a mill in Macon, is seeking an experienced miller.\n' +
    'The oiler plans and runs the production of flour for six shops.\nRequirements\n- Oiling';
  expect(told(text)).toEqual([
    ['The oiler plans and runs the production of flour for six shops', 'duty'],
    ['Oiling', 'must'],
  ]);
});
