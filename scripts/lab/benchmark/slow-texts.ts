import { setTimeout } from 'node:timers/promises';
import { signUp } from '../../../api/src/testing/client.ts';
import { pathologicalTexts } from '../../../api/src/testing/pathological.ts';
import { uploadJob, uploadResume } from '../../../api/src/testing/upload.ts';
import { jobText } from '../../../api/src/features/documents/testing/texts.ts';
import { startProduct } from '../../demo/drive/product.ts';
import { type Figure, quantile } from './figure.ts';
import { measureGrowth } from './growth.ts';

/** Characters of the longest text that is read. */
const LONGEST = 400_000;
/** One text in so many is uploaded. */
const EVERY = 9;
const PROBES = 300;

/**
 * Texts made to be slow: whether the work on them grows with their length and no faster, and whether others wait for
 * it.
 */
export async function measureSlowTexts(): Promise<Figure[]> {
  return [...(await measureGrowth()), ...(await measureOthers())];
}

/**
 * How long a small call takes while such texts are prepared and matched, over how long it takes in a server that has
 * nothing to do.
 */
async function measureOthers(): Promise<Figure[]> {
  const product = await startProduct();
  try {
    const client = await signUp(product.origin);
    const probe = async () => {
      const started = performance.now();
      await client.call('/api/user');
      await setTimeout(5);
      return performance.now() - started - 5;
    };
    for (let warm = 0; warm < 50; warm += 1) await probe();
    const idle: number[] = [];
    while (idle.length < PROBES) idle.push(await probe());
    const busy: number[] = [];
    const state = { working: true };
    const work = workOnAll(client).finally(() => {
      state.working = false;
    });
    while (state.working) busy.push(await probe());
    await work;
    const [before, during] = [quantile(idle, 0.95), quantile(busy, 0.95)];
    return [
      { name: 'GET /api/user of a server with nothing to do, p95', value: before, unit: 'ms' },
      { name: 'the same while texts made to be slow are in work', value: during, unit: 'ms' },
      {
        name: 'p95 of others during such work over that without',
        value: during / before,
        unit: '×',
        target: 'at most 2',
      },
    ];
  } finally {
    await product.stop();
  }
}

async function workOnAll(client: Awaited<ReturnType<typeof signUp>>): Promise<void> {
  for (const { name, text } of pathologicalTexts(LONGEST).filter((_, index) => index % EVERY === 0)) {
    const {
      body: { id },
    } = await uploadJob(client, jobText);
    await uploadResume(client, id, text);
    await client.call(`/api/analyze/${id}`, { method: 'POST' });
    console.log(`prepared and matched: ${name}`);
  }
}
