import type { Rubric, RubricPreview } from '@cotejo/contract';
import type { Client } from '../../../api/src/testing/client.ts';
import { type Figure, median, quantile } from './figure.ts';
import { candidacies, listOf, startLargeRole, until } from './large-role.ts';
import { latenciesOf } from './lists.ts';

const views = {
  'first screen': ['?limit=50', 'under 100 ms'],
  'sorted by name': ['?limit=50&sort=name', 'under 150 ms'],
  'sorted by must-haves': ['?limit=50&sort=-musts', 'under 150 ms'],
  'sorted by salary': ['?limit=50&sort=-salary', 'under 150 ms'],
  'sorted by status': ['?limit=50&sort=status', 'under 150 ms'],
  'of one status': ['?limit=50&status=Hired', 'under 150 ms'],
  'found by name': ['?limit=50&q=name%2012', 'under 150 ms'],
} as const;

/** The list of a role with thousands of candidacies, and how long they take to follow a changed rubric. */
export async function measureRoleList(): Promise<Figure[]> {
  const { origin, client, roleId, stop } = await startLargeRole();
  try {
    const figures: Figure[] = [];
    const list = `/api/roles/${roleId}/candidacies`;
    const { nextCursor } = await listOf(client, roleId, '?limit=500');
    const all = { ...views, 'a part further down': [`?limit=50&cursor=${nextCursor}`, 'under 150 ms'] };
    for (const [what, [query, target]] of Object.entries(all)) {
      const latencies = await latenciesOf(new URL(`${list}${query}`, origin), client.cookie!);
      figures.push(
        { name: `${candidacies} candidacies, ${what}, median`, value: median(latencies), unit: 'ms' },
        { name: `${candidacies} candidacies, ${what}, p95`, value: quantile(latencies, 0.95), unit: 'ms', target },
      );
    }
    return [...figures, ...(await measureFollowing(client, roleId))];
  } finally {
    await stop();
  }
}

/**
 * Previews a change, then makes it: when the answers are there, and when the last score is of the new rubric.
 */
async function measureFollowing(client: Client, roleId: number): Promise<Figure[]> {
  const address = `/api/roles/${roleId}/rubric`;
  const { version, requirements } = (await client.call<Rubric>(address)).body;
  const json = {
    version,
    requirements: requirements.map(({ id, active, must, weight }, index) => ({
      id,
      active: active && index > 0,
      must,
      weight,
    })),
  };
  let started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const preview = await client.call<RubricPreview>(`${address}/preview`, { method: 'POST', json });
  if (preview.body.candidates !== candidacies) throw new Error(`Not all were looked at: ${preview.status}.`);
  const foreseen = seconds();
  started = performance.now();
  const { status } = await client.call(address, { method: 'PUT', json });
  if (status !== 200) throw new Error(`The rubric could not be changed: ${status}.`);
  const answered = seconds();
  await until(async () => (await listOf(client, roleId)).outdated === 0);
  return [
    { name: `what a change does to ${candidacies} scores`, value: foreseen, unit: 's' },
    { name: 'a changed rubric taken', value: answered, unit: 's' },
    { name: `all ${candidacies} scores of it`, value: seconds(), unit: 's', target: 'under 30 s' },
  ];
}
