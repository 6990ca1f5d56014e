import type { Analysis, Rubric, RubricInput } from '@cotejo/contract';
import type { Client } from '../../../testing/client.ts';

export const address = (id: number) => `/api/job-description/${id}/rubric`;
export const analyze = (client: Client, id: number, query = '') =>
  client.call<Analysis>(`/api/analyze/${id}${query}`, { method: 'POST' });
export const read = async (client: Client, id: number) => (await client.call<Rubric>(address(id))).body;
export const put = <Body = Rubric>(client: Client, id: number, json: unknown) =>
  client.call<Body>(address(id), { method: 'PUT', json });

export type Entry = RubricInput['requirements'][number];
/** The entries to send for a rubric, with changes by the place of the requirement. */
export const entriesOf = ({ requirements }: Rubric, change: Record<number, Partial<Entry>> = {}): Entry[] =>
  requirements.map(({ id, active, must, weight }, index) => ({ id, active, must, weight, ...change[index] }));
export const inputOf = (
  rubric: Rubric,
  change: Record<number, Partial<Entry>> = {},
  added: Entry[] = [],
): RubricInput => ({
  version: rubric.version,
  requirements: [...entriesOf(rubric, change), ...added],
});
