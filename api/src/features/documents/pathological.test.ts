import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paragraph, wordFile } from '@cotejo/plugin-kit/testing/word';
import { afterAll, describe, expect, it } from 'vitest';
import { jobText, strongResume } from '../../features/documents/testing/texts.ts';
import { type Answer, signUp } from '../../testing/client.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { pathologicalTexts } from '../../testing/pathological.ts';
import { startServer } from '../../testing/server-process.ts';
import { watchTurns } from '../../testing/turns.ts';
import { type Content, uploadJob, uploadResume } from '../../testing/upload.ts';

/** Milliseconds of processor time that one turn of the server's event loop may take. */
const LONGEST_TURN = 50;
/** A garbage collection may fall into any try; a delay that the document causes is there in each of them. */
const TRIES = 8;

const worst = [
  'marks of many classes on one letter',
  'soft hyphens',
  'one word in capitals',
  'blanks',
  'brackets within brackets',
  'hyphenated words',
  'quotations within quotations',
  'bullets in lines',
  'one sentence',
  'one paragraph again and again',
  'different addresses',
  'different positions',
  'different Spanish lines',
  'different orders',
  'different requirements',
];
/**
 * Characters of each text, half of the most that are read. If the pipeline's work on texts is done in the server
 * itself, two thirds of the texts are told by a turn of twice the limit and more; while it is not, none comes near the
 * limit.
 */
const SIZE = 200_000;
const texts = new Map(pathologicalTexts(SIZE).map(({ name, text }) => [name, text]));
const documents: [name: string, content: Content, fileName: string][] = [
  ...worst.map((name): [string, string, string] => [name, texts.get(name)!, 'resume.txt']),
  [
    'marks of many classes in a Word file',
    wordFile(paragraph(`Ana Ruiz ${texts.get('marks of many classes on one letter')!.slice(0, 150_000)}`)),
    'resume.docx',
  ],
  ['a file as large as may be', 'ab cd, '.repeat(700_000), 'resume.txt'],
  [
    'Markdown of deep lists and wide tables',
    'Ana Ruiz, accountant in ' +
      `Leeds\n\n${'> - '.repeat(20_000)}\n|${' a |'.repeat(10_000)}\n|${'-|'.repeat(10_000)}\n` +
      '[a]: b\n'.repeat(20_000),
    'resume.md',
  ],
];

const database = await createTestDatabase();
const dataFolder = await mkdtemp(path.join(tmpdir(), 'cotejo-server-'));
// A data folder with a foreign folder in it keeps the server root; no other account could write the file of turns.
await mkdir(path.join(dataFolder, 'of-a-test'));
const turns = watchTurns();
const server = await startServer({
  env: { ...turns.env, DATABASE_URL: database.url, DATA_DIR: dataFolder, LOG_LEVEL: 'silent' },
});
const client = await signUp(server.url);
afterAll(async () => {
  await server.stop();
  await database.drop();
  await Promise.all([turns.remove(), rm(dataFolder, { recursive: true, force: true })]);
});

/** Has a document prepared, as a job description and as a resume, analyzed and shown. */
async function workOn(content: Content, fileName: string): Promise<void> {
  expectAnswer(await uploadJob(client, content, fileName));
  const {
    body: { id },
  } = await uploadJob(client, jobText);
  const { status, body } = expectAnswer(await uploadResume(client, id, content, fileName));
  if (status !== 201) return;
  const analyzed = await client.call(`/api/analyze/${id}`, { method: 'POST' });
  expect(analyzed.status).toBe(200);
  expectAnswer(await client.call(`/api/analysis/resume/${body.id}`));
}

/** Expects that a document is taken, or refused with a reason. */
function expectAnswer<Body>(answer: Answer<Body>): Answer<Body> {
  expect([200, 201, 422]).toContain(answer.status);
  return answer;
}

async function longestTurnDuring(work: () => Promise<void>): Promise<number> {
  const from = Date.now();
  await work();
  return turns.longest(from, Date.now());
}

describe('the server answers others', () => {
  it('and is seen at it: a turn that takes long is noticed', async () => {
    await workOn(strongResume, 'resume.txt');
    expect(await turns.longest(0, Date.now())).toBeGreaterThan(0);
  });

  it.each(documents)('while a document is in work that was made to be slow: %s', async (_, content, fileName) => {
    let longest = Infinity;
    for (let tries = 0; tries < TRIES && longest > LONGEST_TURN; tries += 1)
      longest = await longestTurnDuring(() => workOn(content, fileName));
    expect(longest).toBeLessThanOrEqual(LONGEST_TURN);
  });
});
