import { readFileSync } from 'node:fs';
import type { Span } from './documents.ts';

/** A line of a text without its line break, and where it stands. */
export type Line = Span & { text: string };

/** The lines of a text in order, empty ones included. */
export function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const end = start + line.length;
    const placed = { start, end, text: line };
    start = end + 1;
    return placed;
  });
}

/**
 * The lines of a text file beside a module, such as a list of words, without empty ones and those that begin with `#`.
 * `module` is the module's `import.meta.url`. To be called while a module loads, and never during a call. Throws where
 * there is no such file.
 */
export const readLines = (module: string, path: string): string[] =>
  readFileSync(new URL(path, module), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
