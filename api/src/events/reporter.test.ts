import { afterAll, expect, test } from 'vitest';
import { createTestServer } from '../testing/server.ts';
import { createReporter } from './reporter.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);

test('the news of the end comes after every report of the way to it', async () => {
  const { progress } = server.dependencies;
  const heard = new Map<number | null, string[]>();
  progress.subscribe(1, (event) => { if (event) heard.set(event.resumeId, [...heard.get(event.resumeId) ?? [], event.stage]); });
  const resumeIds = Array.from({ length: 50 }, (_, index) => index + 1);
  await Promise.all(resumeIds.map(async (resumeId) => {
    const reporter = createReporter(progress, { jobDescriptionId: 1, resumeId, flow: 'prepare' });
    reporter.report({ stage: 'extract', fraction: 0 });
    await reporter.stop();
    await progress.publish({ jobDescriptionId: 1, resumeId, flow: 'prepare', stage: 'done', fraction: 1 });
  }));
  await expect.poll(() => [...heard.values()]).toEqual(resumeIds.map(() => ['extract', 'done']));
});
