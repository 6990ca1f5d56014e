import { gunzipSync, gzipSync } from 'node:zlib';
import postgres from 'postgres';

/** All rows of our tables, packed; `url` is the address of their owner. */
export async function packRows(url: string): Promise<Buffer> {
  const client = postgres(url, { max: 1 });
  try {
    const tables = await client<{ name: string }[]>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;
    const rows: Record<string, unknown[]> = {};
    for (const { name } of tables) {
      const [found] = await client`select coalesce(json_agg(one), '[]')::text as rows from ${client(name)} as one`;
      const list = JSON.parse(found!['rows'] as string) as unknown[];
      if (list.length > 0) rows[name] = list;
    }
    return gzipSync(JSON.stringify(rows), { level: 9 });
  } finally {
    await client.end();
  }
}

/** Writes such rows into the empty tables of the version that they are of; `client` is the superuser's connection. */
export async function unpackRows(client: postgres.Sql, packed: Buffer): Promise<void> {
  const rows = JSON.parse(gunzipSync(packed).toString()) as Record<string, unknown[]>;
  await client.begin(async (transaction) => {
    // Neither triggers nor the order of tables matter to rows that were together before.
    await transaction`set local session_replication_role = replica`;
    for (const [table, list] of Object.entries(rows)) {
      const columns = await transaction<{ name: string; sequence: string | null }[]>`
        select column_name as name, pg_get_serial_sequence(${table}, column_name) as sequence
        from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`;
      const names = transaction(columns.map(({ name }) => name));
      await transaction`delete from ${transaction(table)}`;
      await transaction`insert into ${transaction(table)} (${names}) overriding system value
        select ${names} from json_populate_recordset(null::${transaction(table)}, ${JSON.stringify(list)}::text::json)`;
      for (const { name, sequence } of columns)
        if (sequence)
          await transaction`select setval(${sequence}, max(${transaction(name)})) from ${transaction(table)}`;
    }
  });
}
