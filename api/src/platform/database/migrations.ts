import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'migrations');

export type Migration = {
  /** Number and name, such as `0049_client_packs`. */
  tag: string;
  /** Milliseconds; later migrations have greater ones. The database keeps it of each migration that was applied. */
  when: number;
  hash: string;
  statements: string[];
  /** Applied statement by statement, by a head line `-- online`: for what takes long, and holds nobody up. */
  isOnline: boolean;
  /** What a server must know to run on the changed tables, by a head line `-- needs 0049_client_packs`. */
  needs?: string | undefined;
};

/** All migrations of this version, in the order in which they are applied. */
export function readMigrations(): Migration[] {
  const journal = readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { tag: string; when: number }[] };
  return entries.map(({ tag, when }) =>
    parseMigration(tag, when, readFileSync(path.join(folder, `${tag}.sql`), 'utf8')),
  );
}

/** A migration from the text of its file. */
export function parseMigration(tag: string, when: number, text: string): Migration {
  return {
    tag,
    when,
    hash: createHash('sha256').update(text).digest('hex'),
    statements: text.split('--> statement-breakpoint'),
    isOnline: /^-- online$/m.test(text),
    needs: /^-- needs (\w+)$/m.exec(text)?.[1],
  };
}
