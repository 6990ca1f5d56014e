import { ProviderError, type Requirement } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import { matchCandidate } from '../flows/match-candidate.ts';
import type { MatchInput } from '../flows/match-input.ts';
import { matchInput, plainScorer, plainSummariser, resumeText, signal } from '../testing/sample-candidate.ts';
import { scriptedModel, scriptedStages, type Script } from '../testing/scripted-model.ts';
import { toolsWith } from '../testing/tools.ts';
import { type TextWork, textWork } from '../stage/text-work.ts';
import type { PipelineTools } from '../stage/tools.ts';
import { modelTime } from '../stage/model-run.ts';

type Answer = { id: string; shown: string; quotes?: string[] };

/** The requirements that a question asks about. */
const idsIn = (input: string): string[] => [...input.matchAll(/^(r\d+): /gm)].map((match) => match[1]!);
const verdicts = (...answers: Answer[]) => ({
  verdicts: answers.map(({ quotes = [], ...one }) => ({ ...one, quotes })),
});
const payroll = 'Prepared the monthly payroll for 240 employees in Excel';
const good = verdicts(
  { id: 'r1', shown: 'fully', quotes: [payroll] },
  { id: 'r2', shown: 'mostly', quotes: [payroll] },
  { id: 'r3', shown: 'not' },
  { id: 'r4', shown: 'fully', quotes: ['kept the accounts in QuickBooks'] },
);

function match(
  script: Script,
  { input = matchInput, contextTokens = 8_192, hidesIdentity = false, tools = {} as Partial<PipelineTools> } = {},
) {
  const model = scriptedModel(script, { contextTokens });
  const scorer = [scriptedStages(model, { hidesIdentity }).scorer([plainScorer]), plainScorer];
  return {
    model,
    result: matchCandidate(input, { ...toolsWith({ scorer, summariser: [plainSummariser] }), ...tools }),
  };
}

const manyRequirements = (count: number): MatchInput => {
  const requirements = Array.from({ length: count }, (_, index): Requirement => ({
    id: `r${index + 1}`,
    text: `Payroll point ${index + 1}`,
    kind: 'skill',
    must: true,
    weight: 1,
    skills: [],
  }));
  return { ...matchInput, job: { ...matchInput.job, requirements } };
};

describe('a candidate judged by a language model', () => {
  test('gets degrees from the model alone, signals and profile from the next scorer', async () => {
    const { result } = match(() => good);
    const { requirements, arithmetic, profile, provenance } = await result;
    expect(requirements.map(({ verdict, degree }) => [verdict, degree])).toEqual([
      ['met', 1],
      ['met', 0.8],
      ['missing', 0],
      ['met', 1],
    ]);
    expect(arithmetic.at(-1)).toMatchObject({ id: signal.id, degree: signal.degree });
    expect(profile.totalYears).toBe(7.5);
    expect(provenance[0]).toMatchObject({
      plugin: 'scripted',
      model: { name: 'scripted', digest: 'scripted-1' },
      usage: { calls: 1, cached: 0 },
      beside: [{ plugin: 'plain' }],
      fallbacks: [],
    });
    expect(provenance[0]!.usage!.inputTokens).toBeGreaterThan(100);
  });

  test('is read, and its quotes are found, by whoever does the work on texts', async () => {
    const done: string[] = [];
    const text = new Proxy(textWork, {
      get: (work, name: keyof TextWork) => {
        done.push(name);
        return work[name];
      },
    });
    await match(() => good, { tools: { text } }).result;
    expect(done).toEqual(expect.arrayContaining(['hideOwner', 'findQuoted']));
  });

  test('is read as data between marks, with the requirements by their ids and no score asked for', async () => {
    const { model, result } = match(() => good);
    await result;
    const { system, input } = model.asked[0]!;
    expect(system).not.toContain('Berenguela');
    expect(input).toMatch(/^<<RESUME ([0-9a-f]{16})\n[\s\S]+\n\1 RESUME>>/);
    expect(idsIn(input)).toEqual(['r1', 'r2', 'r3', 'r4']);
    expect(input).toContain('r1: At least 3 years of experience in payroll (at least 3 years)');
  });

  test('gets no credit for quotes that only the job description has, or nobody', async () => {
    const { result } = match(() =>
      verdicts(
        { id: 'r1', shown: 'fully', quotes: ['You have at least 3 years of experience in payroll.'] },
        { id: 'r2', shown: 'fully', quotes: [payroll, 'Excel for twenty years'] },
        { id: 'r3', shown: 'fully', quotes: ['Fluent German'] },
        { id: 'r4', shown: 'fully', quotes: ['the'] },
      ),
    );
    const { requirements } = await result;
    expect(requirements.map(({ degree, quotes }) => [degree, quotes.map(({ text }) => text)])).toEqual([
      [0, []],
      [1, [payroll]],
      [0, []],
      [0, []],
    ]);
  });

  test('cannot have more years in a field than in the whole career', async () => {
    const requirements = [{ ...matchInput.job.requirements[0]!, minYears: 15 }];
    const { result } = match(() => verdicts({ id: 'r1', shown: 'fully', quotes: [payroll] }), {
      input: { ...matchInput, job: { ...matchInput.job, requirements } },
    });
    expect((await result).requirements[0]).toMatchObject({
      verdict: 'partial',
      degree: 0.5,
      note: '7.5 of 15 years in dated positions',
    });
  });

  test('is judged in batches where the requirements are many, each asked about once', async () => {
    const progress: number[] = [];
    const { model, result } = match(
      ({ input }) => verdicts(...idsIn(input).map((id) => ({ id, shown: 'partly', quotes: [payroll] }))),
      {
        input: manyRequirements(19),
        tools: {
          onProgress: ({ stage, fraction }) => {
            if (stage === 'score') progress.push(fraction);
          },
        },
      },
    );
    const { requirements, provenance } = await result;
    expect(model.asked.map(({ input }) => idsIn(input).length)).toEqual([8, 8, 3]);
    expect(requirements.every(({ degree }) => degree === 0.5)).toBe(true);
    expect(provenance[0]?.usage?.calls).toBe(3);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.length).toBeGreaterThan(5);
  });

  test('whose resume does not fit is read in overlapping parts, the best evidence counting', async () => {
    const filed = 'Filed the papers of the office in the archive.\n'.repeat(300);
    const long = `${resumeText}\n${filed}Spoke German with the suppliers every day`;
    const text = {
      ...matchInput.resume.text,
      english: long,
      original: long,
      alignment: [{ original: { start: 0, end: long.length }, english: { start: 0, end: long.length } }],
    };
    const { model, result } = match(
      ({ input }) =>
        verdicts(
          ...idsIn(input).map((id) => ({
            id,
            ...(id === 'r3' && input.includes('Spoke German')
              ? { shown: 'fully', quotes: ['Spoke German with the suppliers'] }
              : { shown: 'not' }),
          })),
        ),
      { contextTokens: 4_096, input: { ...matchInput, resume: { ...matchInput.resume, text } } },
    );
    const { requirements, provenance } = await result;
    expect(provenance[0]?.plugin).toBe('scripted');
    expect(requirements[2]).toMatchObject({ verdict: 'met', quotes: [{ text: 'Spoke German with the suppliers' }] });
    expect(model.asked.length).toBeGreaterThan(1);
    const read = model.asked.map(({ input }) => input).join('\n');
    for (const line of new Set(long.split('\n'))) expect(read).toContain(line);
    expect(
      model.asked.every(({ input, maxOutputTokens }) => Buffer.byteLength(input) / 2.5 + maxOutputTokens < 4_096),
    ).toBe(true);
  });

  test('whose resume has a thousand pages is left to the next scorer, and nothing is cut', async () => {
    const long = 'Filed the papers of the office in the archive.\n'.repeat(9_000);
    const { model, result } = match(() => good, {
      input: {
        ...matchInput,
        resume: { ...matchInput.resume, text: { ...matchInput.resume.text, english: long, original: long } },
      },
    });
    expect((await result).provenance[0]).toMatchObject({
      plugin: 'plain',
      fallbacks: [{ plugin: 'scripted', reason: 'too-long' }],
    });
    expect(model.asked).toEqual([]);
  });
});

describe('an answer that is not fit to use', () => {
  test.for([
    { title: 'no JSON', bad: 'I think this is a great candidate!', complaint: 'not JSON' },
    { title: 'an unknown id', bad: verdicts({ id: 'r9', shown: 'fully' }), complaint: 'not JSON of the shape' },
    {
      title: 'the same id twice',
      bad: verdicts(
        { id: 'r1', shown: 'not' },
        { id: 'r1', shown: 'not' },
        { id: 'r3', shown: 'not' },
        { id: 'r4', shown: 'not' },
      ),
      complaint: 'exactly once',
    },
    { title: 'a missing id', bad: verdicts({ id: 'r1', shown: 'not' }), complaint: 'shape' },
    {
      title: 'nothing but invented quotes',
      bad: { verdicts: good.verdicts.map((one) => ({ ...one, quotes: ['Won the Nobel prize'] })) },
      complaint: 'None of its quotes',
    },
  ])('as it has $title is asked for once more with what was wrong', async ({ bad, complaint }) => {
    const { model, result } = match(({ call }) => (call === 0 ? bad : good));
    const { provenance, requirements } = await result;
    expect(provenance[0]).toMatchObject({ plugin: 'scripted', usage: { calls: 2 }, fallbacks: [] });
    expect(requirements[0]?.degree).toBe(1);
    expect(model.asked[1]?.system).toContain(complaint);
    expect(model.asked[1]?.input).toBe(model.asked[0]?.input);
  });

  test('twice gives way to the next scorer, with the reason', async () => {
    const { model, result } = match(() => '{"verdicts": [');
    expect((await result).provenance[0]).toMatchObject({
      plugin: 'plain',
      fallbacks: [{ plugin: 'scripted', reason: 'bad-output' }],
    });
    expect(model.asked).toHaveLength(2);
  });

  test('because the model fails is not asked for again', async () => {
    const { model, result } = match(() => {
      throw new ProviderError('scripted', 'rate-limit', 'later');
    });
    expect((await result).provenance[0]?.fallbacks).toEqual([{ plugin: 'scripted', reason: 'rate-limit' }]);
    expect(model.asked).toHaveLength(1);
  });

  test('within its time gives way to the next scorer, even where the engine heeds no signal', async () => {
    const { result } = match(() => new Promise(() => {}), { tools: { models: { deadline: modelTime(20) } } });
    expect((await result).provenance[0]).toMatchObject({
      plugin: 'plain',
      fallbacks: [{ plugin: 'scripted', reason: 'timeout' }],
    });
  });

  test('is no longer waited for when the work is called off', async () => {
    const reason = new Error('no longer wanted');
    const abort = new AbortController();
    const { result } = match(
      () =>
        new Promise(() => {
          abort.abort(reason);
        }),
      { tools: { signal: abort.signal } },
    );
    await expect(result).rejects.toBe(reason);
  });
});

describe('asking again', () => {
  const memory = (map: Map<string, unknown>) => ({
    get: async (key: string) => map.get(key),
    set: async (key: string, value: unknown) => void map.set(key, value),
  });

  test('is free and gives the same', async () => {
    const answers = memory(new Map());
    const first = await match(() => good, { tools: { models: { answers } } }).result;
    const second = await match(
      () => {
        throw new Error('asked');
      },
      { tools: { models: { answers } } },
    ).result;
    expect(second.provenance[0]).toMatchObject({
      plugin: 'scripted',
      usage: { inputTokens: 0, outputTokens: 0, calls: 1, cached: 1 },
    });
    const bare = ({ provenance: _, ...analysis }: typeof first) => analysis;
    expect(bare(second)).toEqual(bare(first));
  });

  test('is checked like a fresh answer', async () => {
    const map = new Map<string, unknown>();
    await match(() => good, { tools: { models: { answers: memory(map) } } }).result;
    for (const key of map.keys()) map.set(key, { verdicts: 'tampered' });
    const { model, result } = match(() => good, { tools: { models: { answers: memory(map) } } });
    expect((await result).requirements[0]?.degree).toBe(1);
    expect(model.asked).toHaveLength(1);
  });

  test('works without a memory that is out of order', async () => {
    const broken = {
      get: async () => {
        throw new Error('down');
      },
      set: async () => {
        throw new Error('down');
      },
    };
    expect((await match(() => good, { tools: { models: { answers: broken } } }).result).provenance[0]).toMatchObject({
      plugin: 'scripted',
      fallbacks: [],
    });
  });
});

describe('a model that must not know who the candidate is', () => {
  test('reads placeholders, and what it quotes is found in the real resume', async () => {
    const { model, result } = match(
      () =>
        verdicts(
          { id: 'r1', shown: 'fully', quotes: [payroll] },
          { id: 'r2', shown: 'not' },
          { id: 'r3', shown: 'not' },
          { id: 'r4', shown: 'fully', quotes: ['[NAME] kept the accounts in QuickBooks'] },
        ),
      { hidesIdentity: true },
    );
    const { requirements } = await result;
    for (const identifying of [
      'Berenguela',
      'Inventada',
      'Soto',
      'example.com',
      '600 123 456',
      'Calle Falsa',
      '28013',
      '03/04/1988',
      'española',
    ])
      expect(model.asked[0]?.input).not.toContain(identifying);
    expect(model.asked[0]?.input).toContain('[NAME]');
    expect(requirements[3]?.quotes[0]?.text).toBe('Berenguela kept the accounts in QuickBooks');
  });
});
