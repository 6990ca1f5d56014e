import { join, resolve } from 'node:path';
import { endpoints } from '@cotejo/contract';
import { Client } from '../../demo/drive/client.ts';
import { startProduct } from '../../demo/drive/product.ts';
import { type Figure, median, medianSeconds, quantile } from './figure.ts';

const documents = resolve(import.meta.dirname, '../../demo/documents');
const job = join(documents, 'job-backend-engineer.pdf');
const scan = join(documents, 'joel-abara.pdf');

/** One page each, with text; the second is Spanish. */
const resumes = [
  'maren-oduya.pdf',
  'tomas-echeverri.docx',
  'priya-lindqvist.pdf',
  'nadia-ferro.pdf',
  'helen-craddock.pdf',
].map((file) => join(documents, file));

/** The main job on the real server, over HTTP: how long a recruiter waits, and whether others wait too. */
export async function measureMainJob(): Promise<Figure[]> {
  const product = await startProduct();
  try {
    const client = new Client(product.origin);
    await client.enter({
      username: 'bench',
      password: 'bench-password',
      firstName: 'B',
      lastName: 'Ench',
      company: 'Bench',
    });
    const first = await medianSeconds(1, () => prepareAndMatch(client));
    const warm = await medianSeconds(5, () => prepareAndMatch(client));
    await readScan(client);
    const scanned = await medianSeconds(3, () => readScan(client));
    const latencies = (
      await Promise.all([1, 2, 3].map(() => latenciesDuring(client, () => prepareAndMatch(client))))
    ).flat();
    return [
      { name: 'five text resumes prepared and matched, first time', value: first, unit: 's', target: 'under 5 s' },
      { name: 'five text resumes prepared and matched, warm', value: warm, unit: 's', target: 'under 5 s' },
      { name: 'scanned A4 page at 200 dpi, warm', value: scanned, unit: 's', target: 'under 5 s' },
      { name: 'GET /api/user while documents are parsed, median', value: median(latencies), unit: 'ms' },
      {
        name: 'GET /api/user while documents are parsed, p95',
        value: quantile(latencies, 0.95),
        unit: 'ms',
        target: 'under 50 ms',
      },
    ];
  } finally {
    await product.stop();
  }
}

async function prepareAndMatch(client: Client): Promise<void> {
  const { id } = await client.uploadJob(job);
  const jobDescriptionId = String(id);
  await Promise.all(resumes.map((file) => client.call(endpoints.uploadResume, { input: { jobDescriptionId }, file })));
  const { resumes: analyzed } = await client.call(endpoints.analyze, { params: { jobDescriptionId } });
  const scored = analyzed.filter(({ matchScore }) => matchScore !== null).length;
  if (scored !== resumes.length) throw new Error(`${scored} of ${resumes.length} resumes were scored.`);
}

/** A job description is prepared like a resume, and may be uploaded any number of times. */
const readScan = (client: Client) => client.uploadJob(scan);

/** Asks for the signed-in user over and over, one call after the other, until `work` is done. Milliseconds. */
async function latenciesDuring(client: Client, work: () => Promise<void>): Promise<number[]> {
  const latencies: number[] = [];
  const state = { working: true };
  const worked = work().finally(() => (state.working = false));
  while (state.working) {
    const started = performance.now();
    await client.call(endpoints.getUser);
    latencies.push(performance.now() - started);
  }
  await worked;
  return latencies;
}
