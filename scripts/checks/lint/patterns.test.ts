import { expect, test } from 'vitest';
import { lint } from './testing/lint.ts';

const refused = [
  String.raw`/[.,]+$/`,
  String.raw`/^[.,]+|[.,]+$/g`,
  String.raw`/\p{L}+$/u`,
  String.raw`/\S+@\S+/`,
  String.raw`/(?:\d+|one) years/`,
  String.raw`/[\s,]*\t/`,
];
const allowed = [
  String.raw`/(?<![.,])[.,]+$/`,
  String.raw`/[.,]{1,9}$/`,
  String.raw`/^\S+@/`,
  String.raw`/[.,]+/`,
  String.raw`/\p{L}+(?:-\p{L}+)*/u`,
  String.raw`/[a-z]+(?!\p{M})/u`,
  String.raw`/\s*,\s*/`,
  String.raw`/[.,]+$/y`,
];

test('a pattern that a run of signs can hold up is refused where documents are read', async () => {
  const lineOf = (pattern: string) => `export const pattern = ${pattern};\n`;
  const files = [
    ...refused.map((pattern, at) => [`pipeline/src/refused-${at}.ts`, pattern]),
    ...allowed.map((pattern, at) => [`pipeline/src/allowed-${at}.ts`, pattern]),
    ['plugins/extract-text/src/refused-blanks.ts', String.raw`/\s*,\s*/`],
    ['plugins/kit/src/testing/allowed-test.ts', refused[0]!],
    ['web/src/lib/allowed-page.ts', refused[0]!],
  ] as const;
  const said = await lint(Object.fromEntries(files.map(([path, pattern]) => [path, lineOf(pattern)])));
  const found = Object.keys(said).filter((path) => said[path]!.includes('cotejo(patterns)'));
  expect(found).toEqual(files.map(([path]) => path).filter((path) => path.includes('refused')));
});
