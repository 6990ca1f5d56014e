import { afterAll, expect, test, vi } from 'vitest';
import { createTestServer } from '../../testing/server.ts';
import { createReporter, type Reporter } from './reporter.ts';

const server = await createTestServer({ worker: false });
afterAll(server.close);

/** The stages that were published of fifty resumes; each reports once, and ends after `seconds`. */
async function stagesHeard(jobDescriptionId: number, seconds: number): Promise<string[][]> {
  const { progress } = server.dependencies;
  const heard = new Map<number | null, string[]>();
  progress.subscribe(jobDescriptionId, (event) => {
    if (event) heard.set(event.resumeId, [...(heard.get(event.resumeId) ?? []), event.stage]);
  });
  const resumeIds = Array.from({ length: 50 }, (_, index) => index + 1);
  vi.useFakeTimers();
  const reporters = new Map<number, Reporter>(
    resumeIds.map((resumeId) => [resumeId, createReporter(progress, { jobDescriptionId, resumeId, flow: 'prepare' })]),
  );
  for (const reporter of reporters.values()) reporter.report({ stage: 'extract', fraction: 0 });
  vi.advanceTimersByTime(seconds * 1000);
  vi.useRealTimers();
  await Promise.all(
    [...reporters].map(async ([resumeId, reporter]) => {
      await reporter.stop();
      await progress.publish({ jobDescriptionId, resumeId, flow: 'prepare', stage: 'done', fraction: 1 });
    }),
  );
  await expect
    .poll(() => [...heard.values()].flat().filter((stage) => stage === 'done'))
    .toHaveLength(resumeIds.length);
  return [...heard.values()];
}

test('the news of the end comes after every report of the way to it', async () => {
  expect(await stagesHeard(1, 1)).toEqual(Array.from({ length: 50 }, () => ['extract', 'done']));
});

test('of a run that ends sooner than anybody can read, only the end is told', async () => {
  expect(await stagesHeard(2, 0.1)).toEqual(Array.from({ length: 50 }, () => ['done']));
});
