import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inGroup, matcherOf, patternOf, readPhrases, readTable } from './phrases.ts';

const source = new URL('..', import.meta.url);
const lists = globSync('**/words/*', { cwd: source });

describe('phrases', () => {
  test('are found as whole words, with any further letters where a star stands', () => {
    const matcher = matcherOf(['experience*', 'bachillerato', 'b.sc']);
    expect(['5 years experienced', 'un bachillerato', 'a b.sc'].map((text) => matcher.test(text))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['inexperience', 'bachilleratos', 'bxsc'].some((text) => matcher.test(text))).toBe(false);
  });

  test('the longest of several counts, and marks stand for the beginning and the end', () => {
    expect(new RegExp(patternOf(['master', 'master of science'])).exec('a master of science')![0]).toBe(
      'master of science',
    );
    const matcher = matcherOf(['^profile', 'who are$']);
    expect(
      ['profile wanted', 'this is who are', 'your profile', 'who are we'].map((text) => matcher.test(text)),
    ).toEqual([true, true, false, false]);
  });

  test('lists are read in English and in Spanish, without comments and without accents', () => {
    const words = readPhrases(import.meta.url, 'commonplaces');
    expect(words).toEqual(expect.arrayContaining(['ability', 'anos']));
    expect(words.filter((word) => word === '' || word.startsWith('#'))).toEqual([]);
    expect(inGroup(readTable(import.meta.url, 'numbers'), '3')).toEqual(['three', 'tres']);
  });

  test('a list or a group that is not there is an error', () => {
    expect(() => readPhrases(import.meta.url, 'missing')).toThrow('There is no list words/missing.*.txt');
    expect(() => inGroup([['one', 'phrase']], 'another')).toThrow('No phrase is in the group another');
  });

  test.for(lists)('%s says what it holds and where it comes from, and holds nothing twice', (path) => {
    const lines = readFileSync(new URL(path, source), 'utf8').trimEnd().split('\n');
    expect(lines[0]).toMatch(/^# [A-Z].*[.;:,]/);
    expect(lines.some((line) => line.startsWith('# Source: '))).toBe(true);
    const rows = lines.filter((line) => !line.startsWith('#'));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row, index) => rows.indexOf(row) < index)).toEqual([]);
    expect(rows.filter((row) => (path.endsWith('.tsv') ? !/^\S+\t\S/.test(row) : row.includes('\t')))).toEqual([]);
    expect(rows.filter((row) => row.trim() !== row || row.includes('  '))).toEqual([]);
  });
});
