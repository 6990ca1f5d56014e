import { readFileSync } from 'node:fs';
import { readLines } from '@cotejo/plugin-kit';

/*
 * The folder `data` of this plugin, which the builders in scripts/lab/matcher write. A file is read when it is first
 * needed, as a child process that only reads documents needs none.
 */

const placeOf = (name: string): URL => new URL(`../../data/${name}`, import.meta.url);

/** A file of text, as it is. */
export const readData = (name: string): string => readFileSync(placeOf(name), 'utf8');

/** A file of bytes. */
export const readBytes = (name: string): Int8Array => new Int8Array(readFileSync(placeOf(name)));

/** The rows of a table, each with its cells; `#` begins a line that explains. */
export const readRows = (name: string): string[][] =>
  readLines(import.meta.url, `../../data/${name}`).map((line) => line.split('\t'));

/** What is made at the first call, and is the same at all others. */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
