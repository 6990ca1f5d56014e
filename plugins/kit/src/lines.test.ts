import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { linesOf, readLines } from './lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'lines-'));
const module = pathToFileURL(join(folder, 'module.ts')).href;
afterAll(() => rmSync(folder, { recursive: true }));

test('reads the lines of a file beside a module, without comments and empty lines', () => {
  writeFileSync(join(folder, 'words.en.txt'), '# Months.\njanuary\n\nmay #5\n');
  expect(readLines(module, 'words.en.txt')).toEqual(['january', 'may #5']);
});

test('refuses a file that is not there', () => {
  expect(() => readLines(module, 'words.es.txt')).toThrow('words.es.txt');
});

test('tells where each line of a text stands, empty ones included', () => {
  expect(linesOf('one\n\nthree')).toEqual([
    { start: 0, end: 3, text: 'one' },
    { start: 4, end: 4, text: '' },
    { start: 5, end: 10, text: 'three' },
  ]);
});
