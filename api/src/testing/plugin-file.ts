import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

type Source = { name: string; egress?: 'none' | 'local' | 'cloud'; /** The members of `provides`, as source text. */ provides: string };

/** A third-party plugin without settings, as a module for `PLUGINS`, until the test is finished. Answers its path. */
export async function pluginFile({ name, egress = 'none', provides }: Source): Promise<string> {
  const file = path.join(tmpdir(), `cotejo-plugin-${randomUUID()}.mjs`);
  await writeFile(file, `
    const failure = (reason) => Object.assign(new Error('It is not there.'), { name: 'ProviderError', plugin: '${name}', reason });
    const settings = { kind: 'schema', '~run': (dataset) => ({ ...dataset, typed: true }) };
    export default { apiVersion: 1, name: '${name}', version: '7', egress: '${egress}', isolation: 'none', settings, provides: { ${provides} } };
  `);
  onTestFinished(() => rm(file, { force: true }));
  return file;
}
