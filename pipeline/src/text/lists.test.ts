import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { readList, readLists } from './lists.ts';

const folder = mkdtempSync(join(tmpdir(), 'lists-'));
const base = pathToFileURL(join(folder, 'code.ts')).href;
const write = (name: string, ...lines: string[]): void => writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('lists have one phrase a line under headings, and those of several files are joined', () => {
  write('a.en.txt', '# Where they are from.', '[roads]', 'Street', '', '[labels]', 'date of birth');
  write('a.es.txt', '[labels]', 'fecha de nacimiento');
  write('plain.txt', '# No heading.', 'one', 'two');
  write('shared.txt', '<me>', 'me', 'my resume', '[judge]', 'rate <me>', '(please)? hire <me>?');
  expect(readLists(base, 'a.en.txt', 'a.es.txt')).toEqual({
    '': [],
    roads: ['Street'],
    labels: ['date of birth', 'fecha de nacimiento'],
  });
  expect(readList(base, 'plain.txt')).toEqual(['one', 'two']);
  expect(readLists(base, 'shared.txt').judge).toEqual(['rate (me|my resume)', '(please)? hire (me|my resume)?']);
});
