import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { RESUMES_PER_JOB } from '../../demo/seed-agency.ts';
import { type Figure, median, quantile } from './figure.ts';
import { candidatesOfLargest, largest, startLargeAgency } from './large-agency.ts';

const CALLS = 200;
const WARM_UP = 50;
/** Milliseconds between two calls: recruiters read what they have asked for. */
const PAUSE = 5;

const agent = new Agent({ keepAlive: true });

/** The lists of the largest agency that we plan for, over HTTP, from the call to the last byte. */
export async function measureLists(): Promise<Figure[]> {
  const { origin, cookie, opportunityId, stop } = await startLargeAgency();
  try {
    const figures: Figure[] = [];
    for (const [what, path] of [
      [`${largest.clients} clients`, '/api/clients'],
      [`${largest.rolesPerOpportunity} roles`, `/api/opportunities/${opportunityId}/roles`],
      [
        `${candidatesOfLargest} candidates of ${largest.rolesPerOpportunity} roles`,
        `/api/opportunities/${opportunityId}/candidates`,
      ],
      [`the first 100 of ${candidatesOfLargest / RESUMES_PER_JOB} history entries`, '/api/analysis-history'],
    ] as const) {
      const latencies = await latenciesOf(new URL(path, origin), cookie);
      figures.push(
        { name: `list of ${what}, median`, value: median(latencies), unit: 'ms' },
        { name: `list of ${what}, p95`, value: quantile(latencies, 0.95), unit: 'ms', target: 'under 50 ms' },
      );
    }
    return figures;
  } finally {
    await stop();
  }
}

/** Milliseconds that each of many calls of a list takes, after some to warm up. */
export async function latenciesOf(url: URL, cookie: string): Promise<number[]> {
  const latencies: number[] = [];
  for (let call = 0; call < WARM_UP + CALLS; call += 1) {
    const started = performance.now();
    const status = await read(url, cookie);
    if (status !== 200) throw new Error(`${url.pathname} answered ${status}.`);
    if (call >= WARM_UP) latencies.push(performance.now() - started);
    await setTimeout(PAUSE);
  }
  return latencies;
}

/**
 * Lets the answer pass by without keeping it: collecting a megabyte costs this process as much time as the server
 * takes. Resolves with the status.
 */
async function read(url: URL, cookie: string): Promise<number | undefined> {
  const [answer] = (await once(get(url, { headers: { cookie }, agent }), 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode;
}
