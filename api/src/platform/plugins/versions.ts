import { createHash } from 'node:crypto';
import { promptVersion } from '@cotejo/pipeline';

/** Who serves a stage, in order of preference, each with its version. */
export function versionsOf(named: { plugin: string; version: string; model?: string }[]): string[][] {
  return named.map(({ plugin, version, model }) => [
    plugin,
    version,
    ...(model === undefined ? [] : [model, promptVersion]),
  ]);
}

/** SHA-256 over values of JSON, in hex. */
export function hash(parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
