import { setTimeout } from 'node:timers/promises';
import type { CandidacyList, Rubric, RubricPreview } from '@cotejo/contract';
import { connect, disconnect } from '../../../api/src/platform/database/client.ts';
import { sql } from '../../../api/src/platform/database/drizzle.ts';
import { startEmbedded } from '../../../api/src/platform/database/embedded.ts';
import { type Client, signUp } from '../../../api/src/testing/client.ts';
import { newRole, uploadFiles } from '../../../api/src/testing/upload.ts';
import { startProduct } from '../../demo/drive/product.ts';
import { settle } from '../../demo/seed-agency.ts';
import { type Figure, median, quantile } from './figure.ts';
import { latenciesOf } from './lists.ts';
import { madeUpResumes } from './made-up-resumes.ts';

const CANDIDACIES = Number(process.env.CANDIDACIES ?? 5000);

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
  const product = await startProduct();
  try {
    const client = await signUp(product.origin);
    const roleId = await newRole(client);
    const [resume] = await madeUpResumes(1);
    await uploadFiles(client, roleId, { [resume!.name]: resume!.bytes });
    await until(async () => (await listOf(client, roleId)).total === 1);
    await multiply(product.dataFolder);
    const figures: Figure[] = [];
    const list = `/api/roles/${roleId}/candidacies`;
    const { nextCursor } = await listOf(client, roleId, '?limit=500');
    const all = { ...views, 'a part further down': [`?limit=50&cursor=${nextCursor}`, 'under 150 ms'] };
    for (const [what, [query, target]] of Object.entries(all)) {
      const latencies = await latenciesOf(new URL(`${list}${query}`, product.origin), client.cookie!);
      figures.push(
        { name: `${CANDIDACIES} candidacies, ${what}, median`, value: median(latencies), unit: 'ms' },
        { name: `${CANDIDACIES} candidacies, ${what}, p95`, value: quantile(latencies, 0.95), unit: 'ms', target },
      );
    }
    return [...figures, ...(await measureFollowing(client, roleId))];
  } finally {
    await product.stop();
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
  if (preview.body.candidates !== CANDIDACIES) throw new Error(`Not all were looked at: ${preview.status}.`);
  const foreseen = seconds();
  started = performance.now();
  const { status } = await client.call(address, { method: 'PUT', json });
  if (status !== 200) throw new Error(`The rubric could not be changed: ${status}.`);
  const answered = seconds();
  await until(async () => (await listOf(client, roleId)).outdated === 0);
  return [
    { name: `what a change does to ${CANDIDACIES} scores`, value: foreseen, unit: 's' },
    { name: 'a changed rubric taken', value: answered, unit: 's' },
    { name: `all ${CANDIDACIES} scores of it`, value: seconds(), unit: 's', target: 'under 30 s' },
  ];
}

/** Writes the same candidacy again and again, listed with other names, scores, statuses and salaries. */
async function multiply(dataFolder: string): Promise<void> {
  const embedded = await startEmbedded(dataFolder);
  const database = connect(embedded.url, { connections: 1, timeoutSeconds: 120 });
  try {
    await copyRows(database, 'resumes', { storage_key: sql`'copy ' || n` });
    await copyRows(database, 'analyses', {
      resume_id: sql`(select min(id) from resumes) + n`,
      match_score: sql`n % 101`,
      name_key: sql`'name ' || n || E'\t' || md5(n::text)`,
      status: sql`(array['Analyzed', 'Hired', 'On Hold', 'Not a Fit'])[1 + n % 4]`,
      expected_salary: sql`case when n % 3 = 0 then (20000 + n)::text end`,
    });
    await settle(database);
  } finally {
    await disconnect(database);
    await embedded.stop();
  }
}

async function copyRows(
  database: ReturnType<typeof connect>,
  table: string,
  changed: Record<string, ReturnType<typeof sql>>,
): Promise<void> {
  const columns = await database.execute<{ name: string }>(
    sql`select column_name as name from information_schema.columns where table_schema = 'public'
      and table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO' order by ordinal_position`,
  );
  const names = columns.map(({ name }) => name);
  const list = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    names.map((name) => changed[name] ?? sql.identifier(name)),
    sql`, `,
  );
  await database.execute(
    sql`insert into ${sql.identifier(table)} (${list}) select ${values} from ${sql.identifier(table)},
      generate_series(1, ${CANDIDACIES - 1}::integer) as n`,
  );
}

const listOf = async (client: Client, roleId: number, query = '?limit=1') =>
  (await client.call<CandidacyList>(`/api/roles/${roleId}/candidacies${query}`)).body;

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await setTimeout(100);
}
