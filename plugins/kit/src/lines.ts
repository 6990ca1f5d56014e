import { readFileSync } from 'node:fs';

/**
 * The lines of a text file beside a module, such as a list of words, without empty ones and those that begin with `#`.
 * `module` is the module's `import.meta.url`. To be called while a module loads, and never during a call. Throws where
 * there is no such file.
 */
export const readLines = (module: string, path: string): string[] =>
  readFileSync(new URL(path, module), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
