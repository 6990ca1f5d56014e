import { nameless, type Position, type SummaryRequest } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import { summarise } from './summarise.ts';
import { type Asked, requirementsOf } from './testing/asked.ts';

const bare: Position = {
  title: 'Payroll clerk',
  start: '2019-03',
  current: true,
  months: 60,
  span: { start: 0, end: 100 },
};
const position: Position = { ...bare, originalTitle: 'Administrativa de nóminas', employer: 'Molinos Alba' };

function requestOf(asked: Asked[], changes: Partial<SummaryRequest> = {}): SummaryRequest {
  const requirements = requirementsOf(asked);
  return {
    job: { title: 'Payroll specialist', skills: [], requirements },
    candidateName: 'Nerea Inventada',
    score: 50,
    verdicts: asked.map(({ said = 'missing', quote, note, noteInSpanish, years }, index) => ({
      requirementId: `r${index + 1}`,
      verdict: said,
      degree: said === 'met' ? 1 : said === 'partial' ? 0.5 : 0,
      quotes: quote ? [{ text: quote, originalText: `es: ${quote}`, start: 10 + index, end: 20 + index }] : [],
      ...(note && { note }),
      ...(noteInSpanish && { noteInSpanish }),
      ...(years !== undefined && { years }),
    })),
    profile: { positions: [position], totalYears: 5, education: [], languages: [], certifications: [], skills: [] },
    ...changes,
  };
}

const payroll: Asked = { skills: ['Payroll'], said: 'met', quote: 'Ran the monthly payroll for 90 people' };
const sap: Asked = { text: 'SAP', skills: ['SAP'], said: 'missing' };
const german: Asked = { text: 'Fluent German', kind: 'language', said: 'missing' };
const clause: Asked = { text: 'This role requires someone with a calm mind, who plans ahead', said: 'missing' };

describe('the summary', () => {
  test('tells the career, the must-haves that are shown, and those without a sign', () => {
    const { summary, inSpanish } = summarise(requestOf([payroll, sap, german, clause]));
    expect(summary).toBe(
      'Nerea Inventada works as a Payroll clerk at Molinos Alba and has about 5 years of experience. ' +
        'Of the 4 must-haves the resume shows 1 (payroll). ' +
        'It does not show SAP or German, nor one other must-have.',
    );
    expect(inSpanish!.summary).toBe(
      'Nerea Inventada trabaja como administrativa de nóminas en Molinos Alba y suma unos 5 años de experiencia. ' +
        'De los 4 imprescindibles, el currículum muestra 1 (nóminas). ' +
        'No muestra SAP ni alemán, ni otro imprescindible.',
    );
  });

  test('never says that no position tells of what a title names', () => {
    const { technicalSummary } = summarise(requestOf([{ skills: ['Payroll'], said: 'met' }]));
    expect(technicalSummary).not.toContain('no position tells');
  });

  test('speaks of the candidate where no name is known', () => {
    const { summary, inSpanish } = summarise(requestOf([payroll], { candidateName: nameless }));
    expect(summary).toMatch(/^The candidate works as a Payroll clerk/);
    expect(inSpanish!.summary).toMatch(/^Trabaja como administrativa de nóminas/);
  });

  test('says it of a last position that names no occupation, and of a resume without dates', () => {
    const profile = requestOf([]).profile;
    const house = { ...bare, title: 'HARBOUR HOUSE SERVICES' };
    expect(summarise(requestOf([], { profile: { ...profile, positions: [house] } })).summary).toBe(
      'The latest position of Nerea Inventada is given as “Harbour House Services” (Mar 2019 to present); ' +
        'the dates add up to about 5 years of experience.',
    );
    expect(summarise(requestOf([], { profile: { ...profile, positions: [] } })).summary).toBe(
      'No position with dates could be read in the resume of Nerea Inventada.',
    );
  });

  test('never says that what is shown is not, and says none and all in plain words', () => {
    const years: Asked = { kind: 'experience', minYears: 3, skills: ['Payroll'], said: 'missing' };
    expect(summarise(requestOf([payroll, { ...payroll, said: 'missing' }, years])).summary).toContain(
      'Of the 3 must-haves the resume shows 1 (payroll). It does not show 3 years in payroll.',
    );
    expect(summarise(requestOf([sap, german])).summary).toContain('The resume shows none of the 2 must-haves.');
    expect(summarise(requestOf([payroll])).summary).toContain('The resume shows the one must-have (payroll).');
  });
});

describe('the points', () => {
  test('quote the passage with its position, in each language as it was written', () => {
    const { keyStrengths, inSpanish } = summarise(requestOf([payroll]));
    expect(keyStrengths).toEqual([
      {
        title: 'Payroll',
        description: 'As Payroll clerk at Molinos Alba (Mar 2019 to present): “Ran the monthly payroll for 90 people”.',
      },
    ]);
    expect(inSpanish!.keyStrengths).toEqual([
      {
        title: 'Nóminas',
        description:
          'Como administrativa de nóminas en Molinos Alba (mar 2019 a la actualidad): ' +
          '«es: Ran the monthly payroll for 90 people».',
      },
    ]);
  });

  test('use a passage once, and say years as they were counted', () => {
    const years: Asked = { kind: 'experience', minYears: 3, skills: ['Payroll'], said: 'met', years: 5 };
    const asked = [{ ...years, quote: 'Payroll clerk' }, payroll, { ...payroll, skills: ['Microsoft Excel'] }];
    expect(summarise(requestOf(asked)).keyStrengths).toMatchObject([
      {
        title: '3 years in payroll',
        description: 'About 5 years, most recently as Payroll clerk at Molinos Alba (Mar 2019 to present).',
      },
      { title: 'Payroll' },
    ]);
  });

  test('put what is not shown together by its kind, and words of a requirement between quotation marks', () => {
    const crm: Asked = { text: 'CRM', skills: ['CRM'], said: 'missing' };
    const { areasForConsideration, inSpanish } = summarise(requestOf([sap, crm, german, clause]));
    expect(areasForConsideration).toEqual([
      {
        title: 'Not shown: SAP and CRM',
        description: 'Neither a position nor a list of skills speaks of them; the job requires them.',
      },
      {
        title: 'Not shown: German',
        description: 'The resume states no level and no use of it; the job requires it.',
      },
      {
        title: '1 more must-have not shown',
        description: '“This role requires someone with a calm mind, who plans ahead”.',
      },
    ]);
    expect(inSpanish!.areasForConsideration.map(({ title }) => title)).toEqual([
      'No consta: SAP y CRM',
      'No consta: alemán',
      'Otro imprescindible que no consta',
    ]);
  });

  test('say what there is of a must-have that is shown in part', () => {
    const asked: Asked[] = [
      { kind: 'experience', minYears: 5, skills: ['SAP'], said: 'partial', quote: 'SAP', years: 2 },
      { text: 'German C1', kind: 'language', said: 'partial', quote: 'German (basic)' },
      { text: "Bachelor's degree", kind: 'education', said: 'partial', quote: 'Two years of law' },
    ];
    expect(summarise(requestOf(asked)).areasForConsideration).toEqual([
      {
        title: 'Only in part: 5 years with SAP',
        description:
          'The dates add up to about 2 years, most recently as Payroll clerk at Molinos Alba (Mar 2019 to present).',
      },
      { title: 'Only in part: German', description: 'The resume states: “German (basic)”.' },
      { title: 'Only in part: a bachelor’s degree', description: 'What comes nearest: “Two years of law”.' },
    ]);
  });

  test('say nothing twice: neither a name that the years say, nor a quote that its heading and position say', () => {
    const years: Asked = { kind: 'experience', minYears: 3, skills: ['Payroll'], said: 'met', years: 5 };
    const asked = [
      { ...years, quote: 'Payroll clerk' },
      { ...payroll, quote: 'Payroll, Molinos Alba' },
    ];
    const { summary, keyStrengths } = summarise(requestOf(asked));
    expect(summary).toContain('The resume shows both must-haves (3 years in payroll and one more).');
    expect(keyStrengths[1]!.description).toBe('In the same position.');
  });

  test('never name as missing what another requirement shows, be it in part', () => {
    const part: Asked = { text: 'SAP', skills: ['SAP'], said: 'partial', quote: 'SAP (basic)' };
    const texts = summarise(requestOf([part, { ...sap, must: false }, { ...sap, text: 'Use of SAP' }]));
    expect(JSON.stringify(texts)).not.toMatch(/no sign of|Not shown|does not name|says nothing/);
  });

  test('say of a language what is wrong with it, and where a language stands say no position', () => {
    const note = {
      note: 'German below a professional level',
      noteInSpanish: 'Alemán por debajo del nivel profesional',
    };
    const { areasForConsideration, inSpanish } = summarise(
      requestOf([
        { ...german, said: 'partial', quote: 'German (A2)', ...note },
        { ...german, said: 'met', quote: 'C1' },
      ]),
    );
    expect(areasForConsideration).toEqual([]);
    const alone = summarise(requestOf([{ ...german, said: 'partial', quote: 'German (A2)', ...note }]));
    expect(alone.areasForConsideration[0]!.description).toBe('German below a professional level: “German (A2)”.');
    expect(alone.inSpanish!.areasForConsideration[0]!.description).toBe(
      'Alemán por debajo del nivel profesional: «es: German (A2)».',
    );
    expect(inSpanish!.keyStrengths[0]!.description).toBe('Indica: «es: C1».');
  });

  test('call a requirement by its own words where they are a name, and by its skill where it is about one', () => {
    const named = (text: string, skills: string[] = []) =>
      summarise(requestOf([{ text, skills, said: 'missing' }])).areasForConsideration[0]!;
    expect(named('REST API design', ['REST APIs']).title).toBe('Not shown: REST API design');
    expect(named('Experience in logistics or transport', ['Logistics']).title).toBe(
      'Not shown: logistics or transport',
    );
    expect(named('AWS or Google Cloud', ['AWS', 'Google Cloud']).title).toBe('Not shown: AWS/Google Cloud');
    expect(named('Planning rosters: nights and weekends').title).toBe('Not shown: planning rosters');
    expect(named('Planning rosters at a ratio of 1:2').description).toBe('“Planning rosters at a ratio of 1:2”.');
    expect(named('Planning shifts for three shops').title).toBe('Not shown: planning shifts for three shops');
    expect(named('Lead and develop a team of three payroll clerks', ['Payroll']).description).toBe(
      '“Lead and develop a team of three payroll clerks”.',
    );
  });

  test('are the same whenever they are written', () => {
    const request = requestOf([payroll, sap, german, clause]);
    expect(summarise(request)).toEqual(summarise(structuredClone(request)));
  });
});

test('a position of which the resume tells the years alone has no months', () => {
  const dates = { start: '2015-07', end: '2019-06', current: false, yearsAlone: true };
  const { summary, experienceSummary } = summarise(
    requestOf([], { profile: { ...requestOf([]).profile, positions: [{ ...bare, ...dates }] } }),
  );
  expect(summary).toContain('until 2019');
  expect(experienceSummary).toContain('2015 to 2019');
});

test('the experience is a list of lines, and titles in capitals are written as others', () => {
  const positions = [
    { ...bare, employer: 'Molinos Alba', title: 'SENIOR SAP CONSULTANT' },
    { ...bare, start: '2017-01', end: '2019-02', current: false, title: 'Driver' },
  ];
  const { experienceSummary } = summarise(
    requestOf([], { profile: { ...requestOf([]).profile, positions, languages: ['Languages: Spanish | English'] } }),
  );
  expect(experienceSummary!.split('\n')).toEqual([
    'About 5 years of experience in 2 positions; overlaps count once.',
    'Mar 2019 to present: Senior SAP Consultant at Molinos Alba.',
    'Jan 2017 to Feb 2019: Driver.',
    'Languages: Spanish, English.',
  ]);
});

test('of a resume that was not translated nothing is said to be missing', () => {
  const note = 'Not recognized in a resume that was not translated';
  const { summary, areasForConsideration, inSpanish } = summarise(
    requestOf([payroll, { ...sap, note }, { ...german, note }]),
  );
  expect(summary).toContain('The resume was not translated, so more may stand in it than was recognized.');
  expect(areasForConsideration).toEqual([
    {
      title: 'Not recognized',
      description: 'The resume is in a language that was not translated: read it yourself for SAP and German.',
    },
  ]);
  expect(inSpanish!.areasForConsideration).toMatchObject([{ title: 'Sin reconocer' }]);
});
