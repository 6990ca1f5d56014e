import * as v from 'valibot';
import { expect, test } from 'vitest';
import { en } from '../../texts/en/index.ts';
import { say } from '../../texts/index.tsx';
import { nameOfFile, roleFormSchema } from './role-rules.ts';

const mebibyte = 1024 * 1024;
const file = (name: string, size = 10) => new File([new Uint8Array(size)], name);
const complaints = (input: unknown, hasFile = false) =>
  v.safeParse(roleFormSchema(en.roles, hasFile), input).issues?.map(({ message }) => say(en, message));

test('a role needs a name and a file', () => {
  expect(complaints({ name: '', file: undefined })).toEqual(['Name is required', 'File is required']);
  expect(complaints({ name: '  \u200b ', file: file('job.pdf') })).toEqual(['Name is required']);
});

test('a role that has a file already may keep it', () => {
  expect(complaints({ name: 'Engineer', file: undefined }, true)).toBeUndefined();
  expect(complaints({ name: 'Engineer', file: file('job.exe') }, true)).toEqual([
    'Invalid file type. Allowed formats: PDF, DOCX, Markdown, TXT',
  ]);
});

test.each(['job.pdf', 'JOB.PDF', 'job.docx', 'job.md', 'job.markdown', 'job.txt'])('%s is taken', (name) => {
  expect(complaints({ name: 'Engineer', file: file(name) })).toBeUndefined();
});

test.each(['job.doc', 'job.png', 'pdf', 'job.pdf.exe'])('%s is not', (name) => {
  expect(complaints({ name: 'Engineer', file: file(name) })).toEqual([
    'Invalid file type. Allowed formats: PDF, DOCX, Markdown, TXT',
  ]);
});

test('ten megabytes are the most', () => {
  expect(complaints({ name: 'Engineer', file: file('job.pdf', 10 * mebibyte) })).toBeUndefined();
  expect(complaints({ name: 'Engineer', file: file('job.pdf', 10 * mebibyte + 1) })).toEqual([
    'File size must not exceed 10MB',
  ]);
});

test('a hundred characters are the longest name', () => {
  expect(complaints({ name: 'x'.repeat(100), file: file('job.pdf') })).toBeUndefined();
  expect(complaints({ name: 'x'.repeat(101), file: file('job.pdf') })).toEqual(['Name must be at most 100 characters']);
});

test.each([
  ['payroll-manager.pdf', 'Payroll manager'],
  ['Head_of  Finance.v2.docx', 'Head of Finance.v2'],
  ['plain', 'Plain'],
])('the file %s suggests the name %s', (file, name) => {
  expect(nameOfFile(file)).toBe(name);
});
