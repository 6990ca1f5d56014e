import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareJob, prepareResume } from '@cotejo/pipeline';
import { expect, test } from 'vitest';
import { analyze, openFile, tools } from './product.ts';

const folder = join(import.meta.dirname, '../../demo/documents');
const { jobs } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
  jobs: { file: string; resumes: { file: string; fit: string }[] }[];
};
const strong = jobs.flatMap(({ file: job, resumes }) =>
  resumes.flatMap(({ file, fit }) => (fit === 'strong' ? [[file, job] as const] : [])),
);

test.each(strong)(
  'the sample %s, written for %s by an honest candidate, scores high and is not warned of',
  async (file, job) => {
    const [asked, resume] = [
      await prepareJob(openFile(join(folder, job)), tools),
      await prepareResume(openFile(join(folder, file)), tools),
    ];
    const { matchScore, warnings } = await analyze(asked, resume);
    expect(warnings).toEqual([]);
    expect(matchScore).toBeGreaterThan(60);
  },
);
