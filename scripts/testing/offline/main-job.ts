// The whole main job with OFFLINE=true, to be run where there is no way out; prints what came of it as one line of JSON.
import { readFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { endpoints } from '@cotejo/contract';
import { Client } from '../../client.ts';
import { startProduct } from '../../product.ts';

const documents = resolve(import.meta.dirname, '../../demo/documents');
const job = join(documents, 'job-analista-de-datos.pdf');
/** PDF, Word, a scan, Spanish text and Markdown. */
const resumes = ['maren-oduya.pdf', 'tomas-echeverri.docx', 'joel-abara.pdf', 'lucia-bermejo.txt', 'ruben-casals.md'].map((file) => join(documents, file));

/** Packets and connections of everybody in this network namespace that had nowhere to go, as the kernel counts them. */
async function lostConnections(): Promise<number> {
  const [names = '', values = ''] = (await readFile('/proc/net/snmp', 'utf8')).split('\n').filter((line) => line.startsWith('Ip:'));
  return Number(values.split(' ')[names.split(' ').indexOf('OutNoRoutes')]);
}

async function doMainJob(origin: string): Promise<{ scores: (number | null)[]; translated: number }> {
  const client = new Client(origin);
  await client.enter({ username: 'rosa', password: 'offline-password', firstName: 'Rosa', lastName: 'Tester', company: 'Offline' });
  const jobDescriptionId = String((await client.uploadJob(job)).id);
  await Promise.all(resumes.map((file) => client.call(endpoints.uploadResume, { input: { jobDescriptionId }, file })));
  const analysis = await client.call(endpoints.analyze, { params: { jobDescriptionId } });
  return { scores: analysis.resumes.map(({ matchScore }) => matchScore), translated: analysis.resumes.filter(({ isTranslated }) => isTranslated).length };
}

const product = await startProduct();
const result = await doMainJob(product.origin).finally(product.stop);
const duringJob = await lostConnections();
await once(createConnection(80, '192.0.2.1'), 'error').catch(() => undefined);
console.log(JSON.stringify({ ...result, duringJob, afterOwnAttempt: await lostConnections() }));
