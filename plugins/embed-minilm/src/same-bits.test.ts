import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { main as compile } from 'assemblyscript/asc';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const folder = path.resolve(import.meta.dirname, '..');

/** Prints the SHA-256 of the vectors of passages of one word to more than the window has. */
const script = `
  import plugin from '${path.join(folder, 'src/index.ts')}';
  import { createHash } from 'node:crypto';
  const sentence = 'Kept the accounts of 3 shops in Logroño, answered auditors & wrote C++ tools for payroll (99.5 %).';
  const words = sentence.split(' ');
  const passages = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 400].map((length) =>
    Array.from({ length }, (_, index) => words[(index * 7 + length) % words.length]).join(' '));
  const { vectors } = await plugin.provides.embedder({}).embed(passages, { signal: new AbortController().signal });
  const hash = createHash('sha256');
  for (const vector of vectors) hash.update(new Uint8Array(vector.buffer));
  console.log(hash.digest('hex'));
`;

/** The same passages by processors that have less, and by both of the engine's compilers. */
const processors = {
  'without the dot products of bytes': ['--no-enable-avx-vnni'],
  'without AVX 2': ['--no-enable-avx2', '--no-enable-avx-vnni', '--no-enable-fma3'],
  'without AVX': ['--no-enable-avx', '--no-enable-avx2', '--no-enable-avx-vnni', '--no-enable-fma3'],
  'by the compiler that does not optimize': ['--liftoff-only'],
  'by the compiler that does': ['--no-liftoff'],
};

const digestWith = async (flags: string[]): Promise<string> =>
  (await run(process.execPath, [...flags, '--input-type=module', '--eval', script])).stdout.trim();

test('every instruction set and compiler gives the same vectors to the bit', async () => {
  const usual = await digestWith([]);
  expect(usual).toMatch(/^[0-9a-f]{64}$/);
  const others: Record<string, string> = {};
  for (const [name, flags] of Object.entries(processors)) others[name] = await digestWith(flags);
  expect(others).toEqual(Object.fromEntries(Object.keys(processors).map((name) => [name, usual])));
});

test("a processor that lacks the kernel's instructions is told as unavailable", async () => {
  await expect(digestWith(['--no-enable-sse4-1'])).rejects.toThrow(/ProviderError: .*this processor/);
});

test('the kernel is what its source compiles to', async () => {
  let compiled: unknown;
  const { error } = await compile(['--config', path.join(folder, 'asconfig.json')], {
    writeFile: (_, contents) => {
      compiled = contents;
    },
  });
  expect(error).toBeNull();
  expect(compiled).toEqual(new Uint8Array(readFileSync(path.join(folder, 'src/kernel.wasm'))));
});
