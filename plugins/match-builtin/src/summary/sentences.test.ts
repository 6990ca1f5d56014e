import type { Requirement } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import { notes } from '../score/verdict/notes.ts';
import { clerk, texts } from './testing/texts.ts';

const titleOf = (text: string, more: Partial<Requirement> = {}) =>
  texts([{ text, ...more }]).areasForConsideration[0]!.title.replace('Not shown: ', '');

describe('a requirement is called', () => {
  test.for([
    ['Financial Management Skills', 'financial management skills'],
    ['Strong organizational abilities', 'organizational abilities'],
    ['Ability to plan the shifts of three shops', 'the ability to plan the shifts of three shops'],
    ['Understanding of tides is beneficial', 'an understanding of tides'],
    ['Proven experience in shops, preferably of shoes', 'experience in shops'],
    ['Knowledge of knots (any kind)', 'knowledge of knots'],
    ['Capable of sorting letters', 'sorting letters'],
    ['Wibblix', 'Wibblix'],
    ['Knowledge of Wibblix or Frobnex helps', 'knowledge of Wibblix or Frobnex'],
    ['Active Listening abilities', 'active listening abilities'],
    ['Understanding core concepts of tides', 'understanding core concepts of tides'],
    ['Comfortable reading wiring diagrams', 'reading wiring diagrams'],
    ['Able to lift 50 lbs', 'the ability to lift 50 lbs'],
    ['Comfortable with several screens', 'comfort with several screens'],
    ['An eye for detail', 'an eye for detail'],
    ['A strong portfolio', 'a portfolio'],
    ['Valid North Carolina teaching license (K-6)', 'a North Carolina teaching license'],
    ['Knowledge of Fair Housing in Minnesota', 'knowledge of Fair Housing in Minnesota'],
    ['EPA 608 Universal certification', 'EPA 608 Universal certification'],
    ['Six months of work on boats', 'six months of work on boats'],
    ['Boat tax (BTX) experience a plus', 'boat tax experience'],
    ['CPA or CPA candidate preferred', 'CPA or CPA candidate'],
    ['Yardi or RealPage', 'Yardi or RealPage'],
  ] as const)('%s: %s', ([text, name]) => expect(titleOf(text)).toBe(name));

  test('by its own words where they count years, and never by the field of a degree', () => {
    const years = { kind: 'experience' as const, minYears: 2, skills: ['Payroll'] };
    expect(titleOf('Minimum of 2 years as a payroll officer', years)).toBe('2 years as a payroll officer');
    expect(titleOf('At least 2 years', { ...years, skills: [] })).toBe('2 years of experience');
    const degree = 'Degree in accounting, with a minimum of 2 years in an office of any size';
    expect(texts([{ ...years, text: degree, skills: ['Accounting'] }]).areasForConsideration[0]).toEqual({
      title: '1 must-have not shown',
      description: `“${degree}”.`,
    });
  });

  test('by its own words between quotation marks where they open with an adjective or a verb', () => {
    const [point] = texts([{ text: 'Detail-oriented with knowledge of shops' }]).areasForConsideration;
    expect(point!.description).toBe('“Detail-oriented with knowledge of shops”.');
  });
});

test('a skill that only stands for what is asked gives it no name', () => {
  const { summary, technicalSummary } = texts([{ text: 'Meet deadlines at sea', skills: ['Time management'] }]);
  expect(summary + technicalSummary).not.toContain('ime management');
  expect(titleOf('Looking after payroll runs', { skills: ['Payroll'] })).toBe('looking after payroll runs');
});

test('a license before the years is not what they are asked in', () => {
  const text = 'License for lorries with at least 12 months of driving in the mountains of the north';
  const [point] = texts([
    { text, kind: 'experience', minYears: 1, skills: ["Driver's license"] },
  ]).areasForConsideration;
  expect(point!.description).toBe(`“${text}”.`);
});

describe('a quote', () => {
  const partial = { said: 'partial' as const, kind: 'certification' as const };
  const nearest = (text: string, quote: string) =>
    texts([{ text, ...partial, quote }]).areasForConsideration[0]!.description;

  test.for([
    ['Licenses: boat master, 2020', 'boat master, 2020'],
    [', boat master', 'boat master'],
    ['boat master)', 'boat master'],
    ['boat master (A, B', 'boat master (A, B…)'],
  ] as const)('"%s" stands as "%s"', ([quote, shown]) =>
    expect(nearest('Papers of a captain', quote)).toBe(`The nearest passage: “${shown}”.`),
  );

  test('is left out where it is the line that opens a position', () => {
    const asked = [{ text: 'Papers of a captain', ...partial, quote: 'Payroll clerk, Molinos Alba, 2019 - present' }];
    const { areasForConsideration } = texts(asked, { positions: [{ ...clerk, span: { start: 200, end: 300 } }] });
    expect(areasForConsideration[0]!.description).toBe('Touched on as Payroll clerk at Molinos Alba.');
  });
});

test('an adjective that stands alone is no name, and neither is an order', () => {
  const order = { text: 'Read blueprints of boats', duty: true as const };
  for (const asked of [{ text: 'Friendly' }, { text: 'Discreet' }, order])
    expect(texts([asked]).areasForConsideration[0]!.description).toBe(`“${asked.text}”.`);
});

test('studies and licenses belong to no position, wherever they stand', () => {
  const asked = (kind: 'education' | 'certification', text: string) =>
    texts([{ text, kind, said: 'met', quote: `${text}, 2015` }], {
      positions: [{ ...clerk, span: { start: 0, end: 900 } }],
    }).keyStrengths[0]!.description;
  expect(asked('education', 'Bachelor of Botany')).toBe('Education: “Bachelor of Botany, 2015”.');
  expect(asked('certification', 'Papers of a captain')).toBe('Listed as: “Papers of a captain, 2015”.');
});

test('two languages that are asked for are named as such', () => {
  expect(titleOf('Bilingual English/Spanish', { kind: 'language' })).toBe('both English and Spanish');
});

test('an inch stays one', () => {
  const { description } = texts([{ text: 'Cut boards to 4"', duty: true }]).areasForConsideration[0]!;
  expect(description).toBe('“Cut boards to 4″”.');
});

describe('what is not shown', () => {
  test('of a degree is said with the degree there is', () => {
    const { summary, areasForConsideration } = texts(
      [{ text: "Bachelor's degree in physics", kind: 'education', ...notes.otherField }],
      { education: ['BA in History, 2009'] },
    );
    expect(summary).toContain('It does not show a bachelor’s degree in the field asked for');
    expect(areasForConsideration).toEqual([
      {
        title: 'Not shown: a bachelor’s degree in the field asked for',
        description: 'The degree is in another field: “BA in History, 2009”.',
      },
    ]);
  });

  test('fits its heading, and what has no room there is told below', () => {
    const asked = ['reading maps of the northern coast', 'mending nets of every known kind', 'sorting fish by size'];
    const [point] = texts(asked.map((text) => ({ text: `Knowledge of ${text}` }))).areasForConsideration;
    expect(point!.title.length).toBeLessThanOrEqual(110);
    expect(point!.title).not.toContain('…');
    expect(point!.description).toMatch(/^Also not shown (?:is|are) knowledge of .*sorting fish by size\. Neither/);
  });

  test('is told of a job that requires nothing as well', () => {
    const { summary, areasForConsideration } = texts([
      { text: 'Knowledge of knots', must: false },
      { text: 'Greet all guests at the door of the house', must: false, said: 'partial', quote: 'Met guests' },
    ]);
    expect(summary).toContain('It does not show knowledge of knots.');
    expect(areasForConsideration).toMatchObject([
      { description: 'Neither a position nor a list of skills speaks of it.' },
      { title: 'Only in part: “Greet all guests at the door of the house”' },
    ]);
  });

  test('of years is said as the scorer says it, where the dates do not count them', () => {
    const [point] = texts([
      {
        text: '3 years in payroll',
        kind: 'experience',
        minYears: 3,
        said: 'partial',
        quote: 'Books of a shop',
        ...notes.touched(4),
      },
    ]).areasForConsideration;
    expect(point!.description).toBe('Only related work is shown, 4 years of it: “Books of a shop”.');
  });
});

describe('skills of manner of which nothing is shown', () => {
  const asked = [
    { text: 'SAP', skills: ['SAP'] },
    { text: 'Communication', skills: ['Communication'] },
    { text: 'Teamwork', skills: ['Teamwork'] },
  ];

  test('are to be asked about, are not named as lacking, and are counted', () => {
    const { summary, areasForConsideration, inSpanish } = texts(asked);
    expect(areasForConsideration.map(({ title }) => title)).toEqual([
      'Not shown: SAP',
      'To ask about in an interview: communication and teamwork',
    ]);
    expect(inSpanish!.areasForConsideration[1]).toEqual({
      title: 'Para preguntar en la entrevista: comunicación y trabajo en equipo',
      description: 'Ninguna línea encontrada prueba estas aptitudes, de las que un currículum dice poco.',
    });
    expect(summary).toContain('It does not show SAP, nor 2 other must-haves.');
  });

  test('are no wishes worth telling of', () => {
    const wished = asked.map((one) => ({ ...one, must: one.text === 'SAP' }));
    expect(JSON.stringify(texts(wished).areasForConsideration)).not.toContain('ommunication');
  });
});

describe('what the resume names', () => {
  test('is told by the skills that stand in it, and manners are no skills that work must show', () => {
    const { technicalSummary, areasForConsideration } = texts(
      [
        { text: 'Excel 2016 for large tables', skills: ['Microsoft Excel'], said: 'met', quote: 'Excel' },
        { text: 'Communication', skills: ['Communication'], said: 'met', quote: 'Good communicator' },
        { text: 'Use of SAP at work', skills: ['SAP'] },
      ],
      { skills: ['Microsoft Excel', 'Communication'] },
    );
    expect(technicalSummary).toBe(
      'The resume names Microsoft Excel, but no position tells of such work. The resume does not name SAP.',
    );
    expect(JSON.stringify(areasForConsideration)).not.toContain('Communication');
  });

  test('is not said to be further to nothing, nor to be without work that another requirement shows', () => {
    const atWork = { text: '2 years with Excel', kind: 'experience' as const, minYears: 2, years: 4 };
    const { technicalSummary } = texts(
      [
        { ...atWork, skills: ['Microsoft Excel'], said: 'met', quote: 'Excel' },
        { text: 'Excel', skills: ['Microsoft Excel'], said: 'met', quote: 'Excel' },
      ],
      { skills: ['Microsoft Excel', 'SAP'], positions: [{ ...clerk, span: { start: 200, end: 201 } }] },
    );
    expect(technicalSummary).toBe(
      'Of what the job asks for, the positions tell of work with Microsoft Excel. The resume also names SAP.',
    );
  });
});

test('a career that a resume tells twice is told once', () => {
  const { experienceSummary } = texts([], { positions: [clerk, { ...clerk, span: { start: 300, end: 400 } }] });
  expect(experienceSummary).toBe(
    'About 5 years of experience in 1 position.\nMar 2019 to present: Payroll clerk at Molinos Alba.',
  );
});

test('a position that names no occupation is not what somebody works as', () => {
  const house = { ...clerk, title: 'Harbour House Ltd', span: { start: 200, end: 300 } };
  const { keyStrengths } = texts([{ text: 'Payroll', skills: ['Payroll'], said: 'met', quote: 'Paid 90 people' }], {
    positions: [{ ...house, employer: undefined as never }],
  });
  expect(keyStrengths[0]!.description).toBe(
    'In the position “Harbour House Ltd” (Mar 2019 to present): “Paid 90 people”.',
  );
});

test('a position that names a field of work is what somebody works in', () => {
  const desk = { ...clerk, title: 'Inside Sales & Customer Service' };
  expect(texts([], { positions: [desk] }).summary).toContain(
    'works in Inside Sales & Customer Service at Molinos Alba and has',
  );
});

test('items with a joint of their own are told apart, and quotes within quotes', () => {
  const { summary } = texts([{ text: 'Knowledge of nets and ropes' }, { text: 'Knowledge of knots' }]);
  expect(summary).toContain('It does not show knowledge of nets and ropes, or knowledge of knots.');
  const [point] = texts([{ text: 'You bring a "can do" mind' }]).areasForConsideration;
  expect(point!.description).toBe('“You bring a ‘can do’ mind”.');
});

test('kinds of products stand in a sentence in small letters, and in Spanish in Spanish', () => {
  const skills = ['Electronic health records', 'Spreadsheets'];
  const { technicalSummary, inSpanish } = texts([], { skills });
  expect(technicalSummary).toBe('The resume names electronic health records and Spreadsheets.');
  expect(inSpanish!.technicalSummary).toBe('El currículum nombra historia clínica electrónica y hojas de cálculo.');
});
