import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ErasureReceipt, PeopleList } from '@cotejo/contract';
import { type Client, signUp } from '../../../api/src/testing/client.ts';
import { newRole, uploadFiles } from '../../../api/src/testing/upload.ts';
import { type Product, startProduct } from '../../demo/drive/product.ts';
import type { Figure } from './figure.ts';
import { listOf, until } from './large-role.ts';

/** Versions of one person's resume. */
const DOCUMENTS = 20;

/** What erasing a person with many documents takes, until the command has looked again and found everything gone. */
export async function measureErasure(): Promise<Figure[]> {
  const product = await startProduct();
  try {
    const client = await signUp(product.origin);
    const personId = await upload(client);
    const started = performance.now();
    const { body: receipt } = await client.call<ErasureReceipt>(`/api/people/${personId}`, { method: 'DELETE' });
    const erased = performance.now();
    if (receipt.removed.resumes !== DOCUMENTS) throw new Error(`Erased were ${JSON.stringify(receipt)}.`);
    const file = join(product.dataFolder, 'receipt.json');
    await writeFile(file, JSON.stringify(receipt));
    await until(() => isVerified(product, file));
    const gone = performance.now();
    const name = `a person with ${DOCUMENTS} documents`;
    return [
      { name: `erasing ${name}, with the receipt`, value: (erased - started) / 1000, unit: 's' },
      { name: `erasing ${name}, verified`, value: (gone - started) / 1000, unit: 's', target: 'under 10 s' },
    ];
  } finally {
    await product.stop();
  }
}

/** Uploads the resumes for a role, and gives the person's id when they are judged. */
async function upload(client: Client): Promise<number> {
  const roleId = await newRole(client);
  const texts = Array.from({ length: DOCUMENTS }, (_, number) => [`resume-${number}.txt`, resumeOf(number)]);
  await uploadFiles(client, roleId, Object.fromEntries(texts), 'keep-both');
  await until(async () => {
    const { total, waiting } = await listOf(client, roleId);
    return total === DOCUMENTS && waiting === 0;
  });
  const { items } = (await client.call<PeopleList>('/api/people')).body;
  if (items.length !== 1) throw new Error(`They were taken for ${items.length} people.`);
  return items[0]!.id;
}

const resumeOf = (number: number) => `Mara Ilves
mara.ilves@example.org
Engineer

Experience
${2000 + number} - present: Engineer at Northwind Payments. Built ${number} services in Java with PostgreSQL and Docker.
`;

/** Runs the command that looks again; it fails while a file is still there. */
const isVerified = ({ dataFolder }: Product, file: string): Promise<boolean> =>
  promisify(execFile)(process.execPath, ['api/src/commands/admin.ts', 'verify-erasure', file], {
    env: { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '' },
  }).then(
    () => true,
    () => false,
  );
