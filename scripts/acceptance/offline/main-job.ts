// The whole main job with OFFLINE=true, to be run where there is no way out; prints what came of it as one line of
// JSON.
import { readFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { once } from 'node:events';
import { startProduct } from '../../demo/drive/product.ts';
import { doMainJob } from '../do-main-job.ts';

/** Packets and connections of everybody in this network namespace that had nowhere to go, as the kernel counts them. */
async function lostConnections(): Promise<number> {
  const [names = '', values = ''] = (await readFile('/proc/net/snmp', 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith('Ip:'));
  return Number(values.split(' ')[names.split(' ').indexOf('OutNoRoutes')]);
}

const product = await startProduct();
const result = await doMainJob(product.origin).finally(product.stop);
const duringJob = await lostConnections();
await once(createConnection(80, '192.0.2.1'), 'error').catch(() => undefined);
console.log(JSON.stringify({ ...result, duringJob, afterOwnAttempt: await lostConnections() }));
