import { gzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerAdmin, send, startShared, type Walk } from './walk.ts';

/**
 * Bytes. Browsers take Brotli over https and from their own machine; over plain http in a company's network they get
 * gzip.
 */
const limits = { script: { received: 130_000, gzip: 150_000 }, stylesheet: { received: 30_000, gzip: 30_000 } };
type Kind = keyof typeof limits;

let walk: Walk;
beforeAll(async () => {
  walk = await startShared();
});
afterAll(() => walk.stop());

/** The requests of a new page from its opening until nothing more is loading. */
async function firstLoad(page: Page, path: string): Promise<Record<Kind, { received: number; gzip: number }>> {
  const requests: Request[] = [];
  const note = (request: Request) => {
    requests.push(request);
  };
  page.on('requestfinished', note);
  await page.goto(new URL(path, walk.origin).href);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  page.off('requestfinished', note);
  const weigh = async (kind: Kind) => {
    const files = requests.filter((request) => request.resourceType() === kind);
    const received = await Promise.all(files.map(async (request) => (await request.sizes()).responseBodySize));
    const gzip = await Promise.all(
      files.map(async (request) => gzipSync((await (await request.response())?.body()) ?? '', { level: 9 }).length),
    );
    return { received: sum(received), gzip: sum(gzip) };
  };
  return { script: await weigh('script'), stylesheet: await weigh('stylesheet') };
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

function expectSmall(sizes: Awaited<ReturnType<typeof firstLoad>>): void {
  for (const kind of ['script', 'stylesheet'] as const) {
    expect(sizes[kind].received, `${kind}s received`).toBeGreaterThan(10_000);
    expect(sizes[kind].received, `${kind}s received`).toBeLessThanOrEqual(limits[kind].received);
    expect(sizes[kind].gzip, `${kind}s by gzip`).toBeLessThanOrEqual(limits[kind].gzip);
  }
}

test('the sign-in loads little to begin with', async () => {
  expectSmall(await firstLoad(walk.page, '/auth'));
});

test('the list of clients loads little to begin with', async () => {
  const page = await walk.newPage();
  await registerAdmin(page, 'loader');
  expectSmall(await firstLoad(page, '/clients'));
});

test.each([
  ['/analyze', 'Could not create client'],
  ['/history', 'Match Results Summary'],
  ['/clients', 'Could not create role'],
  ['/account-settings', 'Add User'],
  ['/admin', 'Confirm new password'],
])('%s does not load the texts of another screen, such as “%s”', async (path, foreign) => {
  const page = await walk.newPage();
  await send(page, walk.origin, '/api/login', { username: 'loader', password: 'loader-password' });
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto(new URL(path, walk.origin).href);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  const loaded = (await Promise.all(scripts)).join('\n');
  expect(loaded).toContain('Loading');
  expect(loaded).not.toContain(foreign);
});
