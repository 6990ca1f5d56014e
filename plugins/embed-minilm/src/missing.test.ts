import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** An embedder in a process for which the package of the weights is not installed. */
const script = `
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve(name, context, next) {
      if (name.startsWith('@lat.md/')) throw new Error('not installed');
      return next(name, context);
    },
  });
  const { createEmbedder } = await import('${path.join(import.meta.dirname, 'embedder.ts')}');
  const embedder = createEmbedder();
  const { signal } = new AbortController();
  const state = await embedder.check({ signal });
  const reason = await embedder.embed(['Kept the books.'], { signal }).catch((error) => error.reason);
  console.log(JSON.stringify({ state, reason }));
`;

test('without its weights the plugin says how to bring them, and embeds nothing', async () => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]);
  expect(JSON.parse(stdout)).toEqual({
    state: { ok: false, message: expect.stringContaining('npm install') },
    reason: 'missing',
  });
});
