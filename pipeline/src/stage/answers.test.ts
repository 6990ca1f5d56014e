import type { Extractor, Scorer, Scoring, Summariser, Summary, Translator } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import { runStage, type StageFailure } from './run-stage.ts';
import { matchInput, jobReading, profile, resumeText, signal as titleSignal } from '../testing/sample-candidate.ts';
import { named, page, plainText, toolsWith } from '../testing/tools.ts';

const signal = new AbortController().signal;
const limits = { signal, maxPages: 200, maxCharacters: 400_000 };
const summaryRequest = { job: jobReading, candidateName: 'Ana', profile, verdicts: [], score: 50 };
const scoreRequest = { job: matchInput.job, resume: matchInput.resume.text, asOf: '2025-06' };
const wellWritten: Summary = { summary: 'Ana fits.', keyStrengths: [], areasForConsideration: [] };
const wellJudged: Scoring = {
  verdicts: [{ requirementId: 'r1', verdict: 'met', degree: 1, quotes: [{ text: 'payroll' }] }],
  signals: [titleSignal],
  profile,
};

/** What a stage makes of an answer: the answer, or why it was not taken. */
async function outcome<Provider extends object>(
  provider: Provider,
  ask: (provider: Provider) => Promise<unknown>,
): Promise<unknown> {
  return runStage('score', [named(provider, 'mine')], ask, toolsWith()).then(
    ({ value }) => value,
    ({ failures, cause }: StageFailure) => [failures[0]!.reason, String((cause as AggregateError).errors[0])],
  );
}
const summarised = (answer: unknown) =>
  outcome<Summariser>({ summarise: async () => answer as Summary }, (one) => one.summarise(summaryRequest, { signal }));
const scored = (answer: unknown) =>
  outcome<Scorer>({ score: async () => answer as Scoring }, (one) => one.score(scoreRequest, { signal }));
const extracted = (answer: unknown) =>
  outcome<Extractor>({ extract: async () => answer as never }, (one) => one.extract(plainText, limits));
const refused = (what: string) => ['bad-output', expect.stringContaining(what)];

describe('an answer of a plugin', () => {
  test('of the right shape is taken as it is, without what nobody asked for', async () => {
    expect(await summarised({ ...wellWritten, more: 'x'.repeat(100) })).toEqual(wellWritten);
    expect(await scored(wellJudged)).toEqual(wellJudged);
    expect(
      await extracted({
        pages: [page('text', { hidden: [{ text: 'white', reason: 'tiny' }] })],
        cuts: [{ what: 'pages', limit: 3 }],
      }),
    ).toEqual({
      pages: [page('text', { hidden: [{ text: 'white', reason: 'tiny' }] })],
      cuts: [{ what: 'pages', limit: 3 }],
    });
  });

  test.for<[string, unknown, string]>([
    ['nothing', undefined, 'the whole of it'],
    ['50 MB of text', { ...wellWritten, summary: 'x'.repeat(50 * 2 ** 20) }, 'too large'],
    ['a list without end', { ...wellWritten, keyStrengths: new Array(1e9) }, 'too large'],
    ['a long summary', { ...wellWritten, summary: 'x'.repeat(30_000) }, 'summary'],
    ['no summary', { ...wellWritten, summary: ' \n ' }, 'summary'],
    ['points of another kind', { ...wellWritten, keyStrengths: ['good'] }, 'keyStrengths.0'],
    [
      'too many points',
      { ...wellWritten, keyStrengths: Array.from({ length: 101 }, () => ({ title: 'a', description: 'b' })) },
      'keyStrengths',
    ],
    ['a text that is none', { ...wellWritten, summary: { toString: () => 'Ana' } }, 'no plain data'],
    [
      'an answer that never ends',
      (() => {
        const self: Record<string, unknown> = { ...wellWritten };
        self['keyStrengths'] = [self];
        return self;
      })(),
      'too large',
    ],
  ])('is refused for %s, and the refusal quotes nothing', async ([, answer, what]) => {
    expect(await summarised(answer)).toEqual(refused(what));
    expect(JSON.stringify(await summarised(answer)).length).toBeLessThan(300);
  });

  test.for<[string, unknown, string]>([
    [
      'a degree that is no number',
      { ...wellJudged, verdicts: [{ ...wellJudged.verdicts[0], degree: Number.NaN }] },
      'no finite number',
    ],
    ['an endless share', { ...wellJudged, signals: [{ ...titleSignal, share: Infinity }] }, 'no finite number'],
    [
      'an unknown verdict',
      { ...wellJudged, verdicts: [{ ...wellJudged.verdicts[0], verdict: 'constructor' }] },
      'verdicts.0.verdict',
    ],
    [
      'a position outside the text',
      {
        ...wellJudged,
        profile: {
          ...profile,
          positions: [{ ...profile.positions[0], span: { start: 0, end: resumeText.length + 1 } }],
        },
      },
      'positions.0.span.end',
    ],
    [
      'a position that ends before it begins',
      { ...wellJudged, profile: { ...profile, positions: [{ ...profile.positions[0], span: { start: 5, end: 4 } }] } },
      'positions.0.span',
    ],
    [
      'a month that is none',
      { ...wellJudged, profile: { ...profile, positions: [{ ...profile.positions[0], start: '2018-13' }] } },
      'positions.0.start',
    ],
    ['an id that could be markup', { ...wellJudged, signals: [{ ...titleSignal, id: '<b>' }] }, 'signals.0.id'],
    ['four hundred years', { ...wellJudged, profile: { ...profile, totalYears: 400 } }, 'totalYears'],
  ])('is refused for %s', async ([, answer, what]) => {
    expect(await scored(answer)).toEqual(refused(what));
  });

  test('is refused for more pages and text than were asked for, and for hidden text of an unknown kind', async () => {
    expect(await extracted({ pages: new Array(201).fill(page('a')), cuts: [] })).toEqual(refused('pages'));
    expect(await extracted({ pages: new Array(3).fill(page('a'.repeat(300_000))), cuts: [] })).toEqual(
      refused('extract'),
    );
    expect(
      await extracted({ pages: [page('a', { hidden: [{ text: 'b', reason: 'because' as never }] })], cuts: [] }),
    ).toEqual(refused('hidden.0.reason'));
  });

  test('is refused for another number of lines than were sent', async () => {
    const translate = (segments: string[]) =>
      outcome<Translator>({ supports: () => true, translate: async () => ({ segments }) }, (one) =>
        one.translate({ segments: ['uno', 'dos'], from: 'es', to: 'en', keep: [] }, { signal }),
      );
    expect(await translate(['one', 'two'])).toEqual({ segments: ['one', 'two'] });
    expect(await translate(['one'])).toEqual(refused('segments'));
  });

  test('loses U+0000 and lone surrogates, and keeps every other letter', async () => {
    expect(await summarised({ ...wellWritten, summary: 'A\0n\ud800a 🙈 \udc00fits' })).toEqual({
      ...wellWritten,
      summary: 'Ana 🙈 fits',
    });
  });

  test('is read once: what is computed, lies about its kind or sits behind a proxy is refused', async () => {
    let asked = 0;
    expect(
      await summarised({
        ...wellWritten,
        get summary() {
          return (asked += 1) > 1 ? 'x'.repeat(1e6) : 'Ana';
        },
      }),
    ).toEqual(refused('computed'));
    expect(await summarised(new Proxy(wellWritten, {}))).toEqual(refused('no plain data'));
    expect(
      await summarised(
        Object.assign(Object.create({ summary: 'inherited' }) as object, {
          keyStrengths: [],
          areasForConsideration: [],
        }),
      ),
    ).toEqual(refused('no plain data'));
    expect(
      await summarised(
        JSON.parse('{"__proto__": {"summary": "inherited"}, "keyStrengths": [], "areasForConsideration": []}'),
      ),
    ).toEqual(refused('summary'));
    expect(asked).toBe(0);
  });

  test('that is not taken leaves the work to the next plugin, which is said', async () => {
    const bad = named<Summariser>({ summarise: async () => ({ ...wellWritten, summary: 'x'.repeat(30_000) }) }, 'bad');
    const good = named<Summariser>({ summarise: async () => wellWritten }, 'good');
    const { value, record } = await runStage(
      'summarise',
      [bad, good],
      (one) => one.summarise(summaryRequest, { signal }),
      toolsWith(),
    );
    expect(value).toEqual(wellWritten);
    expect(record).toMatchObject({ plugin: 'good', fallbacks: [{ plugin: 'bad', reason: 'bad-output' }] });
  });
});
