import { setTimeout } from 'node:timers/promises';
import type { CandidacyList } from '@cotejo/contract';
import { type Client, signUp } from '../../../api/src/testing/client.ts';
import { newRole } from '../../../api/src/testing/upload.ts';
import { startProduct } from '../../demo/drive/product.ts';
import type { Figure } from './figure.ts';
import { madeUpResumes } from './made-up-resumes.ts';

/** Resumes of one batch, and how many go with one call, as the page sends them. */
const FILES = Number(process.env.BATCH ?? 500);
const EACH_CALL = 20;

/** A batch of mixed resumes for one role, on the real server: when the first score is there, and when all are. */
export async function measureRoleBatch(): Promise<Figure[]> {
  const product = await startProduct();
  try {
    const client = await signUp(product.origin);
    const roleId = await newRole(client);
    const files = await madeUpResumes(FILES);
    const started = performance.now();
    const seconds = () => (performance.now() - started) / 1000;
    const sent = send(client, roleId, files).then(seconds);
    let first: number | undefined;
    for (;;) {
      const { total, waiting, unreadable } = await listOf(client, roleId);
      if (total > 0) first ??= seconds();
      if (total + unreadable === FILES && waiting === 0) break;
      await setTimeout(250);
    }
    const { total } = await listOf(client, roleId);
    return [
      { name: `${FILES} mixed resumes of a role taken`, value: await sent, unit: 's' },
      { name: 'the first of them scored', value: first ?? Number.NaN, unit: 's', target: 'under 10 s' },
      { name: 'all of them scored', value: seconds(), unit: 's', target: 'under 600 s for 500 on two cores' },
      { name: 'of them with a score', value: total, unit: '' },
    ];
  } finally {
    await product.stop();
  }
}

async function send(client: Client, roleId: number, files: Awaited<ReturnType<typeof madeUpResumes>>): Promise<void> {
  for (let first = 0; first < files.length; first += EACH_CALL) {
    const body = new FormData();
    for (const { name, bytes } of files.slice(first, first + EACH_CALL)) body.append('files', new File([bytes], name));
    const { status, body: answer } = await client.call(`/api/roles/${roleId}/resumes`, { method: 'POST', body });
    if (status !== 202 || answer.refused.length > 0) throw new Error(`${status}: ${JSON.stringify(answer)}`);
  }
}

const listOf = async (client: Client, roleId: number) =>
  (await client.call<CandidacyList>(`/api/roles/${roleId}/candidacies?limit=1`)).body;
