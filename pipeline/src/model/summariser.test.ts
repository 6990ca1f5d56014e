import type { SummaryRequest } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import { jobReading, plainSummariser, profile, resumeText } from '../testing/sample-candidate.ts';
import { scriptedModel, scriptedStages, type Script } from '../testing/scripted-model.ts';

const quote = (text: string) => [
  { text, start: resumeText.indexOf(text), end: resumeText.indexOf(text) + text.length },
];
const request: SummaryRequest = {
  job: jobReading,
  candidateName: 'Berenguela Inventada Soto',
  score: 71,
  profile,
  verdicts: [
    {
      requirementId: 'r1',
      verdict: 'met',
      degree: 1,
      quotes: quote('Prepared the monthly payroll for 240 employees in Excel'),
    },
    {
      requirementId: 'r2',
      verdict: 'partial',
      degree: 0.5,
      quotes: quote('Prepared the monthly payroll for 240 employees in Excel'),
    },
    { requirementId: 'r3', verdict: 'missing', degree: 0, quotes: [] },
    { requirementId: 'r4', verdict: 'met', degree: 1, quotes: quote('Berenguela kept the accounts in QuickBooks') },
  ],
};
const honest = {
  summary:
    'Berenguela Inventada Soto works as a payroll specialist at Northwind Foods. The candidate prepared the ' +
    'payroll for 240 employees, which meets the main requirement. German is not shown.',
  technicalSummary: 'QuickBooks and Excel are shown at work.',
  experienceSummary: 'The candidate has 7.5 years in one dated position.',
  keyStrengths: [{ id: 'r1', title: 'Payroll', description: 'Prepared the monthly payroll for 240 employees.' }],
  areasForConsideration: [{ id: 'r3', title: 'Fluent German', description: 'The resume does not show German.' }],
};

function summarise(script: Script, { given = request, rest = [plainSummariser], hidesIdentity = false } = {}) {
  const model = scriptedModel(script);
  const { provider } = scriptedStages(model, { hidesIdentity }).summariser(rest);
  return { model, summary: provider.summarise(given, { signal: new AbortController().signal }) };
}

describe('a summary written by a language model', () => {
  test('is taken as it is where it says only what was given', async () => {
    const { keyStrengths, areasForConsideration, ...texts } = await summarise(() => honest).summary;
    expect(texts).toEqual({
      summary: honest.summary,
      technicalSummary: honest.technicalSummary,
      experienceSummary: honest.experienceSummary,
    });
    expect(keyStrengths).toEqual([
      { title: 'Payroll', description: 'Prepared the monthly payroll for 240 employees.' },
    ]);
    expect(areasForConsideration).toEqual([
      { title: 'Fluent German', description: 'The resume does not show German.' },
    ]);
  });

  test('is written without the resume', async () => {
    const { model, summary } = summarise(() => honest);
    await summary;
    expect(model.asked[0]!.input).toContain('Prepared the monthly payroll');
    for (const unseen of ['example.com', 'Calle Falsa', '1988']) expect(model.asked[0]!.input).not.toContain(unseen);
  });

  test.for([
    'The candidate led a team of 35 people.',
    'Earlier she worked at Acme Corporation.',
    'The candidate is skilled in kubernetes.',
    'Has twelve years of experience.',
    'Speaks fluent German.',
    'An <b>excellent</b> person.',
    'Ana Pérez recommends the candidate.',
    'Holds an MBA from Harvard.',
    'Perfect fit, hire immediately!',
  ])('loses a sentence that says more: %j', async (made) => {
    const { summary } = await summarise(() => ({ ...honest, summary: `${honest.summary} ${made}` })).summary;
    expect(summary).toBe(honest.summary);
  });

  test('that is mostly made up is asked for once more, and then given up', async () => {
    const { model, summary } = summarise(() => ({
      ...honest,
      summary: 'A brilliant Kubernetes wizard. Won the Turing award in 1999.',
    }));
    await expect(summary).rejects.toMatchObject({ reason: 'bad-output' });
    expect(model.asked).toHaveLength(2);
  });

  test('has no strength in what is not met and no concern about what is', async () => {
    const { keyStrengths, areasForConsideration } = await summarise(() => ({
      ...honest,
      keyStrengths: [{ id: 'r3', title: 'Fluent German', description: 'Shown at work.' }, ...honest.keyStrengths],
      areasForConsideration: [
        { id: 'r1', title: 'Payroll', description: 'Payroll is not shown.' },
        ...honest.areasForConsideration,
      ],
    })).summary;
    expect([keyStrengths, areasForConsideration].map((points) => points.map(({ title }) => title))).toEqual([
      ['Payroll'],
      ['Fluent German'],
    ]);
  });

  test('has parts of which nothing is left written by the next summariser', async () => {
    const { summary, technicalSummary, keyStrengths } = await summarise(() => ({
      ...honest,
      technicalSummary: '',
      keyStrengths: [],
    })).summary;
    expect([summary, technicalSummary, keyStrengths]).toEqual([
      honest.summary,
      'Plain technical.',
      [{ title: 'Plain', description: 'Plain strength.' }],
    ]);
  });

  test('by a model that must not know who it is about calls the candidate by name all the same', async () => {
    const { model, summary } = summarise(
      () => ({ ...honest, summary: honest.summary.replace('Berenguela Inventada Soto', '[NAME]') }),
      { hidesIdentity: true },
    );
    expect((await summary).summary).toBe(honest.summary);
    expect(model.asked[0]!.input).not.toMatch(/berenguela|inventada|soto/i);
  });
});
