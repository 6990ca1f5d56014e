import { DocumentError, ProviderError } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import { runStage, StageFailure } from './run-stage.ts';
import { named, toolsWith } from '../testing/tools.ts';

type Work = { work(): Promise<string> };
const works = named<Work>({ work: async () => 'done' }, 'second');
const isDown = named<Work>(
  {
    work: async () => {
      throw new ProviderError('first', 'unavailable', 'down');
    },
  },
  'first',
);
const isBroken = named<Work>(
  {
    work: async () => {
      throw new TypeError('x is undefined');
    },
  },
  'broken',
);
const ask = ({ work }: Work) => work();
const tools = toolsWith();

describe('a stage', () => {
  test('falls back to the next provider and records the reason', async () => {
    const { value, record } = await runStage('score', [isDown, isBroken, works], ask, tools);
    expect(value).toBe('done');
    expect(record).toMatchObject({
      stage: 'score',
      plugin: 'second',
      version: '1',
      fallbacks: [
        { plugin: 'first', reason: 'unavailable' },
        { plugin: 'broken', reason: 'crashed' },
      ],
    });
  });

  test('tells all that was tried when every provider has failed', async () => {
    const failure = await runStage('score', [isDown, isBroken], ask, tools).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StageFailure);
    expect(failure).toHaveProperty('message', 'score failed: first (unavailable), broken (crashed)');
  });

  test('without a provider says so', async () => {
    await expect(runStage('translate', [], ask, tools)).rejects.toThrow('translate failed: no plugin is configured');
  });

  test('asks nobody else when the document is at fault', async () => {
    const refuses = named<Work>({
      work: async () => {
        throw new DocumentError('document.password');
      },
    });
    await expect(runStage('extract', [refuses, works], ask, tools)).rejects.toThrow('document.password');
  });

  test('ends with the reason of an abort instead of falling back', async () => {
    const controller = new AbortController();
    const reason = new Error('no longer wanted');
    const isInterrupted = named<Work>({
      work: async () => {
        controller.abort(reason);
        throw new Error('socket closed');
      },
    });
    await expect(runStage('score', [isInterrupted, works], ask, toolsWith({}, controller))).rejects.toBe(reason);
  });
});
