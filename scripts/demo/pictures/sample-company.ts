import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import type { Product } from '../drive/product.ts';

export type SampleUser = { username: string; password: string };

/** Loads the sample company into a running product; answers its owner. */
export async function loadSampleCompany({ origin, dataFolder }: Product): Promise<SampleUser> {
  const env = { ...process.env, PORT: new URL(origin).port, DATA_DIR: dataFolder };
  await promisify(execFile)(process.execPath, [resolve(import.meta.dirname, '../load.ts')], { env });
  const { password } = JSON.parse(await readFile(join(dataFolder, 'demo.json'), 'utf8')) as { password: string };
  return { username: 'demo', password };
}

export async function signIn(page: Page, origin: string, { username, password }: SampleUser): Promise<void> {
  const answer = await page.request.post(new URL('/api/login', origin).href, { data: { username, password } });
  if (!answer.ok()) throw new Error(`Signing in was refused: ${await answer.text()}`);
}
