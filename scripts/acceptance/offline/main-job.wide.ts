import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const script = resolve(import.meta.dirname, 'main-job.ts');

/** A network namespace with nothing but the machine itself in it. */
const asRoot = ['--net'];
const asUser = ['--net', '--map-current-user', '--keep-caps'];

test('offline, the whole main job is done without one attempt to reach anybody', async () => {
  const namespace = process.getuid?.() === 0 ? asRoot : asUser;
  const environment = { ...process.env, OFFLINE: 'true', LOG_LEVEL: 'warn' };
  const command = 'ip link set lo up && exec "$0" "$1"';
  const { stdout } = await run('unshare', [...namespace, 'sh', '-c', command, process.execPath, script], {
    env: environment,
  });
  const result = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as {
    scores: number[];
    translated: number;
    duringJob: number;
    afterOwnAttempt: number;
  };
  expect(result.scores).toHaveLength(5);
  expect(result.scores.every((score) => Number.isInteger(score))).toBe(true);
  expect(result.translated).toBeGreaterThan(0);
  expect(result.duringJob).toBe(0);
  // The counter does count: this is an attempt of the test's own.
  expect(result.afterOwnAttempt).toBe(1);
}, 300_000);
