import { join, resolve } from 'node:path';
import { createTestDatabase } from '../../../api/src/testing/database.ts';
import { type Product, startProduct } from '../../demo/drive/product.ts';

const project = resolve(import.meta.dirname, '../../..');

/** Starts the product on a new database of a PostgreSQL that runs; `stop` drops that. */
export async function startOnDatabase(
  databaseServer: string | undefined,
  environment?: Record<string, string>,
): Promise<Pick<Product, 'origin' | 'stop'> & { databaseUrl: string }> {
  const database = await createTestDatabase(databaseServer);
  const product = await startProduct({
    DATABASE_URL: database.url,
    NODE_COMPILE_CACHE: join(project, '.cache/compile'),
    // A second child would take another second of a processor in each file.
    SANDBOX_PROCESSES: '1',
    ...environment,
  });
  const stop = async () => {
    await product.stop();
    await database.drop();
  };
  return { origin: product.origin, databaseUrl: database.url, stop };
}
