import { randomBytes } from 'node:crypto';
import { tokenPrefix } from '@cotejo/contract';
import { freePort } from '../../../api/src/platform/database/free-port.ts';
import { type Client, signUp } from '../../../api/src/testing/client.ts';
import { newRole, uploadFiles } from '../../../api/src/testing/upload.ts';
import { startProduct } from '../../demo/drive/product.ts';
import type { Figure } from './figure.ts';
import { listOf, until } from './large-role.ts';
import { ROUNDS, slowdown } from './meanwhile.ts';

/** Guesses of each kind, and how many of them are under way at once. */
const [GUESSES, AT_ONCE] = [10_000, 20];

/** Guesses of API tokens and of addresses of shared pages, and what holders of a right one of this address notice. */
export async function measureGuesses(): Promise<Figure[]> {
  const port = await freePort();
  const product = await startProduct({ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` });
  try {
    const client = await signUp(product.origin);
    const right = { token: await newToken(client), page: await newPage(client) };
    const ask = (path: string, token?: string) =>
      fetch(
        new URL(path, product.origin),
        token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } },
      );
    return [
      ...(await measure(
        'API token',
        () => ask('/api/clients', right.token),
        () => ask('/api/clients', tokenPrefix + guess()),
      )),
      ...(await measure(
        'shared page',
        () => ask(right.page),
        () => ask(`/s/${guess()}`),
      )),
    ];
  } finally {
    await product.stop();
  }
}

const guess = () => randomBytes(32).toString('base64url');

async function measure(what: string, holder: () => Promise<Response>, wrong: () => Promise<Response>) {
  const statuses: number[] = [];
  const work = async () => {
    for (let left = GUESSES / ROUNDS; left > 0; left -= AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, async () => statuses.push(await statusOf(wrong))));
  };
  const call = async () => {
    const status = await statusOf(holder);
    if (status !== 200) throw new Error(`The holder of a right ${what} was answered ${status}.`);
  };
  const figures = await slowdown(`${what}, a right one beside ${GUESSES} guesses`, call, work);
  const count = (status: (each: number) => boolean) => statuses.filter(status).length;
  return [
    { name: `${what}, guesses that let in`, value: count((status) => status < 400), unit: '', target: '0' },
    { name: `${what}, guesses that were told to wait`, value: count((status) => status === 429), unit: '' },
    ...figures,
  ];
}

/** The status of an answer that was read to its end. */
async function statusOf(ask: () => Promise<Response>): Promise<number> {
  const answer = await ask();
  await answer.arrayBuffer();
  return answer.status;
}

async function newToken(client: Client): Promise<string> {
  const json = { name: 'ATS', scope: 'read' };
  return (await client.call<{ token: string }>('/api/tokens', { method: 'POST', json })).body.token;
}

async function newPage(client: Client): Promise<string> {
  const roleId = await newRole(client);
  await uploadFiles(client, roleId, { 'ada.txt': Uint8Array.from(Buffer.from('Ada Example\nSeven years of Java')) });
  await until(async () => (await listOf(client, roleId)).waiting === 0);
  const [one] = (await listOf(client, roleId)).items;
  const json = { candidates: [{ id: one!.id }] };
  const { body } = await client.call<{ url: string }>(`/api/roles/${roleId}/shares`, { method: 'POST', json });
  return new URL(body.url).pathname;
}
