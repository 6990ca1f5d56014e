import { expect, test } from 'vitest';
import { csvRow } from './write-csv.ts';

const one = (value: string | number) => csvRow([value]).slice(0, -2);

test('a row ends with a carriage return and a line feed', () => {
  expect(csvRow(['a', 1])).toBe('a,1\r\n');
});

test.each([
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  [' edge ', '" edge "'],
  ['', ''],
  ['José Ñ 株', 'José Ñ 株'],
])('%j is written as %j', (value, written) => {
  expect(one(value)).toBe(written);
});

test.each([
  '=1+1',
  '+34 600',
  '-5',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '=HYPERLINK("http://evil.example","x")',
  '＝1+1',
  '＠cmd',
])('%j does not begin like a formula', (value) => {
  expect(one(value)).toBe(`"'${value.replaceAll('"', '""')}"`);
});

test('signs in the middle and negative numbers of ours stay as they are', () => {
  expect([one('a=b'), one('$85,000 - 90,000'), one(-3)]).toEqual(['a=b', '"$85,000 - 90,000"', '-3']);
});
