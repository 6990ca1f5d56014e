import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkModels, type Wish } from '../check.ts';

const quick: Wish = { environment: {}, quick: true, repeats: 2, signal: new AbortController().signal, tell: () => {} };

/**
 * Lends the scripted model as a plugin of somebody else's, which is named in the environment, with a folder to write
 * to.
 */
export async function withScripted<Value>(
  mood: string,
  work: (environment: Wish['environment'], folder: string) => Promise<Value>,
): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'cotejo-check-'));
  const file = join(folder, 'plugin.mjs');
  await writeFile(
    file,
    `export { scriptedPlugin as default } from ${JSON.stringify(import.meta.resolve('./scripted-plugin.ts'))};`,
  );
  try {
    return await work({ PLUGINS: file, SCRIPTED_MODEL: mood }, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export const checkScripted = (mood: string, wish: Partial<Wish> = {}) =>
  withScripted(mood, (environment) => checkQuickly(environment, wish));

export const checkQuickly = (environment: Wish['environment'], wish: Partial<Wish> = {}) =>
  checkModels({ ...quick, environment, ...wish });
