import type { GenericSchema } from 'valibot';
import { describe, expect, test } from 'vitest';
import type { ScoreRequest, Scoring } from '../capabilities.ts';
import { mostOfSignals } from '../judgment.ts';
import type { Plugin } from '../plugin.ts';
import {
  asOfSample,
  englishSample,
  jobReadingSample,
  jobSample,
  resumeSample,
  unrelatedResumeSample,
} from './judging-samples.ts';
import { never, openPlugin } from './open-plugin.ts';

const requestFor = (resume: string): ScoreRequest => ({
  job: { ...jobReadingSample, text: englishSample(jobSample) },
  resume: englishSample(resume),
  asOf: asOfSample,
});

const meanDegree = ({ verdicts }: Scoring): number =>
  verdicts.reduce((sum, { degree }) => sum + degree, 0) / verdicts.length;

/**
 * The contract of a `scorer`, as tests: call it at the top of a vitest file of the plugin.
 * The settings are the plugin's defaults.
 */
export function describeScorer<Schema extends GenericSchema>(plugin: Plugin<Schema>): void {
  describe(`${plugin.name} keeps the contract of a scorer`, () => {
    const scorer = openPlugin(plugin, 'scorer');
    const score = (resume = resumeSample) => scorer.score(requestFor(resume), { signal: never() });

    test('it judges every requirement once, in order, with a degree from 0 to 1', async () => {
      const { verdicts } = await score();
      expect(verdicts.map(({ requirementId }) => requirementId)).toEqual(
        jobReadingSample.requirements.map(({ id }) => id),
      );
      for (const { degree, verdict } of verdicts) {
        expect(degree).toBeGreaterThanOrEqual(0);
        expect(degree).toBeLessThanOrEqual(1);
        expect(['met', 'partial', 'missing']).toContain(verdict);
      }
    });

    test('every credit rests on a quote of the resume', async () => {
      const { verdicts } = await score();
      for (const { degree, quotes } of verdicts) {
        if (degree > 0) expect(quotes.length).toBeGreaterThan(0);
        for (const { text, start, end } of quotes) {
          if (start === undefined || end === undefined)
            expect(resumeSample.replace(/\s+/g, ' ')).toContain(text.replace(/\s+/g, ' '));
          else expect(resumeSample.slice(start, end)).toBe(text);
        }
      }
    });

    test.runIf(scorer.outline && scorer.seek)(
      'what it seeks for a job is in the outline of a resume that fits',
      async () => {
        const { text: _text, ...job } = requestFor(resumeSample).job;
        const { terms } = await scorer.seek!({ job }, { signal: never() });
        const found = async (resume: string) => {
          const outline = await scorer.outline!(
            { resume: englishSample(resume), asOf: asOfSample },
            { signal: never() },
          );
          return terms.reduce((sum, { term, weight }) => sum + (outline.terms.includes(term) ? weight : 0), 0);
        };
        expect(await found(resumeSample)).toBeGreaterThan(await found(unrelatedResumeSample));
      },
    );

    test('a resume that fits is judged better than one that does not', async () => {
      const [fit, misfit] = [await score(), await score(unrelatedResumeSample)];
      expect(fit.verdicts.map(({ verdict }) => verdict)).not.toContain('missing');
      expect(misfit.verdicts.map(({ verdict }) => verdict)).not.toContain('met');
      expect(meanDegree(fit)).toBeGreaterThan(meanDegree(misfit) + 0.4);
    });

    test('its signals have distinct ids, readable labels and degrees from 0 to 1', async () => {
      const { signals } = await score();
      expect(new Set(signals.map(({ id }) => id)).size).toBe(signals.length);
      expect(signals.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(mostOfSignals);
      for (const { label, degree, share } of signals) {
        expect(label.trim()).not.toBe('');
        expect(degree).toBeGreaterThanOrEqual(0);
        expect(degree).toBeLessThanOrEqual(1);
        expect(share).toBeGreaterThan(0);
      }
    });

    test('verdicts and signals stay the same when a recruiter changes other requirements', async () => {
      const whole = await score();
      const request = requestFor(resumeSample);
      const [first] = request.job.requirements;
      const alone = await scorer.score(
        { ...request, job: { ...request.job, requirements: [{ ...first!, weight: 7, must: !first!.must }] } },
        { signal: never() },
      );
      expect(alone).toEqual({ ...whole, verdicts: whole.verdicts.slice(0, 1) });
    });

    test('the profile counts years up to the given month', async () => {
      const { profile } = await score();
      expect(profile.positions[0]).toMatchObject({ current: true, start: '2018-01', months: 90 });
      expect(profile.totalYears).toBe(7.5);
    });

    test('an empty resume is judged and shows nothing', async () => {
      const { verdicts } = await score(' ');
      expect(verdicts.every(({ verdict, degree }) => verdict === 'missing' && degree === 0)).toBe(true);
    });

    test('an aborted signal ends the judging with its reason', async () => {
      const reason = new Error('no longer wanted');
      await expect(scorer.score(requestFor(resumeSample), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    });
  });
}
