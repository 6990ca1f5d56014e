import type { GenericSchema } from 'valibot';
import { describe, expect, test } from 'vitest';
import type { SummaryRequest } from '../capabilities.ts';
import type { RequirementVerdict } from '../judgment.ts';
import type { Plugin } from '../plugin.ts';
import { jobReadingSample, resumeSample } from './judging-samples.ts';
import { never, openPlugin } from './open-plugin.ts';

function verdict(requirementId: string, passage: string): RequirementVerdict {
  const start = resumeSample.indexOf(passage);
  return passage
    ? { requirementId, verdict: 'met', degree: 1, quotes: [{ text: passage, start, end: start + passage.length }] }
    : { requirementId, verdict: 'missing', degree: 0, quotes: [] };
}

const request: SummaryRequest = {
  job: jobReadingSample,
  candidateName: 'Marta Ficticia',
  score: 72,
  verdicts: [
    verdict('r1', 'Payroll Specialist, Northwind Foods, 01/2018 - present'),
    verdict('r2', 'Prepared the monthly payroll for 240 employees in Excel'),
    verdict('r3', "Bachelor's degree in Accounting, Example University, 2014"),
    verdict('r4', ''),
    verdict('r5', 'Kept the accounts in QuickBooks'),
  ],
  profile: {
    positions: [
      {
        title: 'Payroll Specialist',
        employer: 'Northwind Foods',
        start: '2018-01',
        current: true,
        months: 90,
        span: { start: resumeSample.indexOf('Payroll Specialist, '), end: resumeSample.indexOf('Education') },
      },
    ],
    totalYears: 7.5,
    education: ["Bachelor's degree in Accounting, Example University, 2014"],
    languages: [],
    certifications: [],
    skills: ['Payroll', 'Microsoft Excel', 'QuickBooks'],
  },
};

const nothing: SummaryRequest = {
  ...request,
  score: 0,
  verdicts: jobReadingSample.requirements.map(({ id }) => verdict(id, '')),
  profile: { positions: [], totalYears: 0, education: [], languages: [], certifications: [], skills: [] },
};

/**
 * The contract of a `summariser`, as tests: call it at the top of a vitest file of the plugin.
 * The settings are the plugin's defaults.
 */
export function describeSummariser<Schema extends GenericSchema>(plugin: Plugin<Schema>): void {
  describe(`${plugin.name} keeps the contract of a summariser`, () => {
    const summariser = openPlugin(plugin, 'summariser');

    test('it writes a summary that names the candidate, and strengths with both parts', async () => {
      const { summary, keyStrengths } = await summariser.summarise(request, { signal: never() });
      expect(summary).toContain('Marta Ficticia');
      expect(keyStrengths.length).toBeGreaterThan(0);
      for (const { title, description } of keyStrengths) {
        expect(title.trim()).not.toBe('');
        expect(description.trim()).not.toBe('');
      }
    });

    test('what is not shown stands among the considerations and not among the strengths', async () => {
      const { keyStrengths, areasForConsideration } = await summariser.summarise(request, { signal: never() });
      const textOf = (points: { title: string; description: string }[]): string =>
        points.map(({ title, description }) => `${title} ${description}`).join('\n');
      expect(textOf(areasForConsideration)).toMatch(/Spanish/);
      expect(textOf(keyStrengths)).not.toMatch(/Spanish/);
    });

    test('a resume that shows nothing has no strengths', async () => {
      const { summary, keyStrengths, areasForConsideration } = await summariser.summarise(nothing, { signal: never() });
      expect(summary.trim()).not.toBe('');
      expect(keyStrengths).toEqual([]);
      expect(areasForConsideration.length).toBeGreaterThan(0);
    });

    test('an aborted signal ends the writing with its reason', async () => {
      const reason = new Error('no longer wanted');
      await expect(summariser.summarise(request, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    });
  });
}
