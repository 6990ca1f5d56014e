import type { Candidacy, ResumeFacts } from '@cotejo/contract';
import type { Client } from '../../../api/src/testing/client.ts';
import { type Figure, median, quantile } from './figure.ts';
import { listOf, until } from './large-role.ts';

/** Positions that are corrected, one after the other. */
const CORRECTIONS = 20;

/** What the corrected dates of a position cost: until the call is answered, and until the new score is there. */
export async function correctFacts(client: Client, roleId: number): Promise<Figure[]> {
  const { items } = await listOf(client, roleId, `?limit=${CORRECTIONS}`);
  const [answered, scored]: number[][] = [[], []];
  for (const { id, personId, resumeId } of items) {
    const address = `/api/people/${personId}/facts/${resumeId}`;
    const facts = async () => (await client.call<ResumeFacts>(address)).body;
    await until(async () => (await facts()).isRead);
    const position = (await facts()).facts.find(({ kind }) => kind === 'position');
    if (!position) continue;
    const started = performance.now();
    const json = { start: '2001-01', end: '2002-01', reason: 'A letter of the employer' };
    const { status } = await client.call(`${address}/${position.id}`, { method: 'PUT', json });
    if (status !== 200) throw new Error(`A fact could not be corrected: ${status}.`);
    answered!.push(performance.now() - started);
    await until(async () => (await client.call<Candidacy>(`/api/candidacies/${id}`)).body.state === 'current');
    scored!.push(performance.now() - started);
  }
  return [
    { name: `${answered!.length} corrected positions taken, median`, value: median(answered!), unit: 'ms' },
    { name: 'the score of them judged anew, median', value: median(scored!), unit: 'ms' },
    { name: 'the score of them judged anew, p95', value: quantile(scored!, 0.95), unit: 'ms' },
  ];
}
