import * as v from 'valibot';
import { wholeNumber } from '@cotejo/plugin-kit';
import { settings } from '../../ground/config/setting.ts';

export const databaseSettings = settings({
  url: {
    name: 'DATABASE_URL',
    meaning: 'PostgreSQL to use, `postgres://user:password@host:5432/name`. Unset: one is started in `DATA_DIR`.',
    schema: v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/./, 'must begin with postgres://')),
    secret: true,
  },
  ownerUrl: {
    name: 'DATABASE_OWNER_URL',
    meaning:
      'The same database with the user that owns its tables, which `api/src/commands/migrate.ts` then brings up to ' +
      'date: the user of `DATABASE_URL` can add to the audit log alone. Unset: both are one.',
    schema: v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/./, 'must begin with postgres://')),
    secret: true,
  },
  poolerUrl: {
    name: 'DATABASE_POOLER_URL',
    meaning:
      'The same database through a pooler that lends connections for a transaction, such as PgBouncer. Calls and ' +
      'queue jobs then go there; the queue itself, notifications, migrations and backups keep to `DATABASE_URL`.',
    schema: v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/./, 'must begin with postgres://')),
    secret: true,
  },
  connections: {
    name: 'DATABASE_CONNECTIONS',
    meaning: 'Most connections that calls and queue jobs of one process open to the database, or to the pooler.',
    schema: wholeNumber(2, 200),
    default: '10',
  },
  timeoutSeconds: {
    name: 'DATABASE_TIMEOUT',
    meaning: 'Seconds after which a call whose database does not answer is given up with a 503.',
    schema: wholeNumber(1, 120),
    default: '10',
  },
});
