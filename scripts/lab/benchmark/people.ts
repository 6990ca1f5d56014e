import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FoundPeople, PoolSearch, User } from '@cotejo/contract';
import { connect, type Database, disconnect } from '../../../api/src/platform/database/client.ts';
import { startEmbedded } from '../../../api/src/platform/database/embedded.ts';
import { type Client, createClient, signUp } from '../../../api/src/testing/client.ts';
import { newRole } from '../../../api/src/testing/upload.ts';
import { startProduct } from '../../demo/drive/product.ts';
import { settle } from '../../demo/seed-agency.ts';
import { seedPeople } from '../../demo/seed-people.ts';
import { type Figure, mean, median, quantile } from './figure.ts';
import { latenciesOf } from './lists.ts';
import { type PoolSource, readPoolSource } from './pool-documents.ts';
import { FIRST, readAll, recallOf } from './pool-recall.ts';
import { questions } from '../evaluation/questions.ts';

/** How many people the pools have; the folder in which they are kept for the next time. */
export type PoolOptions = { sizes: number[]; keep?: string | undefined };

/** A frequent name, a part of a file's, two names, one that nobody has, and two letters. */
const names = ['garcia', 'resume-77', 'ana lopez', 'nobody is called so', 'an'];
/** Texts that pools are made of at most: in a larger pool several people have the same. */
const mostTexts = 10_000;
/** Every so many questions are followed until everybody is judged. */
const EVERY = 10;
/** Every so many questions everybody is judged for. */
const EVERY_RECALL = 4;
/** Asked before the others: what the first questions after a start wait for is loaded then, in either language. */
const openings = ['welder for ships', 'soldador de barcos'];
/** Milliseconds between two looks at a search, as the page waits. */
const PAUSE = 1500;

/** Lists and searches of all people over HTTP, by the size of the pool, and what a resume takes of the database. */
export async function measurePeople(evaluation: string, { sizes, keep }: PoolOptions): Promise<Figure[]> {
  const product = await startProduct(keep ? { DATA_DIR: resolve(keep) } : {});
  try {
    const figures: Figure[] = [];
    let source: PoolSource | undefined;
    for (const size of sizes) {
      const { client, isEmpty } = await enter(product.origin, size);
      source ??= await readPoolSource(evaluation, Math.min(mostTexts, Math.max(...sizes)));
      const measured = [
        ...(isEmpty ? [await seed(product.dataFolder, client.user.id, size, source)] : []),
        ...(await measureSize(client, product.origin, size)),
        ...(size <= mostTexts ? [await measureRecall(client, size, source.texts.slice(0, size))] : []),
      ];
      // The largest takes long: what is known by then is said.
      for (const { name, value, unit } of measured) console.error(`${name}: ${value.toFixed(1)} ${unit}`);
      figures.push(...measured);
    }
    return figures;
  } finally {
    await product.stop();
  }
}

/** Logs in to the agency with a pool of this size; registers it where there is none yet. */
async function enter(origin: string, size: number): Promise<{ client: Client; isEmpty: boolean }> {
  const user = { company: `Agency of ${size}`, username: `agency-of-${size}`, password: 'correct horse' };
  const client = createClient(origin);
  const { status, body } = await client.call<User>('/api/login', { method: 'POST', json: user });
  if (status !== 200) return { client: await signUp(origin, user), isEmpty: true };
  client.user = body;
  const { total } = (await client.call<{ total: number }>('/api/people?limit=1')).body;
  return { client, isEmpty: total === 0 };
}

/** Writes a pool through the server's own database; answers what a resume takes there. */
async function seed(dataFolder: string, userId: number, size: number, source: PoolSource): Promise<Figure> {
  const embedded = await startEmbedded(dataFolder);
  const database = connect(embedded.url, { connections: 1, timeoutSeconds: 3600 });
  const query = database.$client;
  try {
    const [user] = await query<{ companyId: number }[]>`
      select company_id as "companyId" from users where id = ${userId}`;
    const { companyId } = user!;
    const before = await bytesOf(database, 'text_vectors');
    const sizeBefore = await bytesOf(database);
    const documents = source.documentsOf({ companyId }).slice(0, size);
    const jobDescriptionId = await seedPeople(database, companyId, size, documents, source.madeBy);
    const rows = (await bytesOf(database)) - sizeBefore;
    for (const [key, vector] of source.vectors)
      await query`insert into text_vectors (company_id, key, vector, job_description_id)
        values (${companyId}, ${key}, ${Buffer.from(vector)}, ${jobDescriptionId}) on conflict do nothing`;
    const vectors = (await bytesOf(database, 'text_vectors')) - before;
    await settle(database);
    const [count] = await query<{ resumes: number }[]>`
      select count(*)::int as resumes from resumes where company_id = ${companyId}`;
    const ofReal = vectors * (source.vectorsOfReal / source.vectors.size);
    const each = rows / count!.resumes + ofReal / source.real;
    return { name: `database per resume, of ${size} people`, value: each / 1000, unit: 'kB', target: 'at most 60 kB' };
  } finally {
    await disconnect(database);
    await embedded.stop();
  }
}

async function bytesOf(database: Database, table?: string): Promise<number> {
  const [row] = await database.$client<{ bytes: number }[]>`
    select case when ${table ?? null}::text is null then pg_database_size(current_database())
      else pg_total_relation_size(${table ?? null}::text) end::float8 as bytes`;
  return row!.bytes;
}

async function measureSize(client: Client, origin: string, size: number): Promise<Figure[]> {
  const of = `of ${size} people`;
  const p95 = async (paths: string[]) => {
    const all = [];
    for (const path of paths) all.push(...(await latenciesOf(new URL(path, origin), client.cookie)));
    return quantile(all, 0.95);
  };
  const listed = await p95(['/api/people?limit=50']);
  const named = await p95(names.map((q) => `/api/people?limit=50&q=${encodeURIComponent(q)}`));
  const jumped = await p95(names.map((q) => `/api/search?q=${encodeURIComponent(q)}`));
  const asked = await askAll(client);
  const role = await measureRole(client);
  return [
    { name: `first page ${of}, p95`, value: listed, unit: 'ms', target: 'under 300 ms' },
    { name: `search by name ${of}, p95`, value: named, unit: 'ms', target: 'under 300 ms' },
    { name: `Ctrl-K ${of}, p95`, value: jumped, unit: 'ms', target: 'under 100 ms' },
    { name: `the first questions after a start, ${of}, slowest`, value: Math.max(...asked.first), unit: 'ms' },
    { name: `a question ${of}, median`, value: median(asked.latencies), unit: 'ms' },
    { name: `a question ${of}, p95`, value: quantile(asked.latencies, 0.95), unit: 'ms', target: 'under 300 ms' },
    { name: `a question ${of}, all judged`, value: quantile(asked.seconds, 0.95), unit: 's', target: 'under 60 s' },
    {
      name: `first ${FIRST} in English and Spanish the same, ${of}`,
      value: 100 * mean(asked.shared),
      unit: '%',
      target: 'at least 90%',
    },
    { name: `a new role's people ${of}, first page`, value: role.first, unit: 's', target: 'under 3 s' },
    { name: `a new role's people ${of}, all judged`, value: role.all, unit: 's', target: 'under 60 s' },
    { name: `load of the machine meanwhile`, value: loadavg()[1]!, unit: '' },
  ];
}

/** Asks every question in both languages; of some it waits until everybody is judged. */
async function askAll(client: Client) {
  const result = {
    first: await askAndLeave(client, openings),
    latencies: await askAndLeave(client, questions.flat()),
    seconds: [] as number[],
    shared: [] as number[],
  };
  for (const pair of questions.filter((_, number) => number % EVERY === 0)) {
    const [english, spanish] = [await askToTheEnd(client, pair[0]), await askToTheEnd(client, pair[1])];
    result.seconds.push(english.seconds, spanish.seconds);
    const same = english.first.filter((id) => spanish.first.includes(id)).length;
    result.shared.push(same / Math.max(1, english.first.length, spanish.first.length));
  }
  return result;
}

/** Milliseconds that each question took; nobody is judged while the next one is measured. */
async function askAndLeave(client: Client, asked: readonly string[]): Promise<number[]> {
  const latencies: number[] = [];
  for (const q of asked) {
    const { id, latency } = await ask(client, q);
    latencies.push(latency);
    await client.call(`/api/searches/${id}`, { method: 'DELETE' });
  }
  return latencies;
}

async function ask(client: Client, q: string): Promise<{ id: number; latency: number }> {
  const started = performance.now();
  const { status, body } = await client.call<PoolSearch>('/api/people/search', { method: 'POST', json: { q } });
  if (status !== 200) throw new Error(`"${q}" was answered with ${status}.`);
  return { id: body.id, latency: performance.now() - started };
}

async function askToTheEnd(client: Client, q: string): Promise<{ seconds: number; first: number[] }> {
  const started = performance.now();
  const { id } = await ask(client, q);
  const { items } = await untilDone<PoolSearch>(client, `/api/searches/${id}`);
  const first = items.slice(0, FIRST).map(({ personId }) => personId);
  return { seconds: (performance.now() - started) / 1000, first };
}

/** How many of those who fit best the first look finds, in questions for which everybody is judged. */
async function measureRecall(client: Client, size: number, texts: string[]): Promise<Figure> {
  const found: number[] = [];
  for (const [q] of questions.filter((_, number) => number % EVERY_RECALL === 0)) {
    const { id } = await ask(client, q);
    await untilDone<PoolSearch>(client, `/api/searches/${id}`);
    found.push(await recallOf(q, await readAll(client, id), texts, size));
    console.error(`"${q}": ${found.at(-1)} of the exact first ${FIRST}`);
  }
  return {
    name: `of the exact first ${FIRST}, found, of ${size} people`,
    value: mean(found),
    unit: '',
    target: 'at least 19',
  };
}

/** Seconds from when a role's file is read until somebody is shown, and until everybody is judged. */
async function measureRole(client: Client): Promise<{ first: number; all: number }> {
  const id = await newRole(client);
  const path = `/api/roles/${id}`;
  while (!(await client.call<{ version?: number }>(`${path}/rubric`)).body.version) await setTimeout(PAUSE / 5);
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  let first: number | undefined;
  await untilDone<FoundPeople>(client, `${path}/known-people`, ({ found }) => {
    if (found > 0) first ??= seconds();
  });
  return { first: first ?? Number.NaN, all: seconds() };
}

async function untilDone<Found extends FoundPeople>(
  client: Client,
  path: string,
  onLook: (found: Found) => void = () => {},
): Promise<Found> {
  for (;;) {
    const { body } = await client.call<Found>(path);
    onLook(body);
    if (body.done) return body;
    await setTimeout(PAUSE);
  }
}
