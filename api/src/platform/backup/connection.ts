import postgres from 'postgres';

/** One connection that stays the same until it is ended: what a backup holds on to belongs to it. */
export const connectForBackup = (url: string): postgres.Sql =>
  postgres(url, {
    max: 1,
    max_lifetime: null,
    connect_timeout: 10,
    connection: { application_name: 'cotejo-backup' },
    onnotice: () => {},
  });
