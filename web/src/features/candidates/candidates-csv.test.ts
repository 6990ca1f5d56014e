import { expect, test } from 'vitest';
import { en } from '../../texts/en/index.ts';
import { es } from '../../texts/es/index.ts';
import { candidatesCsv, csvName, toCsv } from './candidates-csv.ts';

const one = (value: string | number) => toCsv([[value]]).slice(1, -2);

test('a table begins with a byte order mark and ends each row with a carriage return and a line feed', () => {
  expect(
    toCsv([
      ['a', 1],
      ['b', 2],
    ]),
  ).toBe('\uFEFFa,1\r\nb,2\r\n');
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

const candidate = {
  id: 1,
  resumeId: 2,
  jobDescriptionId: 1,
  name: '=cmd|calc',
  originalFileName: 'cv.final.pdf',
  matchScore: 87,
  musts: 4,
  mustsMet: 2,
  isTranslated: false,
  confidence: null,
  isPending: false,
  status: 'On Hold',
  expectedSalary: null,
};

test('candidates are written in the language of the page', () => {
  expect(candidatesCsv([candidate], en)).toBe(
    '\uFEFFName,Match score,Must-haves,Must-haves shown,Status,Expected Salary,File name,File\r\n' +
      '"\'=cmd|calc",87,4,2,On Hold,,cv.final.pdf,PDF\r\n',
  );
  expect(candidatesCsv([{ ...candidate, expectedSalary: '40 000 €' }], es)).toContain(',En espera,40 000 €,');
});

test('the file is named after the role, without what file systems forbid', () => {
  expect(csvName('C++/Rust: "lead"')).toBe('C++-Rust- -lead-_Candidates.csv');
});
