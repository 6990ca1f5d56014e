import { describe, expect, test } from 'vitest';
import { readJob } from './read.ts';

const read = (text: string) => readJob({ language: 'en', original: text, english: text, alignment: [] }).requirements;
const active = (text: string) => read(text).filter(({ off }) => !off);

describe('what a line of a job description asks for', () => {
  test.for([
    'Northwind is the leading maker of cheese in the north.',
    'We believe in people who love what they do.',
    'At Northwind, our values are simple.',
    'The Northwind team is spread over three countries.',
    'This role is based in Leeds, three days per week.',
    'The position reports to the Head of Sales.',
    'You will receive a competitive salary and a pension.',
    'We are proud to be an equal opportunity employer.',
    'To apply, send your resume and a cover letter to us.',
    'If you love cheese, we would like to hear from you.',
    'We are looking for a friendly Cheese Maker.',
    'We are looking for an experienced, friendly and skilled Cheese Maker.',
  ])('"%s" asks for nothing, and is shown switched off', (sentence) => {
    const text = `Cheese Maker\nRequirements\n- Pasteurizing milk by the book\n${sentence}\n`;
    expect(active(text).map((one) => one.text)).toEqual(['Pasteurizing milk by the book']);
    expect(read(text).filter(({ off }) => off)).toMatchObject([{ text: sentence.replace(/[.]$/, ''), must: false }]);
  });

  test('an item of a list about the same things is a duty', () => {
    const text =
      'HR Manager\nDuties\n- Oversee the hiring process\n- Plan benefits and compensation\n- Other duties as assigned';
    expect(active(text).map((one) => one.text)).toEqual([
      'Oversee the hiring process',
      'Plan benefits and compensation',
    ]);
  });

  test.for([
    ['Requirements', 'Five years in sales, ideally of cars', true],
    ['Requirements', 'Knowledge of the hygiene of milk (certificate preferred)', true],
    ['Requirements', 'Knowledge of German is a plus', false],
    ['Nice to have', 'A minimum of one year in retail', false],
    ['Nice to have', 'A forklift license is required', true],
    ['Requirements', 'Preference for people with experience in dairies', false],
    ['Duties', 'Clean essential equipment and required tools', false],
    ["It's not required, but an added plus if you also have:", 'Sales of cheese', false],
    ["We'd love to hear from you if you have:", 'Sales of cheese', true],
    ['Qualities of the Ideal Candidate:', 'Sales of cheese', true],
  ] as const)('under "%s", whether "%s" is a must: %s', ([heading, line, must]) => {
    expect(active(`Clerk\n\n${heading}\n- ${line}\n- Filing of invoices`)[0]).toMatchObject({ text: line, must });
  });

  test.for([
    ['Cheese Maker will be responsible for turning and washing the wheels.', 'Turning and washing the wheels'],
    ['This role involves handling complaints about the rind.', 'Handling complaints about the rind'],
    ['Applicants should have substantial experience with dairies.', 'Substantial experience with dairies'],
    ['A degree in food science to join our small team.', 'A degree in food science'],
  ])('"%s" is asked for as "%s"', ([sentence, demand]) => {
    expect(active(`Cheese Maker\n\nSummary\n${sentence}\n`).map((one) => one.text)).toContain(demand);
  });

  test('what would say nothing by itself stays with the words before it, and skills of a list part', () => {
    expect(
      active('Clerk\n\nRequirements\n- Good handling of trouble with doors, windows, and loose tiles\n'),
    ).toMatchObject([{ text: 'Good handling of trouble with doors, windows, and loose tiles' }]);
    expect(active('Clerk\n\nRequirements\n- Expertise in SAP, Excel, and payroll\n')).toHaveLength(3);
    expect(active('Clerk\n\nRequirements\n- Attention to detail, calm manners, and a clear voice\n')).toHaveLength(3);
  });

  test('terms of employment name no field of work, and the title is nothing that is left out', () => {
    const text = 'Cheese Maker\nRequirements\n- Eligible for employment under the law of Norway\n- Pasteurizing milk';
    expect(read(text).find((one) => one.text.startsWith('Eligible'))!.skills).toEqual([]);
    expect(read(text).map((one) => one.text)).not.toContain('Cheese Maker');
  });

  test('a sentence that breaks over lines or pages is one, also behind a bullet that stands alone', () => {
    const text =
      'Requirements\n-\nExperience with the installation and the\n' +
      'repair of heat pumps in old\n\nhouses\n-\nFluent German';
    expect(active(text).map((one) => one.text)).toEqual([
      'Experience with the installation and the repair of heat pumps in old houses',
      'Fluent German',
    ]);
  });

  test('what is said again in nearly the same words counts once, as the must', () => {
    const text =
      'Duties\n- Prepare monthly payroll reports for four hotels\nRequirements\n' +
      '- Preparing monthly payroll reports for the hotels';
    expect(active(text)).toMatchObject([{ text: 'Preparing monthly payroll reports for the hotels', must: true }]);
  });

  test('the name of a product stays whole', () => {
    expect(active('Requirements\n- Excel, SAP, and Dynamics Finance and Operations').map(({ text }) => text)).toEqual([
      'Excel',
      'SAP',
      'Dynamics Finance and Operations',
    ]);
  });

  test('examples and alternatives stay with what they explain', () => {
    const text =
      'Requirements\n- Use of hand tools, including wrenches, power drills, and saws\n' +
      '- Knowledge of milk, butter, or cheese, and hygiene';
    expect(active(text).map((one) => one.text)).toEqual([
      'Use of hand tools, including wrenches, power drills, and saws',
      'Knowledge of milk, butter, or cheese, and hygiene',
    ]);
  });
});
