import type { Analysis, Candidate } from '@cotejo/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textVectors } from '../database/schema/index.ts';
import { spanishResume, strongResume } from '../../features/documents/testing/texts.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { type Case, uploadCase } from '../../testing/upload.ts';
import { storedVectors } from './vectors.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const rows = () => server.database.select().from(textVectors);
const analyze = async ({ client, id, resumeIds }: Case, query = ''): Promise<Candidate> => {
  await client.call<Analysis>(`/api/analyze/${id}${query}`, { method: 'POST' });
  return (await client.call<Candidate>(`/api/analysis/${id}/${resumeIds[0]}`)).body;
};
const encoderOf = ({ provenance }: Candidate) => provenance.find(({ stage }) => stage === 'embed');

test('vectors are computed when documents are read, a match adds none, and they go with their documents', async () => {
  const sample = await uploadCase(await server.signUp(), [strongResume, spanishResume]);
  const first = await analyze(sample);
  expect(encoderOf(first)).toMatchObject({
    plugin: 'embed-minilm',
    model: { name: 'all-MiniLM-L6-v2' },
    fallbacks: [],
  });
  const kept = await rows();
  const ofJob = kept.filter(({ resumeId }) => resumeId === null);
  expect(ofJob.length).toBeGreaterThanOrEqual(4);
  expect(new Set(kept.map(({ resumeId }) => resumeId))).toEqual(new Set([null, ...sample.resumeIds]));
  expect(kept.every(({ vector }) => vector instanceof Int8Array && vector.length === 384)).toBe(true);
  const again = await analyze(sample, '?force=true');
  expect({ ...again, provenance: [] }).toEqual({ ...first, provenance: [] });
  expect(await rows()).toEqual(kept);

  await sample.client.call(`/api/resume/${sample.resumeIds[1]}`, { method: 'DELETE' });
  expect((await rows()).filter(({ resumeId }) => resumeId === sample.resumeIds[1])).toEqual([]);
});

test('documents of a version that kept no vectors get theirs with the next match, and the same score', async () => {
  const sample = await uploadCase(await server.signUp(), [strongResume]);
  const first = await analyze(sample);
  const before = (await rows()).length;
  await server.database.delete(textVectors);
  const later = await analyze(sample, '?force=true');
  expect({ ...later, provenance: [] }).toEqual({ ...first, provenance: [] });
  expect((await rows()).length).toBeGreaterThan(0);
  expect((await rows()).length).toBeLessThanOrEqual(before);
});

test('a requirement that a recruiter adds gets its vector with the match that judges it', async () => {
  const sample = await uploadCase(await server.signUp(), [strongResume]);
  await analyze(sample);
  const before = (await rows()).length;
  const rubric = await sample.client.call<{ version: number; requirements: object[] }>(
    `/api/job-description/${sample.id}/rubric`,
  );
  const added = { text: 'Has mentored younger colleagues', must: false, weight: 1, active: true };
  const { version, requirements } = rubric.body;
  await sample.client.call(`/api/job-description/${sample.id}/rubric`, {
    method: 'PUT',
    json: { version, requirements: [...requirements, added] },
  });
  const { requirements: judged } = await analyze(sample);
  expect(judged.map(({ text }) => text)).toContain(added.text);
  expect((await rows()).length).toBe(before + 1);
});

test('vectors of a document deleted while it is read are dropped, without an error of the embedder', async () => {
  const sample = await uploadCase(await server.signUp(), [strongResume]);
  await analyze(sample);
  const { companyId, vector } = (await rows()).find(({ jobDescriptionId }) => jobDescriptionId === sample.id)!;
  const resumeId = sample.resumeIds[0]!;
  await sample.client.call(`/api/resume/${resumeId}`, { method: 'DELETE' });
  const vectors = storedVectors(server.database, companyId, { jobDescriptionId: sample.id, resumeId });
  await vectors.set(new Map([['of the deleted resume', vector]]));
  expect((await rows()).filter(({ key }) => key === 'of the deleted resume')).toEqual([]);
});

test('with EMBEDDER=none resumes are judged by words alone', async () => {
  const without = await createTestServer({ env: { EMBEDDER: 'none' } });
  try {
    const judged = await analyze(await uploadCase(await without.signUp(), [strongResume]));
    expect(judged.matchScore).toBeGreaterThan(50);
    expect(encoderOf(judged)).toBeUndefined();
    expect(await without.database.select().from(textVectors)).toEqual([]);
  } finally {
    await without.close();
  }
});
