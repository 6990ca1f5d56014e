import type { Database } from '../database/client.ts';
import { backups } from '../database/schema/index.ts';

/** Writes down backups by the names of their folders, such as `2026-11-20T030000Z`, which say when each was begun. */
export async function nameBackups(database: Database, names: string[]): Promise<void> {
  const begun = names.flatMap((name) => {
    const [, date, hour, minute, second] = /^(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\d)Z$/.exec(name) ?? [];
    return date ? [{ name, createdAt: new Date(`${date}${hour}:${minute}:${second}Z`) }] : [];
  });
  if (begun.length > 0) await database.insert(backups).values(begun).onConflictDoNothing();
}
