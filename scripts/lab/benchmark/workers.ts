import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { connect, disconnect } from '../../../api/src/platform/database/client.ts';
import { startEmbedded } from '../../../api/src/platform/database/embedded.ts';
import { type ServerProcess, startServer } from '../../../api/src/testing/server-process.ts';
import { countDone, filled, fillQueue, floodSettings } from '../../demo/fill-queue.ts';
import type { Figure } from './figure.ts';

const run = promisify(execFile);

const ROUNDS = 2000;
const loop = `const list = Array.from({ length: 10000 }, (_, id) => ({ id, name: 'Name ' + id }));
  for (let round = 0; round < Number(process.argv[1]); round += 1) JSON.parse(JSON.stringify(list));`;

/**
 * How long one worker and two of them take for the same queue, each worker on a processor of its own, as containers
 * with a limit of one are.
 */
export async function measureWorkers(): Promise<Figure[]> {
  const one = await secondsWith(1);
  const two = await secondsWith(2);
  const alone = await secondsOfLoops(1);
  const sideBySide = await secondsOfLoops(2);
  return [
    { name: `${filled.documents} documents read and scored by one worker`, value: one, unit: 's' },
    { name: `${filled.documents} documents read and scored by two workers`, value: two, unit: 's' },
    { name: 'time of two workers over that of one', value: two / one, unit: '', target: 'at most 0.6' },
    { name: 'the same of two loops that share nothing: what the cores can give', value: sideBySide / alone, unit: '' },
  ];
}

/** From the start of the workers, which is part of it, to the last score. */
async function secondsWith(count: number): Promise<number> {
  const dataFolder = join(tmpdir(), `cotejo-workers-${randomUUID()}`);
  const embedded = await startEmbedded(dataFolder);
  const database = connect(embedded.url, { connections: 1 });
  const env = {
    DATA_DIR: dataFolder,
    DATABASE_URL: embedded.url,
    LOG_LEVEL: 'error',
    WORKER_CONCURRENCY: '1',
    SANDBOX_PROCESSES: '1',
  };
  const running: ServerProcess[] = [];
  try {
    const web = await startServer({ env: { ...env, ...floodSettings, ROLE: 'web' } });
    running.push(web);
    await fillQueue(web.url, database);
    const started = performance.now();
    running.push(
      ...(await Promise.all(
        Array.from({ length: count }, (_, processor) =>
          startServer({ env: { ...env, ROLE: 'worker' }, through: ['taskset', '-c', String(processor)] }),
        ),
      )),
    );
    while ((await countDone(database)) < filled.work) await setTimeout(100);
    return (performance.now() - started) / 1000;
  } finally {
    for (const process of running) await process.stop();
    await disconnect(database);
    await embedded.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/**
 * How long so many processes take, each on a processor of its own, that share the reading and writing of JSON as often
 * as `ROUNDS` says.
 */
async function secondsOfLoops(count: number): Promise<number> {
  const started = performance.now();
  await Promise.all(
    Array.from({ length: count }, (_, processor) =>
      run('taskset', ['-c', String(processor), process.execPath, '--eval', loop, String(ROUNDS / count)]),
    ),
  );
  return (performance.now() - started) / 1000;
}
