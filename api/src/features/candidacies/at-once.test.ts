import type { Candidacy, Rubric } from '@cotejo/contract';
import { afterAll, expect, test } from 'vitest';
import { verifyChains } from '../../platform/database/chain.ts';
import { colleagueOf } from '../../testing/colleague.ts';
import { insertCandidate, insertRows } from '../../testing/rows.ts';
import { createTestServer } from '../../testing/server.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);
const client = await server.signUp();
const colleague = await colleagueOf(client, server.url);

const put = (by: typeof client, path: string, json: object) => by.call(path, { method: 'PUT', json });
const remove = (by: typeof client, path: string) => by.call(path, { method: 'DELETE' });

test('what several do at once to the same candidates and roles is done or refused, and never fails', async () => {
  const seen = new Set<number>();
  for (let round = 0; round < 8; round += 1) {
    const [here, there, gone] = [
      await insertRows(server, client),
      await insertRows(server, client),
      await insertRows(server, client),
    ];
    const second = await insertCandidate(server, here);
    const ids = [here.analysisId, second.analysisId];
    const { requirements } = (await client.call<Rubric>(`/api/roles/${here.roleId}/rubric`)).body;
    const rubric = {
      version: 1,
      requirements: requirements.map(({ id, must }) => ({ id, must, active: true, weight: 2 })),
    };
    const answers = await Promise.all([
      put(client, '/api/candidacies/role', { ids, roleId: there.roleId }),
      put(colleague, '/api/candidacies/role', { ids: ids.toReversed(), roleId: gone.roleId }),
      put(client, `/api/candidacies/${here.analysisId}/role`, { roleId: null }),
      put(colleague, `/api/roles/${here.roleId}/candidacies/status`, { ids, status: 'Hired' }),
      put(client, `/api/analysis/${second.analysisId}/status`, { status: 'On Hold' }),
      put(colleague, `/api/analysis/${second.analysisId}/expected-salary`, { expectedSalary: '1' }),
      put(client, `/api/roles/${here.roleId}/rubric`, rubric),
      put(colleague, `/api/roles/${here.roleId}/rubric`, rubric),
      remove(client, `/api/roles/${gone.roleId}`),
      remove(colleague, `/api/resume/${second.resumeId}`),
      client.call(`/api/candidacies/${second.analysisId}/notes`, { method: 'POST', json: { text: 'A note' } }),
      colleague.call<Candidacy>(`/api/candidacies/${here.analysisId}`),
    ]);
    for (const { status } of answers) seen.add(status);
  }
  expect([...seen].filter((status) => ![200, 201, 204, 404, 409].includes(status))).toEqual([]);
  expect((await verifyChains(server.database)).filter(({ broken }) => broken !== undefined)).toEqual([]);
});
