import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkModels, type Wish } from '../check.ts';

const quick: Wish = { environment: {}, quick: true, repeats: 2, signal: new AbortController().signal, tell: () => {} };

/** Checks the scripted model as a plugin of somebody else's, by the same door. */
export async function checkScripted(mood: string, wish: Partial<Wish> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'cotejo-check-'));
  const file = join(folder, 'plugin.mjs');
  await writeFile(file, `export { scriptedPlugin as default } from ${JSON.stringify(import.meta.resolve('./scripted-plugin.ts'))};`);
  try {
    return await checkModels({ ...quick, environment: { PLUGINS: file, SCRIPTED_MODEL: mood }, ...wish });
  } finally {
    await rm(folder, { recursive: true });
  }
}

export const checkQuickly = (environment: Wish['environment']) => checkModels({ ...quick, environment });
