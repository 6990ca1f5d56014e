import type { GenericSchema } from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Plugin } from '../plugin.ts';
import { englishSample, jobSample } from './judging-samples.ts';
import { never, openPlugin } from './open-plugin.ts';

const kinds = ['skill', 'experience', 'education', 'language', 'certification'];

/**
 * The contract of a `jobReader`, as tests: call it at the top of a vitest file of the plugin.
 * The settings are the plugin's defaults.
 */
export function describeJobReader<Schema extends GenericSchema>(plugin: Plugin<Schema>): void {
  describe(`${plugin.name} keeps the contract of a job reader`, () => {
    const reader = openPlugin(plugin, 'jobReader');
    const read = () => reader.read(englishSample(jobSample), { signal: never() });

    test('it finds the title and the skills', async () => {
      const { title, skills } = await read();
      expect(title).toBe('Payroll Specialist');
      expect(skills.length).toBeGreaterThan(0);
      expect(new Set(skills).size).toBe(skills.length);
    });

    test('its requirements are numbered in order and complete', async () => {
      const { requirements } = await read();
      expect(requirements.length).toBeGreaterThan(2);
      expect(requirements.map(({ id }) => id)).toEqual(requirements.map((_, index) => `r${index + 1}`));
      for (const requirement of requirements) {
        expect(requirement.text.trim()).not.toBe('');
        expect(kinds).toContain(requirement.kind);
        expect(requirement.weight).toBeGreaterThan(0);
      }
    });

    test('it reads years, and tells what is needed from what would be nice', async () => {
      const { requirements } = await read();
      expect(requirements.find(({ minYears }) => minYears === 3)).toMatchObject({ kind: 'experience', must: true });
      expect(requirements.find(({ text }) => /quickbooks/i.test(text))).toMatchObject({ must: false });
    });

    test('what the employer offers is no requirement', async () => {
      expect((await read()).requirements.filter(({ text, off }) => !off && /gym|fruit/i.test(text))).toEqual([]);
    });

    test.for(['Payroll Specialist', 'We are looking for an electrician.'])(
      'a job description of one line has a requirement: %j',
      async (line) => {
        expect((await reader.read(englishSample(line), { signal: never() })).requirements.length).toBeGreaterThan(0);
      },
    );

    test.runIf(reader.readRequirement)('a single requirement is told by its kind and its years', async () => {
      expect(
        await reader.readRequirement!('At least 3 years of experience in payroll', { signal: never() }),
      ).toMatchObject({ kind: 'experience', minYears: 3 });
      expect(await reader.readRequirement!('Fluent German', { signal: never() })).toMatchObject({ kind: 'language' });
    });

    test.runIf(reader.namesWork)('a title of work is told from other names', async () => {
      expect(await reader.namesWork!('Payroll Specialist', { signal: never() })).toBe(true);
      expect(await reader.namesWork!('Vacancy 3', { signal: never() })).toBe(false);
    });

    test('the same text always gives the same reading', async () => {
      expect(await read()).toEqual(await read());
    });

    test('an aborted signal ends the reading with its reason', async () => {
      const reason = new Error('no longer wanted');
      await expect(reader.read(englishSample(jobSample), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    });
  });
}
