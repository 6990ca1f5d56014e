import { expect, it } from 'vitest';
import { testConfig } from '../../testing/config.ts';
import { builtInPlugins } from './built-in.ts';
import { describeSettings } from './describe.ts';
import { loadPlugins } from './load.ts';

it('says of every setting of its plugins what it means', async () => {
  const described = await describeSettings(builtInPlugins);
  expect(described.flatMap(({ variables }) => variables).filter(({ meaning }) => meaning === '')).toEqual([]);
  expect(described.find(({ plugin }) => plugin === 'translate-apertium')?.variables).toEqual([
    { name: 'APERTIUM_COMMAND', meaning: 'The command of Apertium, or its path.', default: 'apertium' },
  ]);
});

it('sends nothing to a model unless one is named, whatever keys are about', async () => {
  const isOn = async (env: Record<string, string>) =>
    loadPlugins(
      testConfig(env),
      builtInPlugins.filter(({ name }) => name.startsWith('model-')),
    );
  const order = await isOn({ OPENAI_API_KEY: 'key', ANTHROPIC_API_KEY: 'key', GEMINI_API_KEY: 'key', OFFLINE: 'true' });
  expect(Object.values(order).flat()).toEqual([]);
  await expect(isOn({ ANTHROPIC_MODEL: 'claude', OPENAI_MODEL: 'gpt' })).rejects.toMatchObject({
    problems: ['model-openai: OPENAI_API_KEY is needed for a service outside', 'ANTHROPIC_API_KEY: is needed'],
  });
  await expect(isOn({ GEMINI_MODEL: 'gemini', GEMINI_API_KEY: 'key', OFFLINE: 'true' })).rejects.toThrow(
    '"model-gemini" sends documents to a cloud service',
  );
});

it('has a plugin for every capability, each under its own name', async () => {
  const order = await loadPlugins(testConfig(), builtInPlugins);
  expect(Object.entries(order).filter(([, plugins]) => plugins.length === 0)).toEqual([]);
  for (const { name, load } of builtInPlugins) expect(((await load()).default as { name: string }).name).toBe(name);
});
