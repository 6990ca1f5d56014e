import type { Actor } from '../../ground/actor.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { type PgColumn, sql } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import type { ExportedTable } from './tables.ts';

/** Rows that are read at a time: a resume may have hundreds of kilobytes of texts. */
const PART = 50;

/**
 * The company's rows of a table, with some of its columns, as JSON by the columns' names in the database. `snapshot` is
 * a transaction; in it one table is read at a time.
 */
export async function* rowsOf(
  snapshot: Transaction,
  actor: Pick<Actor, 'companyId'>,
  { table, order }: ExportedTable,
  columns: PgColumn[],
): AsyncGenerator<string> {
  const rows = snapshot
    .select(Object.fromEntries(columns.map((column) => [column.name, column])))
    .from(table)
    .where(ofCompany(table, actor))
    .orderBy(...order);
  await snapshot.execute(
    sql`declare exported no scroll cursor for select row_to_json(one)::text as line from ${rows} one`,
  );
  for (let found = PART; found === PART;) {
    const part = await snapshot.execute<{ line: string }>(sql`fetch ${sql.raw(String(PART))} from exported`);
    found = part.length;
    for (const { line } of part) yield line;
  }
  await snapshot.execute(sql`close exported`);
}

/** How many rows of a table the company has. */
export async function countRows(
  snapshot: Transaction,
  actor: Pick<Actor, 'companyId'>,
  { table }: ExportedTable,
): Promise<number> {
  const [row] = await snapshot
    .select({ count: sql<number>`count(*)::int` })
    .from(table)
    .where(ofCompany(table, actor));
  return row!.count;
}
