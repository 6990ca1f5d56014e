import type { Candidate, Rubric, RubricVersion } from '@cotejo/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { strongResume } from '../documents/testing/texts.ts';
import type { Client } from '../../testing/client.ts';
import { createTestServer } from '../../testing/server.ts';
import { changeRole, newRole, uploadCase } from '../../testing/upload.ts';
import { address, analyze, entriesOf, inputOf, put, read } from './testing/calls.ts';

const server = await createTestServer({ env: { SANDBOX_PROCESSES: '2' } });
afterAll(server.close);
const member = await server.signUp();

const versionsOf = async (id: number) => (await member.call<RubricVersion[]>(`${address(id)}/versions`)).body;
const restore = <Body = Rubric>(client: Client, id: number, json: { version: number; restore: number }) =>
  client.call<Body>(`${address(id)}/restore`, { method: 'POST', json });
const added = { text: 'Knowledge of Kotlin', active: true, must: false, weight: 1 };

describe('an earlier version', () => {
  test('is listed with its requirements, and can be brought back but for the present one', async () => {
    const { id } = await uploadCase(member, []);
    const rubric = await read(member, id);
    const switched = (await put(member, id, inputOf(rubric, { 0: { active: false } }))).body;
    expect(await versionsOf(id)).toMatchObject([
      { version: 2, isRestorable: false, restored: null, requirements: switched.requirements },
      { version: 1, isRestorable: true, restored: null, requirements: rubric.requirements },
    ]);
  });

  test('comes back as a new one, and the scores with it', async () => {
    const { id, resumeIds } = await uploadCase(member, [strongResume]);
    await analyze(member, id);
    const candidate = async () => (await member.call<Candidate>(`/api/analysis/${id}/${resumeIds[0]}`)).body;
    const { matchScore, arithmetic } = await candidate();
    const rubric = await read(member, id);
    const [signal] = rubric.signals;
    await put(member, id, {
      ...inputOf(rubric, { 0: { active: false }, 1: { weight: 4 } }),
      signals: [{ id: signal!.id, active: false, share: signal!.share }],
    });
    const { body } = await restore(member, id, { version: 2, restore: 1 });
    expect(body).toEqual({ ...rubric, version: 3 });
    expect(await candidate()).toMatchObject({ rubricVersion: 3, matchScore, arithmetic });
    const [newest] = await versionsOf(id);
    expect(newest).toMatchObject({ version: 3, restored: 1, changedBy: { id: member.user.id } });
    expect(newest!.changes.map(({ what }) => what)).toEqual(['switched-on', 'weight', 'switched-on']);
  });

  test('brings a requirement back that was taken out, which is then looked for again', async () => {
    const { id, resumeIds } = await uploadCase(member, [strongResume]);
    const rubric = await read(member, id);
    const second = (await put(member, id, inputOf(rubric, {}, [added]))).body;
    await put(member, id, { version: 2, requirements: entriesOf(second).slice(0, -1) });
    await analyze(member, id);
    const { body } = await restore(member, id, { version: 3, restore: 2 });
    expect(body.requirements).toEqual(second.requirements);
    await analyze(member, id);
    const found = (await member.call<Candidate>(`/api/analysis/${id}/${resumeIds[0]}`)).body;
    expect(found.rubricVersion).toBe(4);
    expect(found.requirements.map(({ text }) => text)).toContain(added.text);
  });

  test('that says the same as the present one makes no new one', async () => {
    const { id } = await uploadCase(member, []);
    const rubric = await read(member, id);
    await put(member, id, inputOf(rubric, { 0: { active: false } }));
    await put(member, id, { ...inputOf(rubric), version: 2 });
    expect((await restore(member, id, { version: 3, restore: 1 })).body.version).toBe(3);
  });

  test('does not come back over a change that its author has not seen', async () => {
    const { id } = await uploadCase(member, []);
    const rubric = await read(member, id);
    await put(member, id, inputOf(rubric, { 0: { active: false } }));
    await put(member, id, { ...inputOf(rubric), version: 2 });
    expect(await restore(member, id, { version: 2, restore: 1 })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    });
  });

  test('of a file that was replaced, or that there never was, cannot come back', async () => {
    const roleId = await newRole(member);
    const rubricAt = `/api/roles/${roleId}/rubric`;
    const ready = () => expect.poll(async () => (await member.call(rubricAt)).status).toBe(200);
    await ready();
    const file = new File(['Pastry Chef\n\nRequirements\n- Experience with French pastry\n'], 'chef.txt');
    await changeRole(member, roleId, { name: 'Chef' }, file);
    await ready();
    const { body: versions } = await member.call<RubricVersion[]>(`${rubricAt}/versions`);
    expect(versions.map(({ isRestorable }) => isRestorable)).toEqual([false, false]);
    for (const version of [1, 7])
      expect(
        await member.call(`${rubricAt}/restore`, { method: 'POST', json: { version: 2, restore: version } }),
      ).toMatchObject({ status: 400, body: { issues: [{ path: 'restore' }] } });
  });
});
