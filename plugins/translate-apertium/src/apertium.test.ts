import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Apertium } from './apertium.ts';

/** Waits for its lower priority and gives back what it was asked to translate. */
const patient = '#!/bin/sh\nuntil [ "$(nice)" -ge 10 ]; do :; done\ncat "$4"\n';

test('Apertium gives way to the server that it works for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cotejo-apertium-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const command = join(folder, 'apertium');
  await writeFile(command, patient);
  await chmod(command, 0o755);
  expect(await new Apertium(command, 'spa-eng').translate(['Hola', 'a todos'], AbortSignal.timeout(60_000))).toEqual([
    'Hola',
    'a todos',
  ]);
});
