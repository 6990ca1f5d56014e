import type { CandidacyList } from '@cotejo/contract';
import { expect } from 'vitest';
import type { Client } from './client.ts';

/** The list of a role, once none of its files waits any more. */
export async function settledList(client: Client, roleId: number): Promise<CandidacyList> {
  const read = async () => (await client.call<CandidacyList>(`/api/roles/${roleId}/candidacies?limit=500`)).body;
  await expect.poll(async () => (await read()).waiting, { interval: 200 }).toBe(0);
  return read();
}
