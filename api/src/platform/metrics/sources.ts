import { Gauge, type Registry } from 'prom-client';
import type { Config } from '../../ground/config/config.ts';
import type { Database } from '../database/client.ts';
import { inArray, sql } from '../database/drizzle.ts';
import { ofEveryCompany } from '../database/of-company.ts';
import { intakeSources } from '../database/schema/index.ts';
import { withDeadline } from '../session/deadline.ts';

/** Milliseconds to wait for the database. */
const TIMEOUT = 2000;

/**
 * Returns a function that sets the gauge of the folder and mailboxes that the settings name. Any worker may have looked
 * last, so that only the database knows how that went. It throws where the database does not answer.
 */
export function createSourceGauge(database: Database, registry: Registry, config: Config): () => Promise<void> {
  const { folder, mailboxes = [] } = config.sources;
  const sources = [...(folder === undefined ? [] : ['folder']), ...mailboxes.map((mailbox) => mailbox.name)];
  const failures = new Gauge({
    name: 'cotejo_source_failures',
    help: 'Looks at a folder or mailbox that have failed one after the other, 0 after one that went well.',
    labelNames: ['source'],
    registers: [registry],
  });
  const { name } = intakeSources;
  return async () => {
    failures.reset();
    if (sources.length === 0) return;
    const most = sql<number>`max(${intakeSources.failures})`;
    const rows = await withDeadline(
      database
        .select({ name, most })
        .from(intakeSources)
        .where(ofEveryCompany('operator', inArray(name, sources)))
        .groupBy(name),
      TIMEOUT,
    );
    for (const row of rows) failures.set({ source: row.name }, row.most);
  };
}
