import type { TestProject } from 'vitest/node';
import { freePort } from '../../../api/src/platform/database/free-port.ts';
import { startOnDatabase } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the product that files share, each with a company of its own. */
    origin: string;
    /** Address of its database. */
    productDatabase: string;
  }
}

/** Starts one product for all files that need no other settings: its start costs more than what many of them do. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { databaseUrl } = project.getProvidedContext();
  const port = await freePort();
  const product = await startOnDatabase(databaseUrl, {
    SANDBOX_PROCESSES: '2',
    REGISTRATIONS_PER_HOUR: '1000',
    PORT: String(port),
    // Without it nothing can be shared by a link.
    PUBLIC_URL: `http://localhost:${port}`,
  });
  project.provide('origin', product.origin);
  project.provide('productDatabase', product.databaseUrl);
  return product.stop;
}
