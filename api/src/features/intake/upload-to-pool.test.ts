import type { OutputOf, PeopleList, PooledResumes } from '@cotejo/contract';
import type { endpoints } from '@cotejo/contract';
import { zip } from '@cotejo/plugin-kit/testing/word';
import { afterAll, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { createTestServer } from '../../testing/server.ts';
import type { Files } from '../../testing/upload.ts';
import { strongResume, weakResume } from '../documents/testing/texts.ts';

const server = await createTestServer({ env: { SANDBOX_PROCESSES: '1' } });
afterAll(server.close);

type PoolFiles = OutputOf<typeof endpoints.listPoolFiles>;
const upload = (by: Client, files: Files) => {
  const form = new FormData();
  for (const [name, content] of Object.entries(files)) form.append('files', new File([content], name));
  return by.call<PooledResumes>('/api/people/resumes', { method: 'POST', body: form });
};
const filesOf = async (by: Client, query = '') => (await by.call<PoolFiles>(`/api/people/files${query}`)).body;

test('resumes for no role become people, the unreadable are told apart, and none is taken twice', async () => {
  const by = await server.signUp();
  const packed = zip({ 'old/jonas.txt': weakResume, 'old/again.txt': strongResume, 'old/scan.png': 'no resume' });
  const { status, body } = await upload(by, { 'marta.txt': strongResume, 'old.zip': packed, 'blank.txt': ' \n ' });
  expect(status).toBe(202);
  expect(body.accepted.map(({ fileName }) => fileName)).toEqual(['marta.txt', 'jonas.txt', 'blank.txt']);
  expect(body.known).toEqual([{ fileName: 'again.txt', resumeId: body.accepted[0]!.resumeId }]);
  expect(body.refused).toMatchObject([{ fileName: 'scan.png', code: 'document.wrong-type' }]);
  await expect.poll(async () => (await filesOf(by)).waiting).toBe(0);
  expect(await filesOf(by)).toMatchObject({
    failed: 1,
    items: [{ fileName: 'blank.txt', failure: { code: 'document.empty' }, canRetry: false }],
    nextCursor: null,
  });
  const people = await by.call<PeopleList>('/api/people');
  expect(people.body.items.map(({ name }) => name).toSorted()).toEqual(['Jonas Perlmutter', 'Marta Ilves']);
  expect((await upload(by, { 'old.zip': packed })).body).toMatchObject({ accepted: [], known: [{}, {}] });
});

test('files that could not be read come in parts, and only to their own company', async () => {
  const [by, stranger] = [await server.signUp(), await server.signUp()];
  await upload(by, { 'one.txt': ' \n', 'two.txt': ' \n\n', 'three.txt': ' \n\n\n' });
  await expect.poll(async () => (await filesOf(by)).failed).toBe(3);
  const first = await filesOf(by, '?limit=2');
  expect(first.items.map(({ fileName }) => fileName)).toEqual(['three.txt', 'two.txt']);
  const second = await filesOf(by, `?limit=2&cursor=${first.nextCursor}`);
  expect(second.items.map(({ fileName }) => fileName)).toEqual(['one.txt']);
  expect(await filesOf(stranger)).toMatchObject({ waiting: 0, failed: 0, items: [] });
});
