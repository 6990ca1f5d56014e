import { setTimeout } from 'node:timers/promises';
import { connect, disconnect } from '../../api/src/database/client.ts';
import { startEmbedded } from '../../api/src/database/embedded.ts';
import { startProduct } from '../product.ts';
import { type Figure, median, quantile } from './figure.ts';
import { seedLists, sizes } from './seed-lists.ts';

const CALLS = 200;
const WARM_UP = 50;
/** Milliseconds between two calls: recruiters read what they have asked for. */
const PAUSE = 5;

/** The lists of the largest agency that we plan for, over HTTP, from the call to the last byte; another agency is as large. */
export async function measureLists(): Promise<Figure[]> {
  const product = await startProduct();
  try {
    const cookie = await register(product.origin, 'bench-lists');
    await register(product.origin, 'bench-others');
    const opportunityId = await seed(product.dataFolder);
    const figures: Figure[] = [];
    for (const [what, path] of [
      [`${sizes.clients} clients`, '/api/clients'],
      [`${sizes.roles} roles`, `/api/opportunities/${opportunityId}/roles`],
      [`${sizes.candidates} candidates of ${sizes.roles} roles`, `/api/opportunities/${opportunityId}/candidates`],
      [`${sizes.candidates / 5} history entries`, '/api/analysis-history'],
    ] as const) {
      const latencies = await latenciesOf(new URL(path, product.origin), cookie);
      figures.push({ name: `list of ${what}, median`, value: median(latencies), unit: 'ms' }, { name: `list of ${what}, p95`, value: quantile(latencies, 0.95), unit: 'ms', target: 'under 50 ms' });
    }
    return figures;
  } finally {
    await product.stop();
  }
}

/** Writes the rows of both agencies through the server's own database; answers the first one's opportunity. */
async function seed(dataFolder: string): Promise<number> {
  const embedded = await startEmbedded(dataFolder);
  const database = connect(embedded.url, { connections: 1, timeoutSeconds: 120 });
  try {
    const [opportunityId] = [await seedLists(database, 'bench-lists'), await seedLists(database, 'bench-others')];
    return opportunityId;
  } finally {
    await disconnect(database);
    await embedded.stop();
  }
}

async function latenciesOf(url: URL, cookie: string): Promise<number[]> {
  const latencies: number[] = [];
  for (let call = 0; call < WARM_UP + CALLS; call += 1) {
    const started = performance.now();
    const answer = await fetch(url, { headers: { cookie } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status}.`);
    if (call >= WARM_UP) latencies.push(performance.now() - started);
    await setTimeout(PAUSE);
  }
  return latencies;
}

async function register(origin: string, username: string): Promise<string> {
  const password = 'bench-password';
  const input = { username, password, confirmPassword: password, email: `${username}@example.com`, firstName: 'B', lastName: 'Ench', company: 'Bench' };
  const answer = await fetch(new URL('/api/register', origin), { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error(`Registering answered ${answer.status}.`);
  return cookie;
}
