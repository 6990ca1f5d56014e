import type { ScoreRequest, SummaryRequest } from '@cotejo/plugin-kit';
import { describe, expect, test } from 'vitest';
import type { CandidateAnalysis, RubricRequirement } from '../results.ts';
import { matchInput, plainScorer, plainSummariser } from '../testing/sample-candidate.ts';
import { named, toolsWith } from '../testing/tools.ts';
import { matchCandidate } from '../flows/match-candidate.ts';
import { rescore } from './rubric.ts';

const read: RubricRequirement[] = matchInput.job.requirements;
const changed = (id: string, change: Partial<RubricRequirement>): RubricRequirement[] =>
  read.map((one) => (one.id === id ? { ...one, ...change } : one));

/** A run under a rubric, with what was asked of the scorer and told the summariser. */
async function run(requirements: RubricRequirement[], known?: CandidateAnalysis) {
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
    { ...matchInput, job: { ...matchInput.job, requirements }, ...(known && { known }) },
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

describe('a changed rubric', () => {
  test.for<[string, RubricRequirement[]]>([
    ['one requirement switched off', changed('r1', { off: true })],
    ['a must that became nice to have', changed('r2', { must: false })],
    ['another weight', changed('r3', { weight: 4.25 })],
  ])('gives the score of a run that had it from the start: %s', async ([, rubric]) => {
    const again = rescore(rubric, first)!;
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
    expect(
      shareOf(
        rescore(
          read.map((one) => ({ ...one, weight: 7 })),
          first,
        )!,
      ),
    ).toBe(15);
    expect(shareOf(rescore(changed('r1', { off: true }), first)!)).toBe(15);
  });

  test('that is changed back gives back the score, however long the way', () => {
    let now = rescore(read, first)!;
    for (const rubric of [
      changed('r1', { off: true }),
      changed('r2', { weight: 0.01 }),
      changed('r3', { must: false, weight: 9.99 }),
      read,
    ])
      now = rescore(rubric, now)!;
    expect(now).toEqual(scoreOf(first));
  });

  test('keeps the verdict of what is switched off, out of the sum', () => {
    const { requirements, arithmetic } = rescore(changed('r1', { off: true }), first)!;
    expect(requirements.find(({ id }) => id === 'r1')).toMatchObject({ off: true, verdict: 'partial' });
    expect(arithmetic.map(({ id }) => id)).not.toContain('r1');
    expect(arithmetic.reduce((sum, { maxPoints }) => sum + maxPoints, 0)).toBeCloseTo(100, 9);
  });

  test('waits for a judgement where a requirement that counts has none', () => {
    expect(rescore([...read, added], first)).toBeUndefined();
    expect(rescore([...read, { ...added, off: true }], first)?.matchScore).toBe(first.matchScore);
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
