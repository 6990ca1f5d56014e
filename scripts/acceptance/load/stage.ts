import { connect, disconnect } from '../../../api/src/platform/database/client.ts';
import { Client } from '../../demo/drive/client.ts';
import { startProduct } from '../../demo/drive/product.ts';
import { type AgencySize, seedAgency, settle } from '../../demo/seed-agency.ts';
import { startPostgres } from '../servers/postgres.ts';
import { startMinio } from '../servers/s3.ts';

/** The number of companies, all of the same size, and of recruiters in each. */
export type Population = { companies: number; recruiters: number; agency: AgencySize };

export const password = 'load-password';

export type Stage = { origin: string; databaseUrl: string; stop(): Promise<void> };

/** The product on a PostgreSQL and a MinIO of its own, with companies that have worked with it for long. */
export async function setStage(population: Population, environment: Record<string, string> = {}): Promise<Stage> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const each of stops.toReversed()) await each();
  };
  try {
    const [postgres, store] = await Promise.all([startPostgres(), startMinio()]);
    stops.push(postgres.stop, store.stop);
    const databaseUrl = await postgres.create('load');
    const product = await startProduct({
      DATABASE_URL: databaseUrl,
      STORAGE: 's3',
      S3_ENDPOINT: store.endpoint,
      S3_BUCKET: 'load',
      S3_ACCESS_KEY: store.accessKey,
      S3_SECRET_KEY: store.secretKey,
      LOG_LEVEL: 'info',
      ...environment,
    });
    stops.push(product.stop);
    await populate(product.origin, databaseUrl, population);
    return { origin: product.origin, databaseUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The first recruiter of each company registers; the others get their rows beside, with the same password. */
async function populate(
  origin: string,
  databaseUrl: string,
  { companies, recruiters, agency }: Population,
): Promise<void> {
  const database = connect(databaseUrl, { connections: 1, timeoutSeconds: 120 });
  try {
    for (let company = 1; company <= companies; company += 1) {
      const first = nameOf(company, 1);
      await new Client(origin).enter({
        username: first,
        password,
        firstName: 'Load',
        lastName: 'Recruiter',
        company: `Company ${company}`,
      });
      const others = Array.from({ length: recruiters - 1 }, (_, other) => nameOf(company, other + 2));
      await database.$client`
        insert into users (company_id, username, username_key, email, email_key, password_hash, role)
        select company_id, name, name, name || '@example.com', name || '@example.com', password_hash, 'recruiter'
        from users, unnest(string_to_array(${others.join()}, ',')) name
        where username = ${first}`;
      await seedAgency(database, first, agency);
    }
    await settle(database);
  } finally {
    await disconnect(database);
  }
}

const nameOf = (company: number, recruiter: number) => `recruiter-${company}-${recruiter}`;
