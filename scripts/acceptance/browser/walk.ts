import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { createAdministration } from '../../../api/src/features/users/administration.ts';
import { connect, disconnect } from '../../../api/src/platform/database/client.ts';
import { frugal, launchBrowser } from '../../demo/drive/chromium.ts';
import { startOnDatabase } from './product.ts';

const project = resolve(import.meta.dirname, '../../..');
const documents = join(project, 'scripts/demo/documents');

/** The path of a document of the sample company. */
export const sample = (name: string): string => join(documents, name);

/** A product, and a browser in which somebody works with it. */
export type Walk = {
  origin: string;
  page: Page;
  /** Errors on the console and calls to other servers, of which there must be none. */
  troubles: string[];
  /** Another person at another browser. */
  newPage(): Promise<Page>;
  stop(): Promise<void>;
};

let launched: Promise<Browser> | undefined;
/** The browser of a test worker: all files that it runs share it, each with contexts of its own. */
const browser = () => (launched ??= launchBrowser(frugal));

/** Milliseconds for which a page may lack what a test waits for: a machine that is busy with tests reads slowly. */
export const PATIENCE = 300_000;

/** The pages of the walks that have not ended. */
export const openPages = new Set<Page>();

/** Starts a walk through the product that files share; `expected` as for `walkThrough`. */
export const startShared = (expected?: RegExp): Promise<Walk> => walkThrough(inject('origin'), expected);

/**
 * Starts a product for one file that needs settings of its own, or limits that no other file uses up, and a walk
 * through it; `expected` as for `walkThrough`.
 */
export async function startWalk(expected?: RegExp, environment?: Record<string, string>): Promise<Walk> {
  const product = await startOnDatabase(undefined, environment);
  const walk = await walkThrough(product.origin, expected);
  const stop = async () => {
    await walk.stop();
    await product.stop();
  };
  return { ...walk, stop };
}

/**
 * A walk through a product that runs. `expected` are addresses whose refusal a test provokes: Chromium itself reports
 * every refused call on the console.
 */
export async function walkThrough(origin: string, expected?: RegExp): Promise<Walk> {
  const contexts: BrowserContext[] = [];
  const troubles: string[] = [];
  const newPage = async () => {
    const context = await (
      await browser()
    )
      // What moves while a page waits would be drawn sixty times a second.
      .newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true, reducedMotion: 'reduce' });
    contexts.push(context);
    await context.addInitScript(keepMessages);
    const page = await context.newPage();
    openPages.add(page);
    page.on('close', () => openPages.delete(page));
    page.setDefaultTimeout(PATIENCE);
    page.on('console', (message) => {
      if (message.type() === 'error' && !expected?.test(message.location().url)) troubles.push(message.text());
    });
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('request', (request) => {
      if (/^(https?|wss?):/.test(request.url()) && new URL(request.url()).origin !== origin)
        troubles.push(`request to ${request.url()}`);
    });
    return page;
  };
  const stop = async () => {
    await Promise.all(contexts.map((context) => context.close()));
  };
  return { origin, page: await newPage(), troubles, newPage, stop };
}

/**
 * Has messages stay until they are closed or another one comes: on a busy machine their five seconds may be over before
 * a test has looked. That they go by themselves is tested with a clock that stands still.
 */
function keepMessages(): void {
  const { setTimeout: later } = window;
  const patient = (work: TimerHandler, delay?: number, ...rest: unknown[]) =>
    later(work, delay === 5000 ? 600_000 : delay, ...rest);
  Object.assign(window, { setTimeout: patient });
}

/**
 * Makes a call as the one who works at the page, with the fields of a form where a file goes along. Throws what is
 * refused.
 */
export async function send<Answer>(
  page: Page,
  origin: string,
  path: string,
  input: Record<string, string | number> = {},
  file?: string,
): Promise<Answer> {
  const content = file && {
    file: { name: basename(file), mimeType: 'application/octet-stream', buffer: await readFile(sample(file)) },
  };
  const response = await page.request.post(new URL(path, origin).href, {
    ...(content ? { multipart: { ...input, ...content } } : { data: input }),
    timeout: PATIENCE,
  });
  if (!response.ok()) throw new Error(`${path} was refused: ${await response.text()}`);
  return (response.status() === 204 ? undefined : await response.json()) as Answer;
}

const passwordOf = (username: string) => `${username}-password`;

/** Registers a person, who is then signed in at the page. */
export async function register(page: Page, origin: string, username: string): Promise<void> {
  const password = passwordOf(username);
  await send(page, origin, '/api/register', {
    firstName: 'Rosa',
    lastName: 'Tester',
    username,
    email: `${username}@example.com`,
    company: 'Walk',
    password,
    confirmPassword: password,
  });
}

/** Registers a person in the product that files share as the administrator of their company, and signs them in. */
export async function registerAdmin(page: Page, username: string): Promise<void> {
  const origin = inject('origin');
  await register(page, origin, username);
  await promote(username);
  await send(page, origin, '/api/login', { username, password: passwordOf(username) });
}

/** Makes a user of the product that files share an administrator, as its operator does; ends the user's sessions. */
export async function promote(username: string): Promise<void> {
  const database = connect(inject('productDatabase'), { connections: 1 });
  try {
    await createAdministration(database).promote(username);
  } finally {
    await disconnect(database);
  }
}
