import type { Rubric } from '@cotejo/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { eq } from '../../platform/database/drizzle.ts';
import { jobDescriptions } from '../../platform/database/schema/index.ts';
import { createClient } from '../../testing/client.ts';
import { insertRows } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';
import { uploadCase } from '../../testing/upload.ts';
import { address, entriesOf, inputOf, put, read } from './testing/calls.ts';

const server = await createTestServer({ env: { SANDBOX_PROCESSES: '2' } });
afterAll(server.close);

describe('is refused', () => {
  const made = server.signUp().then((client) => uploadCase(client, []));
  const added = (more: object = {}) => ({ text: 'Ansible', active: true, must: true, weight: 1, ...more });
  const tooMany = Array.from({ length: 21 }, (_, index) => added({ text: `Tool ${index}` }));

  test.for<[string, (rubric: Rubric) => unknown, string]>([
    ['a rubric without a version', ({ requirements }) => ({ requirements: entriesOf({ requirements } as Rubric) }), ''],
    [
      'an unknown requirement',
      (rubric) => inputOf(rubric, {}, [{ ...added(), id: 'r99' }]),
      'There is no such requirement.',
    ],
    [
      'the same requirement twice',
      (rubric) => inputOf(rubric, {}, entriesOf(rubric).slice(0, 1)),
      'There is no such requirement.',
    ],
    [
      'a requirement of the document left out',
      (rubric) => ({ version: 1, requirements: entriesOf(rubric).slice(1) }),
      'A requirement of the job description can be switched off, not removed.',
    ],
    [
      'everything switched off',
      (rubric) => ({ version: 1, requirements: entriesOf(rubric).map((entry) => ({ ...entry, active: false })) }),
      'Keep at least one requirement switched on.',
    ],
    ['nothing at all', () => ({ version: 1, requirements: [] }), 'Keep at least one requirement switched on.'],
    [
      'a weight of nothing',
      (rubric) => inputOf(rubric, { 0: { weight: 0 } }),
      'A weight must be a number from 0.01 to 10',
    ],
    [
      'a weight beyond the scale',
      (rubric) => inputOf(rubric, { 0: { weight: 10.5 } }),
      'A weight must be a number from 0.01 to 10',
    ],
    [
      'a negative weight',
      (rubric) => inputOf(rubric, { 0: { weight: -1 } }),
      'A weight must be a number from 0.01 to 10',
    ],
    ['an empty text', (rubric) => inputOf(rubric, {}, [added({ text: ' ​ ' })]), 'Say what is required.'],
    ['no text', (rubric) => inputOf(rubric, {}, [added({ text: undefined })]), 'Say what is required.'],
    [
      'a text of 500 characters',
      (rubric) => inputOf(rubric, {}, [added({ text: 'x'.repeat(500) })]),
      'A requirement must be at most 300 characters',
    ],
    [
      'what is there already',
      (rubric) => inputOf(rubric, {}, [added({ text: rubric.requirements[0]!.text.toUpperCase() })]),
      'This requirement is there already.',
    ],
    [
      'the same text twice',
      (rubric) => inputOf(rubric, {}, [added(), added({ text: 'ANSIBLE' })]),
      'This requirement is there already.',
    ],
    ['too many', (rubric) => inputOf(rubric, {}, tooMany), 'You can add a maximum of 20 requirements.'],
  ])('%s', async ([, input, message]) => {
    const { client, id } = await made;
    const answer = await put<{ message: string; issues: { path: string }[] }>(
      client,
      id,
      input(await read(client, id)),
    );
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    if (message) expect(answer.body.message).toBe(message);
    expect(answer.body.issues[0]!.path).toMatch(/^(version|requirements)/);
    expect((await read(client, id)).version).toBe(1);
  });

  test("another company's job description, and everybody who is not signed in", async () => {
    const { client, id } = await made;
    const input = inputOf(await read(client, id), { 0: { weight: 2 } });
    const stranger = await server.signUp();
    expect((await put(stranger, id, input)).status).toBe(404);
    expect((await stranger.call(address(id))).status).toBe(404);
    expect((await stranger.call(`${address(id)}/versions`)).status).toBe(404);
    expect((await put(createClient(server.url), id, input)).status).toBe(401);
    expect((await read(client, id)).version).toBe(1);
  });

  test('one that has not been read yet, or cannot be', async () => {
    const client = await server.signUp();
    const { jobDescriptionId: id } = await insertRows(server, client);
    const input = { version: 1, requirements: [{ id: 'r1', active: true, must: false, weight: 1 }] };
    for (const [state, status] of [
      ['preparing', 409],
      ['failed', 422],
    ] as const) {
      await server.database.update(jobDescriptions).set({ state }).where(eq(jobDescriptions.id, id));
      expect(
        [
          await client.call(address(id)),
          await client.call(`${address(id)}/versions`),
          await put(client, id, input),
        ].map((answer) => answer.status),
      ).toEqual([status, status, status]);
    }
  });
});
