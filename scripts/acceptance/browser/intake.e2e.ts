import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { strongResume } from '../../../api/src/features/documents/testing/texts.ts';
import { fillCompany } from './company.ts';
import { flaws } from './flaws.ts';
import { register, startWalk, type Walk } from './walk.ts';

let walk: Walk;
let page: Page;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cotejo-intake-'));
  // The server that root starts goes on as another account.
  await chmod(folder, 0o755);
  walk = await startWalk(undefined, {
    INTAKE_DIR: folder,
    // Nobody listens at this port.
    INTAKE_MAILBOXES: 'jobs=imaps://jobs%40agency.example@127.0.0.1:1/INBOX',
    INTAKE_JOBS_PASSWORD: 'any',
    INTAKE_SECONDS: '86400',
    INTAKE_SETTLE_SECONDS: '1',
  });
  page = walk.page;
  await register(page, walk.origin, 'boss');
});

afterAll(async () => {
  await walk?.stop();
  await rm(folder, { recursive: true, force: true });
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const shown = (text: string) => page.getByText(text, { exact: true }).first().waitFor();

test('a mailbox that cannot be reached says why, and the folder that it works', async () => {
  await page.goto(`${walk.origin}/admin?tab=intake`);
  await button('Try now: Mailbox jobs').click();
  await shown('The mail server refuses connections at this port. Check the address and the port.');
  await button('Try now: Folder').click();
  await shown('It can be opened');
  await shown('Nothing has come yet.');
  expect(await flaws(page)).toEqual([]);
});

test('what came is listed with what has become of it, and can be narrowed to what was refused', async () => {
  const { role } = await fillCompany(page, walk.origin);
  await mkdir(path.join(folder, `${role} Captain`));
  await writeFile(path.join(folder, `${role} Captain/marta.txt`), strongResume);
  await writeFile(path.join(folder, `${role} Captain/photo.png`), Buffer.from('89504e47', 'hex'));
  await page.goto(`${walk.origin}/admin?tab=intake`);
  await button('Try now: Folder').click();
  await page.getByRole('link', { name: 'marta.txt' }).waitFor();
  await shown('1 taken, 0 known already, 1 refused');
  await shown('Invalid file type. Allowed formats: PDF, DOCX, Markdown, TXT');
  expect(await flaws(page)).toEqual([]);
  await button('Refused or skipped').click();
  await expect.poll(() => page.getByText('marta.txt').count()).toBe(0);
  await button('Everything').press('Enter');
  await page.getByRole('link', { name: 'marta.txt' }).click();
  await page.waitForURL(`${walk.origin}/roles/${role}?candidate=*`);
});
