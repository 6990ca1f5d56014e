import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readIgnoreFile } from './dockerfile.ts';

const run = promisify(execFile);
const project = path.resolve(import.meta.dirname, '../../..');

/** The files that git knows or would take, as far as .dockerignore lets them in. */
export async function contextFiles(): Promise<string[]> {
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: project,
    maxBuffer: 2 ** 26,
  });
  const enters = readIgnoreFile(path.join(project, '.dockerignore'));
  return stdout
    .split('\0')
    .filter((name) => name !== '' && enters(name) && existsSync(path.join(project, name)))
    .sort();
}

/** Tells one image from another by what it is made of. */
export async function keyOf(context: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const name of ['Dockerfile', ...context]) hash.update(name).update(await readFile(path.join(project, name)));
  return hash.digest('hex');
}
