import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../../api/src/platform/database/embedded.ts';
import { readMigrations } from '../../../api/src/platform/database/migrations.ts';
import { packRows } from '../../../api/src/testing/versions/rows.ts';
import { readVersions, rowsFile, versionsFile } from '../../../api/src/testing/versions/versions.ts';
import { doMainJob } from '../do-main-job.ts';
import { startProduct } from '../../demo/drive/product.ts';

/**
 * Does the main job with the version of this checkout, and keeps the rows that it writes, from which the tests of later
 * versions upgrade: for scripts/release.
 *   node scripts/acceptance/versions/keep-version.ts VERSION
 */
const [version] = process.argv.slice(2) as [string];
const folder = path.join(tmpdir(), `cotejo-version-${randomUUID()}`);
const embedded = await startEmbedded(folder, { durable: false });
try {
  const product = await startProduct({ DATABASE_URL: embedded.url });
  await doMainJob(product.origin).finally(product.stop);
  await writeFile(rowsFile(version), await packRows(embedded.url));
} finally {
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
}
const versions = [...readVersions(), { version, commit: `v${version}`, migration: readMigrations().at(-1)!.tag }];
await writeFile(versionsFile, `${JSON.stringify(versions, null, 2)}\n`);
