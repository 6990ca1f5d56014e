import type { JobReader, JobReading, Scorer, Scoring, Summariser, Summary, Translator } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import { matchCandidate } from '../flows/match-candidate.ts';
import { prepareJob } from '../flows/prepare-job.ts';
import { prepareResume } from '../flows/prepare-resume.ts';
import { invented } from '../testing/adversary.ts';
import {
  jobReading,
  jobText,
  matchInput,
  plainScorer,
  plainSummariser,
  profile,
  resumeText,
  signal,
} from '../testing/sample-candidate.ts';
import { extractorOf, named, page, plainText, reading, toolsWith } from '../testing/tools.ts';

const foreign = <Provider>(provider: Provider) => ({ ...named(provider, 'foreign'), isThirdParty: true as const });
const quotes = [{ text: 'Prepared the monthly payroll for 240 employees in Excel' }];
const honestScoring: Scoring = {
  verdicts: [
    { requirementId: 'r1', verdict: 'met', degree: 1, quotes, note: '7.5 of 3 years shown in payroll' },
    { requirementId: 'r2', verdict: 'met', degree: 1, quotes },
    { requirementId: 'r3', verdict: 'missing', degree: 0, quotes: [] },
    { requirementId: 'r4', verdict: 'missing', degree: 0, quotes: [] },
  ],
  signals: [signal],
  profile,
};
const honestSummary: Summary = {
  summary: 'Berenguela Inventada Soto works as a payroll specialist at Northwind Foods. German is not shown.',
  technicalSummary: 'Excel is shown at work. The candidate meets 2 of 4 requirements.',
  keyStrengths: [{ title: 'Payroll', description: 'Prepared the monthly payroll for 240 employees.' }],
  areasForConsideration: [{ title: 'Fluent German', description: 'German is not shown.' }],
};

const scorerOf = (scoring: Scoring): Scorer => ({ score: async () => scoring });
const summariserOf = (summary: Summary): Summariser => ({ summarise: async () => summary });
const match = ({ scoring = honestScoring, summary = honestSummary }) =>
  matchCandidate(
    matchInput,
    toolsWith({
      scorer: [foreign(scorerOf(scoring)), plainScorer],
      summariser: [foreign(summariserOf(summary)), plainSummariser],
    }),
  );

describe('a text of a plugin that does not come with Cotejo', () => {
  test('is shown as it is where it says only what the resume and the verdicts bear out', async () => {
    const { provenance, ...analysis } = await match({});
    expect(analysis).toMatchObject(honestSummary);
    expect(provenance.map(({ plugin, leftOut }) => [plugin, leftOut])).toEqual([
      ['foreign', undefined],
      ['foreign', undefined],
    ]);
  });

  test.for([
    'Won the Nobel prize in 1999.',
    'The candidate led a team of 35 people.',
    'Holds a PhD from Harvard.',
    'Earlier she worked at Acme Corporation.',
    'Skilled in kubernetes.',
    'Speaks fluent German.',
    'Not only fluent German but more.',
    'No doubt fluent German.',
    'Ana Pérez recommends the candidate.',
    'An <b>excellent</b> person.',
  ])('loses a sentence that says more, which is counted with its name: %j', async (made) => {
    const { summary, provenance } = await match({
      summary: { ...honestSummary, summary: `${honestSummary.summary} ${made}` },
    });
    expect(summary).toBe(honestSummary.summary);
    expect(provenance.at(-1)).toMatchObject({ stage: 'summarise', plugin: 'foreign', leftOut: 1 });
  });

  test('loses strengths that are made up, and keeps what is said to be missing', async () => {
    const point = { title: 'Nobel laureate', description: 'Prepared the monthly payroll.' };
    const { keyStrengths, areasForConsideration } = await match({
      summary: { ...honestSummary, keyStrengths: [point, ...honestSummary.keyStrengths] },
    });
    expect([keyStrengths, areasForConsideration]).toEqual([
      honestSummary.keyStrengths,
      honestSummary.areasForConsideration,
    ]);
  });

  test('that is mostly made up is written by the next plugin instead', async () => {
    const { summary, provenance } = await match({
      summary: {
        summary: 'A brilliant Kubernetes wizard. Won the Turing award. Works as a payroll specialist.',
        keyStrengths: [],
        areasForConsideration: [],
      },
    });
    expect(summary).toBe('Berenguela Inventada Soto in plain words.');
    expect(provenance.at(-1)).toMatchObject({
      plugin: 'plain',
      fallbacks: [{ plugin: 'foreign', reason: 'bad-output' }],
    });
  });
});

describe('a judgment of a plugin that does not come with Cotejo', () => {
  const made = {
    title: 'Astronaut',
    employer: 'NASA',
    start: '2018-01',
    current: true,
    months: 90,
    span: { start: 0, end: 3 },
  };

  test('keeps of a career what stands in the resume', async () => {
    const { profile: kept, provenance } = await match({
      scoring: {
        ...honestScoring,
        profile: {
          positions: [
            { ...profile.positions[0]!, employer: 'NASA', months: 700 },
            made,
            { ...profile.positions[0]!, start: '1985-01' },
          ],
          totalYears: 60,
          education: [`PhD, ${invented[1]}`],
          languages: ['Klingon'],
          certifications: ['Nobel prize'],
          skills: ['Microsoft Excel', invented[0]!],
        },
      },
    });
    expect(kept).toEqual({
      positions: [{ ...profile.positions[0], employer: undefined, months: 90 }],
      totalYears: 7.5,
      education: [],
      languages: [],
      certifications: [],
      skills: ['Microsoft Excel'],
    });
    expect(provenance[0]).toMatchObject({ stage: 'score', plugin: 'foreign', leftOut: 6 });
  });

  test('loses notes that say more than the resume, and has signals without a quote under its name', async () => {
    const note = (text: string) => ({
      ...honestScoring,
      verdicts: [{ ...honestScoring.verdicts[0]!, note: text }],
      signals: [signal, { ...signal, id: 'quoted', quotes }],
    });
    const { requirements, arithmetic } = await match({ scoring: note('Nobel prize for payroll') });
    expect(requirements[0]).not.toHaveProperty('note');
    expect(arithmetic.filter(({ source }) => source === 'signal').map(({ label }) => label)).toEqual([
      'Title (foreign)',
      'Title',
    ]);
    expect((await match({ scoring: note('40 of 3 years shown') })).requirements[0]).not.toHaveProperty('note');
    expect((await match({})).requirements[0]?.note).toBe('7.5 of 3 years shown in payroll');
  });

  test('says nothing in Spanish, which nobody could check, and counts no more years than the career has', async () => {
    const inSpanish = { noteInSpanish: 'Premio Nobel de nóminas', years: 40 };
    const { requirements, arithmetic } = await match({
      scoring: {
        ...honestScoring,
        verdicts: [{ ...honestScoring.verdicts[0]!, ...inSpanish }],
        signals: [{ ...signal, labelInSpanish: 'Premio Nobel' }],
      },
    });
    expect(requirements[0]).toMatchObject({ years: profile.totalYears });
    expect(JSON.stringify([requirements, arithmetic])).not.toContain('Nobel');
  });
});

test('a reading of such a plugin keeps what stands in the job description; where nothing does it is none', async () => {
  const read = (reading_: JobReading) =>
    prepareJob(
      plainText,
      toolsWith({
        extractor: reading(extractorOf(page(jobText))),
        jobReader: [
          foreign<JobReader>({ read: async () => reading_ }),
          named<JobReader>({ read: async () => jobReading }, 'plain'),
        ],
      }),
    );
  const invention = {
    id: 'r9',
    text: 'Nobel prize',
    kind: 'certification' as const,
    must: true,
    weight: 1,
    skills: [],
  };
  const some = await read({
    title: 'Astronaut',
    originalTitle: 'Cosmonauta',
    skills: ['Microsoft Excel', 'Rockets'],
    requirements: [{ ...jobReading.requirements[0]!, minYears: 9 }, invention],
  });
  const { minYears: _, ...withoutYears } = jobReading.requirements[0]!;
  expect(some.reading).toEqual({ title: '', skills: ['Microsoft Excel'], requirements: [withoutYears] });
  expect(some.provenance.at(-1)).toMatchObject({ plugin: 'foreign', leftOut: 3 });
  expect((await read({ title: '', skills: [], requirements: [invention] })).provenance.at(-1)).toMatchObject({
    plugin: 'plain',
    fallbacks: [{ plugin: 'foreign', reason: 'bad-output' }],
  });
});

test('a line of such a translator with other figures stays as it was written', async () => {
  const lines = [
    'Experiencia de 12 años en nóminas',
    'Jefa de administración de Ficticia',
    'Contabilidad general y fiscal de la empresa',
    'Gestión de proveedores y clientes',
    'Idiomas: inglés y francés',
  ];
  const translate = (change: (line: string) => string) =>
    prepareResume(
      plainText,
      toolsWith({
        extractor: reading(extractorOf(page(lines.join('\n')))),
        languageDetector: [named({ detect: async () => ({ language: 'es', confidence: 1 }) })],
        translator: [
          foreign<Translator>({
            supports: () => true,
            translate: async ({ segments }) => ({ segments: segments.map(change) }),
          }),
        ],
      }),
    );
  const one = await translate((line) => line.replace('12', '40').replace('nóminas', 'payroll'));
  expect(one.text.english).toContain('Experiencia de 12 años en nóminas');
  expect(one.provenance.find(({ stage }) => stage === 'translate')).toMatchObject({ leftOut: 1 });
  await expect(translate((line) => `${line} 1999`)).rejects.toThrow('translate failed: foreign (bad-output)');
});

test('a translator that cannot even say what it knows is not asked', async () => {
  const translator = [
    foreign<Translator>({
      supports: () => {
        throw new Error('broken');
      },
      translate: async () => ({ segments: [] }),
    }),
  ];
  const { text } = await prepareResume(
    plainText,
    toolsWith({
      extractor: reading(extractorOf(page(resumeText))),
      translator,
      languageDetector: [named({ detect: async () => ({ language: 'es', confidence: 1 }) })],
    }),
  );
  expect(text.english).toBe(text.original);
});
