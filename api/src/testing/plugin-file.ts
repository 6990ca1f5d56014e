import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Source = {
  name: string;
  egress?: 'none' | 'local' | 'cloud';
  isolation?: 'process' | 'none';
  /** The members of `provides`, as source text. */ provides: string;
};

/** A third-party plugin without settings, as a module whose path `PLUGINS` can name. */
export async function writePlugin({
  name,
  egress = 'none',
  isolation = 'none',
  provides,
}: Source): Promise<{ path: string; remove(): Promise<void> }> {
  const path = join(tmpdir(), `cotejo-plugin-${randomUUID()}.mjs`);
  await writeFile(
    path,
    `
    const failure = (reason) =>
      Object.assign(new Error('It is not there.'), { name: 'ProviderError', plugin: '${name}', reason });
    const settings = { kind: 'schema', '~run': (dataset) => ({ ...dataset, typed: true }) };
    export default { apiVersion: 1, name: '${name}', version: '7', egress: '${egress}', isolation: '${isolation}',
      mediaTypes: ['text/plain'], settings, provides: { ${provides} } };
  `,
  );
  return { path, remove: () => rm(path, { force: true }) };
}

/** The `provides` of a plugin whose language model cannot be reached. */
export const modelThatIsDown = `languageModel: () => ({
  check: async () => ({ ok: false, message: 'Start it.' }),
  identify: async () => { throw failure('unavailable'); },
  countTokens: async () => 1,
  generate: async () => { throw failure('unavailable'); },
})`;

/** The `provides` of a plugin whose language model finds one requirement, that in the job description of trials. */
export const modelThatReadsJobs = `languageModel: () => ({
  identify: async () => ({ model: 'sample:1b', digest: 'sample-1', contextTokens: 16000 }),
  countTokens: async (text) => text.length,
  generate: async () => ({
    value: {
      title: 'Data Analyst',
      requirements: [
        { quote: 'Fluent French', text: 'Fluent French', kind: 'language', must: true, minYears: 0, skills: [] },
      ],
    },
    usage: { inputTokens: 1200, outputTokens: 34 },
  }),
})`;
