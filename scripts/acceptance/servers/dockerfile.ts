import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Instruction = { name: string; value: string };
export type Stage = { from: string; name?: string; instructions: Instruction[] };

/**
 * The stages of a Dockerfile with its global arguments put in; what `ARG` means inside a stage is left to who runs it.
 */
export function parseDockerfile(text: string): Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replaceAll(/\\\n/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const instructions = lines.map((line) => {
    const [, name = '', value = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
    return { name: name.toUpperCase(), value: value.trim() };
  });
  const first = instructions.findIndex(({ name }) => name === 'FROM');
  const globals = Object.fromEntries(
    instructions.slice(0, first).map(({ value }) => value.split('=') as [string, string]),
  );
  const stages: Stage[] = [];
  for (const { name, value } of instructions.slice(first)) {
    if (name !== 'FROM') {
      stages.at(-1)!.instructions.push({ name, value });
      continue;
    }
    const [from = '', , as] = substitute(value, globals).split(/\s+/);
    stages.push({ from, ...(as && { name: as }), instructions: [] });
  }
  return stages;
}

/** Puts values in for `$NAME` and `${NAME}`, and `text` for `${NAME:+text}` where it has one; others are empty. */
export function substitute(text: string, values: Record<string, string>): string {
  return text.replaceAll(
    /\$(?:\{(\w+)(?::\+([^}]*))?\}|(\w+))/g,
    (_match, braced?: string, instead?: string, bare?: string) => {
      const value = values[braced ?? bare ?? ''] ?? '';
      return value !== '' && instead !== undefined ? instead : value;
    },
  );
}

/** `A=1 B="two words"` as pairs. */
export function parsePairs(value: string): Record<string, string> {
  return Object.fromEntries(
    [...value.matchAll(/([\w.]+)=(?:"([^"]*)"|(\S*))/g)].map(([, key = '', quoted, bare]) => [
      key,
      quoted ?? bare ?? '',
    ]),
  );
}

/**
 * Says of a path within the context whether a `.dockerignore` lets it into the image: the last rule that speaks of it
 * or of a folder above it decides.
 */
export function readIgnoreFile(file: string): (name: string) => boolean {
  const rules = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ lets: line.startsWith('!'), pattern: line.replace(/^!/, '') }));
  return (name) => {
    const parts = name.split('/');
    const above = parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
    return rules.findLast(({ pattern }) => above.some((one) => path.matchesGlob(one, pattern)))?.lets ?? true;
  };
}
