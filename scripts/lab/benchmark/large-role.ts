import { setTimeout } from 'node:timers/promises';
import type { CandidacyList } from '@cotejo/contract';
import { connect, disconnect } from '../../../api/src/platform/database/client.ts';
import { sql } from '../../../api/src/platform/database/drizzle.ts';
import { startEmbedded } from '../../../api/src/platform/database/embedded.ts';
import { type Client, signUp } from '../../../api/src/testing/client.ts';
import { newRole, uploadFiles } from '../../../api/src/testing/upload.ts';
import { startProduct } from '../../demo/drive/product.ts';
import { settle } from '../../demo/seed-agency.ts';
import { madeUpResumes } from './made-up-resumes.ts';

/** How many candidacies the largest role that we plan for has. */
export const candidacies = Number(process.env.CANDIDACIES ?? 5000);

export type LargeRole = { origin: string; client: Client; roleId: number; stop(): Promise<void> };

/** The product with the largest role that we plan for. */
export async function startLargeRole(): Promise<LargeRole> {
  const product = await startProduct();
  try {
    const client = await signUp(product.origin);
    const roleId = await newRole(client);
    const [resume] = await madeUpResumes(1);
    await uploadFiles(client, roleId, { [resume!.name]: resume!.bytes });
    await until(async () => (await listOf(client, roleId)).total === 1);
    await multiply(product.dataFolder);
    return { origin: product.origin, client, roleId, stop: product.stop };
  } catch (error) {
    await product.stop();
    throw error;
  }
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
      generate_series(1, ${candidacies - 1}::integer) as n`,
  );
}

export const listOf = async (client: Client, roleId: number, query = '?limit=1') =>
  (await client.call<CandidacyList>(`/api/roles/${roleId}/candidacies${query}`)).body;

export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await setTimeout(100);
}
