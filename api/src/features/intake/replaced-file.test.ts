import { afterAll, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { createTestServer } from '../../testing/server.ts';
import { settledList } from '../../testing/settled-list.ts';
import { changeRole, newRole, uploadFiles } from '../../testing/upload.ts';
import { jobText, strongResume, weakResume } from '../documents/testing/texts.ts';

const server = await createTestServer({ env: { SANDBOX_PROCESSES: '2' } });
afterAll(server.close);
const client = await server.signUp();

const chefs = `Pastry Chef

Requirements
- 5+ years of experience as a pastry chef
- Experience in leading a team of bakers
- Menu planning and stock orders
`;
const both = { 'marta.txt': strongResume, 'jonas.txt': weakResume };
const replaceFile = (by: Client, role: number, text: string) =>
  changeRole(by, role, { name: 'Engineer' }, new File([text], 'new.txt'));

/** The list of a role once all of it is judged by the present version of its rubric. */
async function listByNow(role: number) {
  await expect
    .poll(async () => (await settledList(client, role)).items.map(({ state }) => state))
    .toEqual(['current', 'current']);
  const { items } = await settledList(client, role);
  return items.map(({ name, matchScore, musts, mustsMet }) => ({ name, matchScore, musts, mustsMet }));
}

test('resumes that are being judged while the file of their role is replaced are judged by the new one', async () => {
  const straight = await newRole(client, chefs);
  await uploadFiles(client, straight, both);
  const expected = await listByNow(straight);
  expect(expected[0]!.name).toBe('Jonas Perlmutter');

  const role = await newRole(client, jobText);
  await uploadFiles(client, role, { 'marta.txt': strongResume });
  await replaceFile(client, role, chefs);
  await uploadFiles(client, role, both);
  expect(await listByNow(role)).toEqual(expected);
});

test('resumes that wait for a job description that cannot be read are judged by the next one that can', async () => {
  const role = await newRole(client, '%PDF-1.7\nnot really');
  await uploadFiles(client, role, both);
  expect(await settledList(client, role)).toMatchObject({ total: 0, unreadable: 2 });
  const { body } = await client.call(`/api/roles/${role}/files?state=failed`);
  const failed = { failure: { code: 'job-description.failed' }, canRetry: true };
  expect(body.items).toMatchObject([failed, failed]);
  await replaceFile(client, role, chefs);
  await expect.poll(async () => (await settledList(client, role)).total).toBe(2);
  expect((await listByNow(role))[0]!.name).toBe('Jonas Perlmutter');
});
