import type { ScoreRequest, SummaryRequest } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import type { CandidateAnalysis, RubricRequirement, RubricSignal } from '../results.ts';
import { matchInput, plainScorer, plainSummariser } from '../testing/sample-candidate.ts';
import { named, toolsWith } from '../testing/tools.ts';
import { matchCandidate } from '../flows/match-candidate.ts';
import { foresee, rescore, signalsIn } from './rubric.ts';

const read: RubricRequirement[] = matchInput.job.requirements;
const changed = (id: string, change: Partial<RubricRequirement>): RubricRequirement[] =>
  read.map((one) => (one.id === id ? { ...one, ...change } : one));

/** A run under a rubric, with what was asked of the scorer and told the summariser. */
async function run(requirements: RubricRequirement[], known?: CandidateAnalysis, signals: RubricSignal[] = []) {
  const asked: string[][] = [];
  const told: SummaryRequest[] = [];
  const tools = toolsWith({
    scorer: [
      named(
        {
          score: (request: ScoreRequest, options: { signal: AbortSignal }) => (
            asked.push(request.job.requirements.map(({ id }) => id)),
            plainScorer.provider.score(request, options)
          ),
        },
        'plain',
      ),
    ],
    summariser: [
      named(
        {
          summarise: (request: SummaryRequest, options: { signal: AbortSignal }) => (
            told.push(request),
            plainSummariser.provider.summarise(request, options)
          ),
        },
        'plain',
      ),
    ],
  });
  const result = await matchCandidate(
    { ...matchInput, job: { ...matchInput.job, requirements }, signals, ...(known && { known }) },
    tools,
  );
  return { result, asked, told };
}

const { result: first } = await run(read);
const scoreOf = ({
  matchScore,
  arithmetic,
  requirements,
}: Pick<CandidateAnalysis, 'matchScore' | 'arithmetic' | 'requirements'>) => ({ matchScore, arithmetic, requirements });

const added: RubricRequirement = {
  id: 'v2-1',
  text: 'Monthly payroll',
  kind: 'skill',
  must: true,
  weight: 1,
  skills: [],
  added: true,
};

const withoutSignals = (requirements: RubricRequirement[]) => ({ requirements, signals: [] });
const titled = (change: Partial<RubricSignal>): RubricSignal => ({
  id: 'title',
  label: 'Title',
  share: 0.15,
  ...change,
});

describe('a changed rubric', () => {
  test.for<[string, RubricRequirement[]]>([
    ['one requirement switched off', changed('r1', { off: true })],
    ['a must that became nice to have', changed('r2', { must: false })],
    ['another weight', changed('r3', { weight: 4.25 })],
  ])('gives the score of a run that had it from the start: %s', async ([, rubric]) => {
    const again = rescore(withoutSignals(rubric), first)!;
    const { result } = await run(rubric);
    expect({ matchScore: again.matchScore, arithmetic: again.arithmetic }).toEqual({
      matchScore: result.matchScore,
      arithmetic: result.arithmetic,
    });
    expect(again.arithmetic).not.toEqual(first.arithmetic);
  });

  test('leaves the signals their share of the points', () => {
    const shareOf = ({ arithmetic }: Pick<CandidateAnalysis, 'arithmetic'>) =>
      arithmetic.find(({ source }) => source === 'signal')!.maxPoints;
    expect(shareOf(first)).toBe(15);
    expect(shareOf(rescore(withoutSignals(read.map((one) => ({ ...one, weight: 7 }))), first)!)).toBe(15);
    expect(shareOf(rescore(withoutSignals(changed('r1', { off: true })), first)!)).toBe(15);
  });

  test('that is changed back gives back the score, however long the way', () => {
    let now = rescore(withoutSignals(read), first)!;
    for (const rubric of [
      changed('r1', { off: true }),
      changed('r2', { weight: 0.01 }),
      changed('r3', { must: false, weight: 9.99 }),
      read,
    ])
      now = rescore(withoutSignals(rubric), now)!;
    expect(now).toEqual(scoreOf(first));
  });

  test('keeps the verdict of what is switched off, out of the sum', () => {
    const { requirements, arithmetic } = rescore(withoutSignals(changed('r1', { off: true })), first)!;
    expect(requirements.find(({ id }) => id === 'r1')).toMatchObject({ off: true, verdict: 'partial' });
    expect(arithmetic.map(({ id }) => id)).not.toContain('r1');
    expect(arithmetic.reduce((sum, { maxPoints }) => sum + maxPoints, 0)).toBeCloseTo(100, 9);
  });

  test('waits for a judgment where a requirement that counts has none', () => {
    expect(rescore(withoutSignals([...read, added]), first)).toBeUndefined();
    expect(rescore(withoutSignals([...read, { ...added, off: true }]), first)?.matchScore).toBe(first.matchScore);
  });
});

describe('a signal that a recruiter', () => {
  const lineOf = ({ arithmetic }: Pick<CandidateAnalysis, 'arithmetic'>) =>
    arithmetic.find(({ source }) => source === 'signal')!;
  const whole = ({ arithmetic }: Pick<CandidateAnalysis, 'arithmetic'>) =>
    arithmetic.reduce((sum, { maxPoints }) => sum + Math.round(maxPoints * 100), 0) / 100;

  test.for<[string, RubricSignal, number]>([
    ['weighs has that share, even above what a line may have by itself', titled({ share: 0.28, readShare: 0.15 }), 28],
    ['switches off has none', titled({ off: true }), 0],
    ['switches off after weighing has none', titled({ off: true, share: 0.28, readShare: 0.15 }), 0],
  ])('%s', async ([, setting, points]) => {
    const again = rescore({ requirements: read, signals: [setting] }, first)!;
    expect(lineOf(again).maxPoints).toBe(points);
    expect(whole(again)).toBe(100);
    const { result } = await run(read, undefined, [setting]);
    expect({ matchScore: again.matchScore, arithmetic: again.arithmetic }).toEqual({
      matchScore: result.matchScore,
      arithmetic: result.arithmetic,
    });
    expect(scoreOf({ ...first, ...rescore(withoutSignals(read), again)! })).toEqual(scoreOf(first));
  });

  test('weighs leaves the requirements their part, however many there are', () => {
    const signals = ['a', 'b', 'c', 'd'].map((id) => ({ id, label: id, degree: 1, share: 0.1 }));
    const settings = signals.map((one) => ({ ...one, share: 0.3, readShare: 0.1 }));
    const requirements = read.map((one) => ({ ...one, must: false }));
    const degrees = Object.fromEntries(read.map(({ id }) => [id, 0]));
    expect(foresee({ requirements, signals: settings }, { requirements: degrees, signals })).toBe(90);
  });
});

describe('what a score would be', () => {
  const known = {
    requirements: Object.fromEntries(first.requirements.map(({ id, degree }) => [id, degree])),
    signals: signalsIn(first.arithmetic),
  };

  test('is what it becomes', () => {
    for (const requirements of [read, changed('r1', { off: true }), changed('r2', { weight: 9 })]) {
      const rubric = { requirements, signals: [titled({ off: true })] };
      expect(foresee(rubric, known)).toBe(rescore(rubric, first)!.matchScore);
    }
  });

  test('leaves out what nobody has looked for yet', () => {
    expect(foresee(withoutSignals([...read, added]), known)).toBe(first.matchScore);
  });
});

describe('a run that knows an earlier one', () => {
  test('has only the new requirement judged, and ends where a whole run would', async () => {
    const { result, asked } = await run([...read, added], first);
    expect(asked).toEqual([['v2-1']]);
    expect(scoreOf(result)).toEqual(scoreOf((await run([...read, added])).result));
    expect(result.provenance.map(({ stage }) => stage)).toEqual(['score', 'summarise']);
  });

  test('asks no scorer where everything is known, and tells the summariser only what counts', async () => {
    const { result, asked, told } = await run(changed('r2', { off: true }), first);
    expect(asked).toEqual([]);
    expect(told[0]!.verdicts.map(({ requirementId }) => requirementId)).toEqual(['r1', 'r3', 'r4']);
    expect(told[0]!.job.requirements.map(({ id }) => id)).toEqual(['r1', 'r3', 'r4']);
    expect(told[0]!.score).toBe(result.matchScore);
    expect(result.provenance.map(({ stage }) => stage)).toEqual(['score', 'summarise']);
  });

  test('judges what was switched off from the start once it counts', async () => {
    const { result: without } = await run(changed('r3', { off: true }));
    const { result, asked } = await run(read, without);
    expect(asked).toEqual([['r3']]);
    expect(scoreOf(result)).toEqual(scoreOf(first));
  });
});
