import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const at = (file: string) => path.resolve(import.meta.dirname, file);

/** Prints the different SHA-256 that the analysis of a made-up candidate has, prepared and matched anew each time. */
const script = (times: number) => `
  import { createHash } from 'node:crypto';
  import { vectorsInMemory } from '@cotejo/pipeline';
  import { readPairs } from '${at('dataset.ts')}';
  import { analyze, prepareJobText, prepareResumeText, tools } from '${at('product.ts')}';
  const set = readPairs('${at('../../../examples/evaluation')}');
  const { jd_id, resume_id } = set.pairs.find(({ label }) => label === 2);
  const digests = new Set();
  for (let time = 0; time < ${times}; time += 1) {
    const using = { ...tools, vectors: vectorsInMemory() };
    const job = await prepareJobText(set.jobs.get(jd_id).text, using);
    const resume = await prepareResumeText(set.resumes.get(resume_id).text, using);
    const { provenance, ...analysis } = await analyze(job, resume, using);
    if (provenance[0].plugin !== 'embed-minilm') throw new Error('No encoder has served');
    digests.add(createHash('sha256').update(JSON.stringify(analysis)).digest('hex'));
  }
  console.log(JSON.stringify([...digests]));
`;

const digestsWith = async (flags: string[], times: number): Promise<string[]> => {
  const { stdout } = await run(process.execPath, [...flags, '--input-type=module', '--eval', script(times)]);
  return JSON.parse(stdout) as string[];
};

const processors = {
  'without the dot products of bytes': ['--no-enable-avx-vnni'],
  'without AVX': ['--no-enable-avx', '--no-enable-avx2', '--no-enable-avx-vnni', '--no-enable-fma3'],
};

test('a hundred runs and other instruction sets give the same analysis to the byte', async () => {
  const usual = await digestsWith([], 100);
  expect(usual).toHaveLength(1);
  const others: Record<string, string[]> = {};
  for (const [name, flags] of Object.entries(processors)) others[name] = await digestsWith(flags, 1);
  expect(others).toEqual(Object.fromEntries(Object.keys(processors).map((name) => [name, usual])));
});
