import { describe, expect, test } from 'vitest';
import type { Asked } from './testing/asked.ts';
import { clerk, texts } from './testing/texts.ts';

const missing = (text: string, skills: string[] = []): Asked => ({ text, skills });
const met = (text: string, skills: string[], quote: string): Asked => ({ text, skills, said: 'met', quote });
const partial = (text: string, skills: string[], quote: string): Asked => ({ text, skills, said: 'partial', quote });
/** A demand that has no name, and is quoted. */
const clause = (what: string): Asked => missing(`This role requires someone who ${what}, and plans ahead`);

describe('the figures of the texts', () => {
  test('add up: what is not named of the shown ones and of the missing ones is counted', () => {
    const { summary, inSpanish } = texts([
      met('SAP', ['SAP'], 'SAP'),
      { ...clause('sings'), said: 'met', quote: 'Sang in halls' },
      { ...clause('dances'), said: 'met', quote: 'Danced in halls' },
      missing('CRM', ['CRM']),
      clause('knits'),
    ]);
    expect(summary).toContain('Of the 5 must-haves the resume shows 3 (SAP and 2 more). It does not show CRM, nor one');
    expect(inSpanish!.summary).toContain(
      'el currículum muestra 3 (SAP y 2 más). No muestra CRM, ni otro imprescindible',
    );
  });

  test('are said also where no must-have has a name', () => {
    const { summary, inSpanish } = texts([met('SAP', ['SAP'], 'SAP'), clause('knits'), clause('sews')]);
    expect(summary).toContain('2 other must-haves are not shown.');
    expect(inSpanish!.summary).toContain('Otros 2 imprescindibles no constan.');
  });

  test('of a list say how many it leaves out', () => {
    const [point] = texts(['sings', 'dances', 'knits', 'sews', 'swims', 'rows'].map(clause)).areasForConsideration;
    expect(point!.title).toBe('6 must-haves not shown');
    expect(point!.description).toMatch(/ and 2 more\.$/);
  });

  test('count what is asked for several times in other words once among what is not shown', () => {
    const asked = [missing('CRM', ['CRM']), missing('Experience with CRM software', ['CRM']), missing('SAP', ['SAP'])];
    const { summary, areasForConsideration } = texts(asked);
    expect(summary).toContain('It does not show CRM or SAP.');
    expect(areasForConsideration[0]!.title).toBe('Not shown: CRM and SAP');
  });
});

describe('no part of the texts contradicts another', () => {
  test('what one requirement shows, another of the same skill does not lack', () => {
    const { areasForConsideration } = texts([met('CRM', ['CRM'], 'Ran the CRM'), missing('Knowledge of CRM', ['CRM'])]);
    expect(areasForConsideration).toEqual([]);
  });

  test('neither a duty nor what is required is called nice to have', () => {
    const { areasForConsideration } = texts([
      missing('SAP', ['SAP']),
      { ...missing('SAP', ['SAP']), must: false },
      { ...missing('Auditing', ['Auditing']), must: false, duty: true },
      { ...missing('CRM', ['CRM']), must: false },
    ]);
    expect(areasForConsideration.at(-1)!.description).toBe('The resume does not show CRM.');
  });

  test('what is a strength is not told again as named only, nor is its passage told as shown in part', () => {
    const asked = [
      { text: 'Excel 2016 for large tables', skills: ['Microsoft Excel'], said: 'met' as const, quote: 'Excel sheets' },
      partial('Wibblix', [], 'Excel sheets'),
    ];
    const { keyStrengths, areasForConsideration } = texts(asked, { skills: ['Microsoft Excel'] });
    expect(keyStrengths).toHaveLength(1);
    expect(areasForConsideration).toEqual([{ title: 'Another must-have shown only in part', description: 'Wibblix.' }]);
  });

  test('a passage beside years that no position shows is no proof of them', () => {
    const [point] = texts([
      {
        kind: 'experience',
        minYears: 2,
        text: '2 years of work with CRM',
        skills: ['CRM'],
        said: 'partial',
        note: 'No dated position shows 2 years of it',
        quote: 'Looked after the CRM of a shop',
      },
    ]).areasForConsideration;
    expect(point!.description).toBe(
      'No dated position shows 2 years of it. The nearest passage: “Looked after the CRM of a shop”.',
    );
  });
});

describe('the technical paragraph', () => {
  test('leads with all that is asked for and named, whatever its verdict', () => {
    const { technicalSummary, inSpanish } = texts(
      [partial('CRM', ['CRM'], 'CRM'), missing('Reports made with SAP', ['SAP']), missing('Auditing', ['Auditing'])],
      { skills: ['Microsoft Excel', 'CRM', 'SAP'], positions: [] },
    );
    expect(technicalSummary).toBe(
      'Of what the job asks for, the resume names CRM and SAP. The resume does not name auditing. ' +
        'The resume also names Microsoft Excel.',
    );
    expect(inSpanish!.technicalSummary).toContain('De lo que pide el puesto, el currículum nombra CRM y SAP.');
  });

  test('says what else is named behind what is not, where nothing is that is asked for', () => {
    const { technicalSummary, inSpanish } = texts([missing('SAP', ['SAP'])], { skills: ['Microsoft Excel'] });
    expect(technicalSummary).toBe('The resume does not name SAP. It names Microsoft Excel.');
    expect(inSpanish!.technicalSummary).toBe('El currículum no nombra SAP. Nombra Microsoft Excel.');
  });

  test('says that a position tells of what a line below its dates names', () => {
    const { technicalSummary } = texts([partial('CRM', ['CRM'], 'CRM'), missing('SAP', ['SAP'])], {
      skills: ['CRM', 'SAP'],
      namedIn: [
        { skill: 'CRM', lines: [6] },
        { skill: 'SAP', lines: [40] },
      ],
      positions: [{ ...clerk, line: 5, span: { start: 0, end: 180 } }],
    });
    expect(technicalSummary).toBe(
      'Of what the job asks for, the positions tell of work with CRM. ' +
        'The job also asks for SAP, which the resume names.',
    );
  });
});

describe('a quote', () => {
  const descriptionOf = (quote: string) => texts([met('CRM', ['CRM'], quote)]).keyStrengths[0]!.description;

  test.for([
    'EXPERIENCE',
    'WORK AND PROJECTS',
    'B',
    'Approach',
    'Team size: 6',
    '[Name of the school], town',
    'City , State',
  ])('is none of a heading, a label, a letter or an empty form: %s', (quote) => {
    expect(descriptionOf(quote)).toBe('Named in the resume.');
  });

  test.for([
    ['Kept the books and ran the CRM for', 'Kept the books and ran the CRM'],
    ['Kept the CRM of a\nshop and\n', 'Kept the CRM of a shop'],
    ['Systems: CRM Wibblix', 'Systems: CRM Wibblix'],
  ])('has no loose end, and may be a label of what is asked: %s', ([quote, shown]) => {
    expect(descriptionOf(quote!)).toBe(`Named in the resume: “${shown}”.`);
  });

  test('is left out with its point where it says nothing', () => {
    const { areasForConsideration } = texts([partial('Wibblix', [], 'TITLE OF A PART')]);
    expect(areasForConsideration).toEqual([{ title: 'Another must-have shown only in part', description: 'Wibblix.' }]);
  });
});

describe('sentences', () => {
  test('have a verb, and names keep their small letter', () => {
    const { areasForConsideration } = texts([
      ...[
        'Knowledge of ropes of all colors and sizes in houses',
        'Knowledge of nets of all kinds and sizes in harbors',
      ].map((text) => missing(text)),
      missing('macOS', ['macOS']),
    ]);
    expect(areasForConsideration[0]!.description).toMatch(/^Also not shown (?:is|are) .*macOS\. Neither/);
  });

  test('agree with the number of things in Spanish', () => {
    const { inSpanish } = texts(
      [missing('SAP', ['SAP']), missing('CRM', ['CRM']), met('Excel', ['Microsoft Excel'], 'Excel')],
      { skills: ['Microsoft Excel'] },
    );
    expect(inSpanish!.areasForConsideration[0]!.description).toBe(
      'No aparecen ni en los empleos ni entre las competencias; el puesto los exige.',
    );
  });

  test('have abbreviations of the other language as names', () => {
    expect(texts([missing('WBLX')]).inSpanish!.areasForConsideration[0]!.title).toBe('No consta: WBLX');
  });

  test('say the month as Spanish says it', () => {
    const { inSpanish } = texts([], { positions: [{ ...clerk, current: false, end: '2023-05' }] });
    expect(inSpanish!.summary).toContain('hasta mayo de 2023;');
  });

  test.for([
    ['Additionally, SAP', 'SAP'],
    ['As well as knowledge of knots', 'knowledge of knots'],
    ['Ambiguity', 'ambiguity'],
    ['c#', 'C#'],
    ['Proven ability in knots', 'knots'],
    ['Sorting skill set with ropes', 'a sorting skill set with ropes'],
  ])('name a demand as a sentence does: %s', ([text, name]) => {
    expect(texts([missing(text!, name === 'C#' ? [name] : [])]).areasForConsideration[0]!.title).toBe(
      `Not shown: ${name}`,
    );
  });
});
