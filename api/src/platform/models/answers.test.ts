import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Analysis, Candidate } from '@cotejo/contract';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sql } from '../database/drizzle.ts';
import { modelAnswers } from '../database/schema/index.ts';
import { jobText, spanishResume, strongResume } from '../../features/documents/testing/texts.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { uploadJob, uploadResume } from '../../testing/upload.ts';

/** A plugin whose model finds no evidence for any requirement. A file beside it has the digest of its weights. */
const plugin = `
  import { readFile } from 'node:fs/promises';
  import { object } from ${JSON.stringify(import.meta.resolve('valibot'))};
  export default {
    apiVersion: 1, name: 'model-stern', version: '1', egress: 'local', isolation: 'none', settings: object({}),
    provides: { languageModel: () => ({
      identify: async () => {
        const digest = await readFile(new URL('digest', import.meta.url), 'utf8');
        return { model: 'stern', digest, contextTokens: 32000 };
      },
      countTokens: async (text) => text.length,
      generate: async ({ input }) => ({
        value: { verdicts: input.match(/^r\\d+(?=:)/gm).map((id) => ({ id, quotes: [], shown: 'not' })) },
        usage: { inputTokens: 100, outputTokens: 10 },
      }),
    }) },
  };`;

let folder: string;
let server: TestServer;
let log = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'model-stern-'));
  const file = path.join(folder, 'plugin.mjs');
  await writeFile(file, plugin);
  await writeFile(path.join(folder, 'digest'), 'stern-1');
  const own = { JOB_READER: 'match-builtin', TRANSLATOR: 'translate-apertium', SUMMARISER: 'match-builtin' };
  server = await createTestServer({
    env: { PLUGINS: file, SCORER: 'model-stern,match-builtin', ...own, LOG_LEVEL: 'warn' },
    log: { write: (line) => void (log += line) },
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const rows = () => server.database.select().from(modelAnswers);

test('what a model has answered is not asked again, gives the same, and is forgotten with the document', async () => {
  const client = await server.signUp();
  const {
    body: { id },
  } = await uploadJob(client, jobText);
  const [first, second] = await Promise.all(
    [strongResume, spanishResume].map(
      async (text, index) => (await uploadResume(client, id, text, `${index}.txt`)).body.id,
    ),
  );
  const analyze = async (query = '') => {
    await client.call<Analysis>(`/api/analyze/${id}${query}`, { method: 'POST' });
    return (await client.call<Candidate>(`/api/analysis/${id}/${first}`)).body;
  };
  const [asked, again] = [await analyze(), await analyze('?force=true')];
  const usage = ({ provenance }: Candidate) => provenance.find(({ stage }) => stage === 'score')?.usage;
  expect(usage(asked)).toMatchObject({ cached: 0, inputTokens: 100 });
  expect(usage(again)).toEqual({ calls: 1, cached: 1, inputTokens: 0, outputTokens: 0 });
  expect({ ...again, provenance: [] }).toEqual({ ...asked, provenance: [] });

  expect((await rows()).map(({ resumeId }) => resumeId).toSorted()).toEqual([first, second].toSorted());
  await client.call(`/api/resume/${first}`, { method: 'DELETE' });
  expect((await rows()).map(({ resumeId }) => resumeId)).toEqual([second]);
});

test('one company does not hear what another was answered', async () => {
  const before = (await rows()).length;
  for (const client of [await server.signUp(), await server.signUp()]) {
    const {
      body: { id },
    } = await uploadJob(client, jobText);
    await uploadResume(client, id, strongResume, 'resume.txt');
    await client.call<Analysis>(`/api/analyze/${id}`, { method: 'POST' });
  }
  expect((await rows()).length).toBe(before + 2);
});

test('an analysis by weights changed under their name is made anew, and kept while they are unknown', async () => {
  const client = await server.signUp();
  const {
    body: { id },
  } = await uploadJob(client, jobText);
  await uploadResume(client, id, strongResume, 'resume.txt');
  const judged = async () => {
    const { body } = await client.call<Analysis>(`/api/analyze/${id}`, { method: 'POST' });
    return body.selectedCandidate!.provenance.find(({ stage }) => stage === 'score')!;
  };
  const first = await judged();
  expect(first).toMatchObject({ model: { digest: 'stern-1' }, usage: { cached: 0 } });
  expect(await judged()).toEqual(first);
  await writeFile(path.join(folder, 'digest'), 'stern-2');
  await expect.poll(judged).toMatchObject({ model: { digest: 'stern-2' }, usage: { cached: 0 } });
  const second = await judged();
  await rm(path.join(folder, 'digest'));
  await expect.poll(server.dependencies.weights).toEqual(new Map());
  expect(await judged()).toEqual(second);
});

test('an analysis goes on where stored answers cannot be read or written, and the log says so', async () => {
  const client = await server.signUp();
  const {
    body: { id },
  } = await uploadJob(client, jobText);
  await uploadResume(client, id, strongResume, 'resume.txt');
  await writeFile(path.join(folder, 'digest'), 'stern-3');
  log = '';
  await server.database.execute(sql`alter table model_answers rename to model_answers_away`);
  onTestFinished(
    async () => void (await server.database.execute(sql`alter table model_answers_away rename to model_answers`)),
  );
  const { body } = await client.call<Analysis>(`/api/analyze/${id}`, { method: 'POST' });
  const scored = body.selectedCandidate!.provenance.find(({ stage }) => stage === 'score');
  expect(scored).toMatchObject({ plugin: 'model-stern', usage: { calls: 1, cached: 0 } });
  expect(log).toContain('"msg":"a stored answer of a model could not be read"');
  expect(log).toContain('"msg":"an answer of a model could not be stored"');
  // Where it failed, and nothing of what was asked and answered.
  expect(log).toContain('"code":"42P01"');
  expect(log).not.toMatch(/verdicts|quotes/);
});
