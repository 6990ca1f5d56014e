import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const project = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
/** Sources of the sentences that operators and users see, with sentences over several lines joined. */
const sources = globSync(
  ['api/{contract/,}src/**/*.ts', 'web/src/texts/en/*.ts', 'deploy/{backup,restore,backup-lib.sh}'],
  {
    cwd: project,
  },
)
  .filter((file) => !file.includes('.test.'))
  .map(read)
  .join('\n')
  .replaceAll(/['"`] \+\s+['"`]/g, '');

/** Sentences of Cotejo in the column of what is seen: with a capital or a dot, and not a path, a setting or a code. */
function quotedSentences(section: string): string[] {
  const seen = section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(' | ')[0]!);
  return seen
    .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text!))
    .filter((text) => /^[A-Z…].* /.test(text));
}

test('what docs/operating.md says that Cotejo says, Cotejo says', () => {
  const section = read('docs/operating.md').split('\n## When something is wrong\n')[1]!;
  const sentences = quotedSentences(section);
  expect(sentences.length).toBeGreaterThan(20);
  const unknown = sentences.filter((sentence) => !sentence.split('…').every((part) => sources.includes(part.trim())));
  expect(unknown).toEqual([]);
});
