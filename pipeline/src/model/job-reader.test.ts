import type { JobReader, JobReading } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import { englishText, jobReading, jobText } from '../testing/sample-candidate.ts';
import { scriptedModel, scriptedStages, type Script } from '../testing/scripted-model.ts';
import { named } from '../testing/tools.ts';

const next = named<JobReader>(
  {
    read: async (): Promise<JobReading> => ({
      title: 'Plain title',
      skills: ['Microsoft Excel', 'Payroll'],
      requirements: jobReading.requirements,
    }),
  },
  'next',
);
const never = () => ({ signal: new AbortController().signal });

const requirement = (quote: string, more: object = {}) => ({
  quote,
  text: quote,
  kind: 'skill',
  must: true,
  minYears: 0,
  skills: [],
  ...more,
});

function read(script: Script, { text = jobText, rest = [next], hidesIdentity = false, contextTokens = 8_192 } = {}) {
  const model = scriptedModel(script, { contextTokens });
  const { provider } = scriptedStages(model, { hidesIdentity }).jobReader(rest);
  return { model, reading: provider.read(englishText(text), never()) };
}

describe('a job description read by a language model', () => {
  test('has the requirements that stand in it, in its order and with our ids', async () => {
    const { reading } = read(() => ({
      title: 'Payroll Specialist',
      requirements: [
        requirement('QuickBooks is a plus', { must: false, text: 'QuickBooks', skills: ['QuickBooks'] }),
        requirement('at least 3 years of experience in payroll', {
          kind: 'experience',
          minYears: 3,
          skills: ['payroll'],
        }),
      ],
    }));
    expect(await reading).toEqual({
      title: 'Payroll Specialist',
      skills: ['Microsoft Excel', 'Payroll', 'QuickBooks'],
      requirements: [
        {
          id: 'r1',
          text: 'at least 3 years of experience in payroll',
          kind: 'experience',
          must: true,
          weight: 1,
          minYears: 3,
          skills: ['Payroll'],
        },
        { id: 'r2', text: 'QuickBooks', kind: 'skill', must: false, weight: 1, skills: ['QuickBooks'] },
      ],
    });
  });

  test('keeps the words of one in Spanish, by the place of the quote', async () => {
    const [original, english] = ['Alemán fluido\nManejo de Excel', 'Fluent German\nManagement of Excel'];
    const alignment = [
      { original: { start: 0, end: 13 }, english: { start: 0, end: 13 } },
      { original: { start: 13, end: 14 }, english: { start: 13, end: 14 } },
      { original: { start: 14, end: 29 }, english: { start: 14, end: 33 } },
    ];
    const model = scriptedModel(() => ({ title: '', requirements: [requirement('Management of Excel')] }));
    const { provider } = scriptedStages(model, { hidesIdentity: false }).jobReader([next]);
    expect((await provider.read({ language: 'es', original, english, alignment }, never())).requirements).toMatchObject(
      [{ text: 'Management of Excel', originalText: 'Manejo de Excel' }],
    );
  });

  test('has nothing that does not stand in it: no requirement, no years, no skill, no words, no title', async () => {
    const { reading } = read(() => ({
      title: 'Chief Executive',
      requirements: [
        requirement('Five years in Kubernetes'),
        requirement('Fluent German.', {
          text: 'Fluent German and Kubernetes',
          minYears: 7,
          skills: ['German', 'Kubernetes'],
        }),
        requirement('Good knowledge of Excel', { text: 'Knowledge of Excel' }),
        requirement('Good knowledge of Excel', { text: 'Knowledge of Excel' }),
      ],
    }));
    expect(await reading).toMatchObject({
      title: 'Plain title',
      requirements: [
        { id: 'r1', text: 'Knowledge of Excel' },
        { id: 'r2', text: 'Fluent German.', skills: ['German'] },
      ],
    });
    expect((await reading).requirements[1]).not.toHaveProperty('minYears');
  });

  test('has the skills that its words name, and none that is a part of a word', async () => {
    const skills = ['Java', 'JavaScript', 'R', 'C', 'C++', 'Go', 'REST API'];
    const text = 'JavaScript, C++ and REST APIs, with good communication';
    const { reading } = read(() => ({ title: '', requirements: [requirement(text, { skills: skills.slice(0, 6) })] }), {
      text,
    });
    expect((await reading).requirements[0]!.skills).toEqual(['JavaScript', 'C++']);
    const other = read(() => ({ title: '', requirements: [requirement(text, { skills: skills.slice(6) })] }), { text });
    expect((await other.reading).requirements[0]!.skills).toEqual(['REST API']);
  });

  test('of which most quotes are invented is asked for once more, and then given up', async () => {
    const { model, reading } = read(() => ({
      title: '',
      requirements: [requirement('Kubernetes'), requirement('Terraform'), requirement('Fluent German')],
    }));
    await expect(reading).rejects.toMatchObject({ reason: 'bad-output' });
    expect(model.asked).toHaveLength(2);
  });

  test('without any requirement is left to the next reader', async () => {
    await expect(read(() => ({ title: '', requirements: [] })).reading).rejects.toMatchObject({ reason: 'bad-output' });
  });

  test('that is long is read in parts', async () => {
    const view = 'We have an office with a view of the sea and of the hills.\n'.repeat(120);
    const text = `${jobText}\n${view}A driving licence is needed.`;
    const { model, reading } = read(
      ({ input }) => ({
        title: '',
        requirements: [
          ...(input.includes('Fluent German') ? [requirement('Fluent German')] : []),
          ...(input.includes('driving licence') ? [requirement('A driving licence is needed')] : []),
        ],
      }),
      { text, contextTokens: 4_096 },
    );
    expect((await reading).requirements.map(({ text: one }) => one)).toEqual([
      'Fluent German',
      'A driving licence is needed',
    ]);
    expect(model.asked.length).toBeGreaterThan(1);
  });

  test("tells a model that must not know people nobody's address", async () => {
    const { model, reading } = read(
      () => ({ title: '', requirements: [requirement('German, and write to [EMAIL]')] }),
      {
        text: 'Fluent German, and write to jobs@example.com by May',
        hidesIdentity: true,
      },
    );
    expect((await reading).requirements[0]?.text).toBe('German, and write to jobs@example.com');
    expect(model.asked[0]!.input).not.toContain('jobs@example.com');
  });
});
