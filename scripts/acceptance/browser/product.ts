import { join, resolve } from 'node:path';
import { createTestDatabase } from '../../../api/src/testing/database.ts';
import { type Product, startProduct } from '../../demo/drive/product.ts';

/** Saves a fifteenth of the processor time of a file: see `execArgv` in vitest.config.ts. */
const frugal = ['--single-threaded-gc', '--min-semi-space-size=16'];

const project = resolve(import.meta.dirname, '../../..');

/** Starts the product on a new database of a PostgreSQL that runs; `stop` drops that. */
export async function startOnDatabase(
  databaseServer: string | undefined,
  environment?: Record<string, string>,
): Promise<Pick<Product, 'origin' | 'stop'> & { databaseUrl: string }> {
  const database = await createTestDatabase(databaseServer);
  const settings = {
    DATABASE_URL: database.url,
    NODE_COMPILE_CACHE: join(project, '.cache/compile'),
    // A second child would take another second of a processor in each file.
    SANDBOX_PROCESSES: '1',
    ...environment,
  };
  const product = await startProduct(settings, project, frugal);
  const stop = async () => {
    await product.stop();
    await database.drop();
  };
  return { origin: product.origin, databaseUrl: database.url, stop };
}
