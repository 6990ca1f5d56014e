import { Writable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { jobText, strongResume } from '../features/documents/testing/texts.ts';
import { createLogger, onceAMinute } from './log.ts';
import { writePlugin } from '../testing/plugin-file.ts';
import { createTestServer } from '../testing/server.ts';
import { uploadJob, uploadResume } from '../testing/upload.ts';

/** A scorer that repeats its input wherever it can: in errors, their reasons, and beside its lines in the log. */
const talkative = `scorer: (_, { log }) => ({
  async score(request) {
    const said = { name: 'ProviderError', plugin: 'score-talkative', reason: request.resume.english };
    const error = Object.assign(new Error(JSON.stringify(request)), said);
    log.warn({ err: error }, 'no score');
    throw error;
  },
})`;

test('a line of the log names its call or queue job, and quotes no document, even if a plugin does', async () => {
  const { path, remove } = await writePlugin({ name: 'score-talkative', provides: talkative });
  onTestFinished(remove);
  const lines: string[] = [];
  const log = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const server = await createTestServer({
    env: { LOG_LEVEL: 'trace', PLUGINS: path, SCORER: 'score-talkative,match-builtin' },
    log,
  });
  onTestFinished(server.close);
  const client = await server.signUp();
  const { body: job } = await uploadJob(client, jobText, 'vacancy-quillfeather.txt');
  await uploadResume(client, job.id, strongResume, 'curriculum-quillfeather.txt');
  await uploadResume(client, job.id, '\u0000', 'curriculum-quillfeather.txt');
  expect((await client.call(`/api/analyze/${job.id}`, { method: 'POST' })).status).toBe(200);

  const written = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const saying = (message: string) => written.filter(({ msg }) => msg === message);
  expect(saying('no score')).toEqual([
    expect.objectContaining({ plugin: 'score-talkative', queue: 'match-candidate', queueJobId: expect.any(String) }),
  ]);
  expect(saying('a plugin could not do the work of a stage')).toEqual([
    expect.objectContaining({
      stage: 'score',
      plugin: 'score-talkative',
      reason: 'other',
      queue: 'match-candidate',
      queueJobId: expect.any(String),
    }),
  ]);
  expect(saying('queue job done')).toContainEqual(
    expect.objectContaining({
      queue: 'prepare-document',
      queueJobId: expect.any(String),
      attempt: 1,
      milliseconds: expect.any(Number),
    }),
  );
  expect(new Set(saying('queue job done').map(({ queueJobId }) => queueJobId)).size).toBe(
    saying('queue job done').length,
  );
  expect(saying('request').every(({ requestId }) => typeof requestId === 'string')).toBe(true);

  const logged = lines.join('').toLowerCase();
  const words = [...strongResume.matchAll(/\p{L}{4,}/gu)].map(([word]) => word.toLowerCase());
  expect([...words, 'quillfeather', client.user.username].filter((word) => logged.includes(word))).toEqual([]);
});

test('an error that a library has copied is logged by its kind, code and place, as the original would be', () => {
  const lines: string[] = [];
  const log = createLogger({ process: { logLevel: 'info' } }, { write: (line) => lines.push(line) });
  const error = Object.assign(new TypeError('of a document'), { code: 'ECONNREFUSED' });
  log.warn({ err: error }, 'queue error');
  log.warn({ err: { ...error, message: error.message, stack: error.stack } }, 'queue error');
  const [own, copied] = lines.map((line) => (JSON.parse(line) as { err: object }).err);
  expect(own).toMatchObject({
    type: 'TypeError',
    code: 'ECONNREFUSED',
    at: expect.arrayContaining([expect.stringContaining('log.test.ts')]) as string[],
  });
  expect(copied).toEqual(own);
});

test('an error that keeps coming is logged once a minute, by its kind, with the number of repetitions', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  const logged: unknown[] = [];
  const log = onceAMinute(({ err, repeated }) => logged.push([(err as Error).message, repeated]));
  const gone = (message: string, code: string) => ({ err: Object.assign(new Error(message), { code }) });
  for (let time = 0; time < 100; time += 1) log(gone(`refused ${time}`, 'ECONNREFUSED'), 'queue error');
  log(gone('reset', 'ECONNRESET'), 'queue error');
  clock.mockReturnValue(60_001);
  log(gone('refused again', 'ECONNREFUSED'), 'queue error');
  expect(logged).toEqual([
    ['refused 0', undefined],
    ['reset', undefined],
    ['refused again', 99],
  ]);
});
