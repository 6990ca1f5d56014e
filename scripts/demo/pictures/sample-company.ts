import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { endpoints } from '@cotejo/contract';
import type { Page } from 'playwright-core';
import { Client } from '../drive/client.ts';
import type { Product } from '../drive/product.ts';

export type SampleUser = { username: string; password: string };

/** Loads the sample company into a running product; answers its owner. */
export async function loadSampleCompany({ origin, dataFolder }: Product): Promise<SampleUser> {
  const env = { ...process.env, PORT: new URL(origin).port, DATA_DIR: dataFolder };
  await promisify(execFile)(process.execPath, [resolve(import.meta.dirname, '../load.ts')], { env });
  const { password } = JSON.parse(await readFile(join(dataFolder, 'demo.json'), 'utf8')) as { password: string };
  return { username: 'demo', password };
}

/**
 * Adds what some screens would be empty without: a token, a webhook, letters that are due and a check of the first
 * role for bias.
 */
export async function addForScreens(origin: string, { username, password }: SampleUser): Promise<void> {
  const client = new Client(origin);
  await client.call(endpoints.login, { input: { username, password } });
  await client.call(endpoints.createToken, { input: { name: 'Bullhorn', scope: 'write' } });
  await client.call(endpoints.createWebhook, {
    input: { url: 'https://ats.example.com/cotejo', events: ['candidacy.scored', 'role.completed'] },
  });
  for (const [id, kind] of [
    ['1', 'notice'],
    ['2', 'explanation'],
  ] as const)
    await client.call(endpoints.setLetterDue, { params: { id }, input: { kind, dueOn: '2026-12-01' } });
  const params = { id: '1' };
  await client.call(endpoints.startSwapCheck, { params });
  const isRunning = async () => (await client.call(endpoints.getSwapCheck, { params })).check?.state === 'running';
  while (await isRunning()) await pause(500);
}

export async function signIn(page: Page, origin: string, { username, password }: SampleUser): Promise<void> {
  const answer = await page.request.post(new URL('/api/login', origin).href, { data: { username, password } });
  if (!answer.ok()) throw new Error(`Signing in was refused: ${await answer.text()}`);
}
