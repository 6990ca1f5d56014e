import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { answerShapes } from '../../../plugins/kit/src/answers/shapes.ts';

const project = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(project, file), 'utf8');

/** The methods whose answers are checked elsewhere, or are no data. */
const others = ['supports', 'identify', 'countTokens', 'generate'];

const rows = read('docs/plugins.md')
  .split('## What goes in and comes out')[1]!
  .split('\n## ')[0]!
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').slice(1, -1));

test('docs/plugins.md tells of every method of a capability what it is given and answers', () => {
  const methods = rows.map(([, method]) => /`(\w+)`/.exec(method!)![1]);
  expect(methods.toSorted()).toEqual([...Object.keys(answerShapes), ...others].sort());
});

test('every type that it names is in the kit', () => {
  const kit = globSync('plugins/kit/src/*.ts', { cwd: project }).map(read).join('\n');
  const named = rows.flatMap((cells) => [...cells.join().matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name!));
  expect(named.filter((name) => !new RegExp(`export type ${name}\\b`).test(kit))).toEqual([]);
});
