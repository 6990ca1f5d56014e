import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPeople } from '../../../api/src/features/people/list.ts';
import { connect, type Database, disconnect } from '../../../api/src/platform/database/client.ts';
import { startEmbedded } from '../../../api/src/platform/database/embedded.ts';
import { migrateDatabase } from '../../../api/src/platform/database/migrate.ts';
import { companies, users } from '../../../api/src/platform/database/schema/index.ts';
import { settle } from '../../demo/seed-agency.ts';
import { seedPeople } from '../../demo/seed-people.ts';
import { type Figure, quantile } from './figure.ts';

const sizes = [10_000, 30_000, 100_000];
const CALLS = 60;
/** A frequent name, a rare one with a part of a file's, and one that nobody has. */
const searches = ['garcia', 'resume-77', 'ana lopez', 'nobody is called so'];

/** The list of people as the server reads it from its database, and what a person costs there, by the size of the pool. */
export async function measurePeople(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cotejo-people-'));
  await chmod(folder, 0o755);
  const embedded = await startEmbedded(folder, { durable: false });
  try {
    await migrateDatabase(embedded.url);
    const database = connect(embedded.url, { connections: 1, timeoutSeconds: 600 });
    const figures: Figure[] = [];
    for (const size of sizes) figures.push(...(await measureSize(database, embedded.url, size)));
    await disconnect(database);
    return figures;
  } finally {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureSize(database: Database, url: string, size: number): Promise<Figure[]> {
  const [company] = await database
    .insert(companies)
    .values({ name: `Agency of ${size}` })
    .returning();
  const name = `u${size}`;
  const [user] = await database
    .insert(users)
    .values({
      companyId: company!.id,
      username: name,
      usernameKey: name,
      email: name,
      emailKey: name,
      passwordHash: '',
    })
    .returning();
  await seedPeople(database, company!.id, size);
  await settle(database);
  const actor = { companyId: company!.id, userId: user!.id, role: 'recruiter' as const };
  const reader = connect(url, { connections: 5 });
  try {
    const first = await latencies(() => listPeople(reader, actor, { limit: 50 }));
    const found = [];
    for (const q of searches) found.push(...(await latencies(() => listPeople(reader, actor, { q, limit: 50 }))));
    const of = `of ${size} people`;
    return [
      { name: `first page ${of}, p95`, value: quantile(first, 0.95), unit: 'ms', target: 'under 300 ms' },
      { name: `search by name ${of}, p95`, value: quantile(found, 0.95), unit: 'ms', target: 'under 300 ms' },
    ];
  } finally {
    await disconnect(reader);
  }
}

/** Milliseconds of one call after the other; the first few make the pages warm. */
async function latencies(work: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let call = 0; call < CALLS; call++) {
    const began = performance.now();
    await work();
    if (call >= 5) taken.push(performance.now() - began);
  }
  return taken;
}
