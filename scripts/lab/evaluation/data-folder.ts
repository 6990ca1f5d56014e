import { existsSync, realpathSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { StartError } from '../../../api/src/ground/config/start-error.ts';

export const project = resolve(import.meta.dirname, '../../..');
const beside = { evaluation: '../shared/eval', knowledge: '../shared/knowledge' };

/** `isSample`: the small set of this repository, which is made up and too small for its figures to mean anything. */
export type DataFolder = { path: string; isSample: boolean };

/**
 * Where labeled data or public classifications lie: in the folder that was given, else beside the repository, else in
 * the small set in `examples/`. Throws a `StartError` when the given folder is not there.
 */
export function dataFolder(kind: keyof typeof beside, given?: string): DataFolder {
  if (given !== undefined && !existsSync(given)) throw new StartError(`There is no folder ${given}`);
  const sample = resolve(project, 'examples', kind);
  const shared = resolve(project, beside[kind]);
  const path = given === undefined ? (existsSync(shared) ? shared : sample) : resolve(given);
  return { path, isSample: realpathSync(path) === realpathSync(sample) };
}

/** One line that says which data is used. */
export function sentenceAbout({ path, isSample }: DataFolder): string {
  if (!isSample) return `Data: ${path}`;
  return (
    `Data: ${relative(project, path)}, the small made-up set of this repository. It shows that everything ` +
    'runs; its figures mean nothing.'
  );
}
