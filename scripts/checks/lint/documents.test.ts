import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingIn } from './documents.ts';
import { openRepository } from './repository.ts';

const project = join(import.meta.dirname, '../../..');
const repository = openRepository(project);

/** Folders of made-up resumes and job descriptions, which say nothing about the repository. */
const samples = [
  'scripts/demo/documents/',
  'examples/evaluation/docs/',
  'api/src/features/samples/documents/',
  'api/src/platform/plugins/try/',
];
const documents = [...repository.files]
  .filter((path) => path.endsWith('.md') && !samples.some((folder) => path.startsWith(folder)))
  .sort();

test('there are documents to look at, and files to look for', () => {
  expect(documents).toEqual(
    expect.arrayContaining(['ARCHITECTURE.md', 'README.md', 'docs/operating.md', 'helm/README.md']),
  );
  expect(repository.files.size).toBeGreaterThan(500);
  expect(repository.settings.has('DATA_DIR')).toBe(true);
});

test.each(documents)('every path, command, link and setting that %s names is there', (path) => {
  expect(missingIn(repository, path)).toEqual([]);
});

/** A document of one line, in the place of README.md. */
const saying = (line: string): string[] =>
  missingIn(
    { ...repository, read: (path) => (path === 'README.md' ? `# Cotejo\n${line}` : repository.read(path)) },
    'README.md',
  );

test.each([
  ['a file', 'See `api/src/no-such-file.ts`.', 'api/src/no-such-file.ts'],
  ['a folder', '`api/src/attic/` holds it', 'api/src/attic/'],
  ['a folder that is a file', '`api/src/main.ts/`', 'api/src/main.ts/'],
  ['a file without its folder', '| `somewhere-else.ts` |', 'somewhere-else.ts'],
  ['a pattern that nothing meets', '`plugins/*/src/attic.ts`', 'plugins/*/src/attic.ts'],
  ['a command', '`scripts/fly`', 'scripts/fly'],
  ['a flag', '`scripts/test --slowly`', 'scripts/test --slowly'],
  ['a command in a block', '```sh\nscripts/fly away   # high\n```', 'scripts/fly'],
  ['an npm script', '`npm run fly`', 'npm run fly'],
  ['a setting', 'Set `COTEJO_WINGS=2`.', 'COTEJO_WINGS'],
  ['a link', '[there](docs/attic.md)', 'docs/attic.md'],
  ['a heading', '[there](docs/operating.md#the-attic)', 'docs/operating.md#the-attic'],
  ['a heading of its own page', '[there](#the-attic)', '#the-attic'],
])('%s that is not there is told with its place', (_what, line, name) => {
  expect(saying(line)).toEqual([`README.md:${line.startsWith('```') ? 3 : 2} ${name}`]);
});

test.each([
  '`api/src/main.ts`, `main.ts`, `api/src/ground/config/` and `plugins/<name>/src`',
  '`scripts/test --quick` and `scripts/start --demo`',
  '`node api/src/commands/admin.ts reset-password NAME`',
  '`api/{contract,src}/`, `plugins/*/package.json`',
  '`DATA_DIR=/data`, `OLLAMA_HOST`, `/api/health`, `text/event-stream`, `.env`, `npm test`',
  '[there](docs/operating.md#a-database-and-a-store-of-your-own) and [away](https://example.org/a)',
])('what is there passes: %s', (line) => {
  expect(saying(line)).toEqual([]);
});
