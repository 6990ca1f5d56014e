import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { StoredVectors } from '@cotejo/pipeline';

/** Outside the project: every copy of it on a machine shares what was computed. */
const usual = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'cotejo/vectors.txt');

/**
 * Vectors in a file that only grows, a line each, so that measuring the same texts again costs no encoder. Several
 * processes may write to it at once; a line that is not whole is passed over.
 */
export function keptVectors(file = usual): StoredVectors {
  let known: Map<string, Int8Array> | undefined;
  const read = (): Map<string, Int8Array> => {
    const lines = existsSync(file) ? readFileSync(file, 'latin1').split('\n').slice(0, -1) : [];
    return new Map(lines.flatMap((line) => (whole.test(line) ? [entryOf(line)] : [])));
  };
  return {
    async get(keys) {
      known ??= read();
      return keys.flatMap((key) => {
        const vector = known!.get(key);
        return vector ? [[key, vector] as const] : [];
      });
    },
    async set(vectors) {
      known ??= read();
      for (const [key, vector] of vectors) known.set(key, vector);
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, [...vectors].map(([key, vector]) => `${key} ${encode(vector)}\n`).join(''));
    },
  };
}

const whole = /^[0-9a-f]{64} [A-Za-z\d+/]+=*;$/;
const encode = (vector: Int8Array): string => `${Buffer.from(vector.buffer).toString('base64')};`;

function entryOf(line: string): [string, Int8Array] {
  const bytes = Buffer.from(line.slice(65, -1), 'base64');
  return [line.slice(0, 64), new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)];
}
