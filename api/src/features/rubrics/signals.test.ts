import type { Candidate, Rubric, RubricVersion } from '@cotejo/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { strongResume } from '../documents/testing/texts.ts';
import { createTestServer } from '../../testing/server.ts';
import { type Case, uploadCase } from '../../testing/upload.ts';
import { address, analyze, entriesOf, inputOf, put, read } from './testing/calls.ts';

const server = await createTestServer({ env: { SANDBOX_PROCESSES: '2' } });
afterAll(server.close);
const member = await server.signUp();

const candidate = async ({ client, id, resumeIds }: Case) =>
  (await client.call<Candidate>(`/api/analysis/${id}/${resumeIds[0]}`)).body;
const linesOf = ({ arithmetic }: Candidate) => arithmetic.filter(({ source }) => source === 'signal');
const scoreOf = ({ matchScore, arithmetic }: Candidate) => ({ matchScore, arithmetic });

async function analyzed(): Promise<Case> {
  const made = await uploadCase(member, [strongResume]);
  await analyze(member, made.id);
  return made;
}

/** A rubric as it is sent, with one signal changed. */
const withSignal = (rubric: Rubric, id: string, change: { active?: boolean; share?: number }) => ({
  version: rubric.version,
  requirements: entriesOf(rubric),
  signals: rubric.signals.map(({ active, share, ...one }) => ({
    id: one.id,
    active,
    share,
    ...(one.id === id && change),
  })),
});

describe('the signals of a rubric', () => {
  test('are known from the first score on, with the parts that their scorer gives them', async () => {
    const made = await uploadCase(member, [strongResume]);
    expect((await read(member, made.id)).signals).toEqual([]);
    await analyze(member, made.id);
    const { signals } = await read(member, made.id);
    const lines = linesOf(await candidate(made));
    expect(signals.length).toBeGreaterThan(0);
    expect(signals).toEqual(
      lines.map(({ id, label, labelInSpanish, share }) => ({
        id,
        label,
        ...(labelInSpanish && { labelInSpanish }),
        active: true,
        share,
        statedShare: share,
      })),
    );
  });

  test('that one weighs has that part of the score; switched off it has none, and all can be undone', async () => {
    const made = await analyzed();
    const before = await candidate(made);
    const rubric = await read(member, made.id);
    const { id, share, label, labelInSpanish } = rubric.signals.at(-1)!;
    const second = (await put(member, made.id, withSignal(rubric, id, { share: 0.25 }))).body;
    expect(second.signals.at(-1)).toMatchObject({ id, active: true, share: 0.25, statedShare: share });
    expect(linesOf(await candidate(made)).at(-1)).toMatchObject({ id, maxPoints: 25 });
    const third = (await put(member, made.id, withSignal(second, id, { active: false }))).body;
    expect(third.signals.at(-1)).toMatchObject({ id, active: false, share: 0.25, statedShare: share });
    const off = await candidate(made);
    expect(off.arithmetic.map((line) => line.id)).not.toContain(id);
    expect(off.arithmetic.reduce((sum, { maxPoints }) => sum + maxPoints, 0)).toBeCloseTo(100, 6);
    await put(member, made.id, withSignal(third, id, { active: true, share }));
    expect(scoreOf(await candidate(made))).toEqual(scoreOf(before));
    const { body: versions } = await member.call<RubricVersion[]>(`${address(made.id)}/versions`);
    const wording = { text: label, originalText: labelInSpanish };
    expect(versions.map(({ changes }) => changes)).toEqual([
      [
        { what: 'switched-on', ...wording },
        { what: 'share', ...wording, from: 0.25, to: share },
      ],
      [{ what: 'switched-off', ...wording }],
      [{ what: 'share', ...wording, from: share, to: 0.25 }],
      [],
    ]);
  });

  test('are in a judgment that is made anew as recruiters have left them', async () => {
    const made = await analyzed();
    const rubric = await read(member, made.id);
    await put(member, made.id, withSignal(rubric, rubric.signals[0]!.id, { active: false }));
    const rescored = await candidate(made);
    await analyze(member, made.id, '?force=true');
    expect(scoreOf(await candidate(made))).toEqual(scoreOf(rescored));
    expect((await read(member, made.id)).signals[0]).toMatchObject({ active: false });
  });

  test('stay as they are where a change names none, as pages of the version before do', async () => {
    const made = await analyzed();
    const rubric = await read(member, made.id);
    const second = (await put(member, made.id, withSignal(rubric, rubric.signals[0]!.id, { active: false }))).body;
    const third = (await put(member, made.id, inputOf(second, { 0: { weight: 3 } }))).body;
    expect(third.version).toBe(3);
    expect(third.signals).toEqual(second.signals);
  });

  test.for<[string, (id: string) => object, string]>([
    ['one that there is not', () => ({ id: 'astrology', active: true, share: 0.1 }), 'There is no such line.'],
    ['a part of nothing', (id) => ({ id, active: true, share: 0 }), 'A line must be worth from 1 to 30 points'],
    ['too great a part', (id) => ({ id, active: true, share: 0.4 }), 'A line must be worth from 1 to 30 points'],
  ])('are refused: %s', async ([, entry, message]) => {
    const made = await analyzed();
    const rubric = await read(member, made.id);
    const signals = [entry(rubric.signals[0]!.id)];
    expect(await put(member, made.id, { ...inputOf(rubric), signals })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', message },
    });
  });
});
