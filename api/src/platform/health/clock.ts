import type { Database } from '../database/client.ts';
import { sql } from '../database/drizzle.ts';
import type { Check } from './health.ts';

/** Seconds by which two clocks may differ though a time server sets both. */
const TOLERANCE = 5;

/**
 * A check that tells when the clocks of this server and of its database differ. It does not make the server unready.
 */
export function clockCheck(database: Database): Check {
  return {
    name: 'clock',
    serves: [],
    async check() {
      const before = Date.now();
      // Without the database there is nothing to compare; its own check fails then.
      const [row] = await database
        .execute<{ now: number }>(sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`)
        .catch(() => []);
      if (!row) return { ok: true };
      // The database read its clock between the two moments, so the difference is between these bounds.
      const [least, most] = [(row.now - Date.now()) / 1000, (row.now - before) / 1000];
      const behind = least > 0 ? least : Math.min(most, 0);
      if (Math.abs(behind) <= TOLERANCE) return { ok: true };
      return {
        ok: false,
        message:
          `The clock of this server is ${Math.round(Math.abs(behind))} seconds ` +
          `${behind > 0 ? 'behind' : 'ahead of'} the database's. Set both by a time server.`,
      };
    },
  };
}
