import { expect, test } from 'vitest';
import { en } from '../../texts/en/index.ts';
import { sortJobFiles, sortResumeFiles } from './file-rules.ts';

const pdf = { name: 'a.pdf', size: 10, type: 'application/pdf' };
const doc = { name: 'b.doc', size: 10, type: 'application/msword' };
const large = { name: 'c.docx', size: 5 * 1024 * 1024 + 1, type: '' };

test('a job description is a PDF or DOCX of at most 5 MB', () => {
  expect(sortJobFiles([pdf], en)).toEqual({ accepted: [pdf] });
  expect(sortJobFiles([{ ...large, size: 5 * 1024 * 1024 }], en).accepted).toHaveLength(1);
  expect(sortJobFiles([doc], en).problem).toEqual({
    title: 'Invalid file type',
    description: 'Please upload a PDF or DOCX file.',
  });
  expect(sortJobFiles([large], en).problem).toEqual({
    title: 'File too large',
    description: 'Maximum file size is 5MB.',
  });
  expect(sortJobFiles([pdf, pdf], en).problem?.title).toBe('Too many files');
});

test('a pasted job description is text, of the same size at most', () => {
  const text = { ...pdf, name: 'a.txt', type: 'text/plain' };
  expect(sortJobFiles([text], en).problem?.title).toBe('Invalid file type');
  expect(sortJobFiles([text], en, 'pasted')).toEqual({ accepted: [text] });
  expect(sortJobFiles([{ ...text, size: large.size }], en, 'pasted').problem?.title).toBe('File too large');
});

test('resumes need a job description', () => {
  expect(sortResumeFiles([pdf], 0, false, en)).toEqual({
    accepted: [],
    problem: {
      title: 'Upload job description first',
      description: 'Please upload a job description before adding resumes.',
    },
  });
});

test('a sixth resume is refused together with those that came with it', () => {
  expect(sortResumeFiles([pdf], 4, true, en)).toEqual({ accepted: [pdf] });
  expect(sortResumeFiles([pdf, pdf], 4, true, en)).toEqual({
    accepted: [],
    problem: { title: 'Too many files', description: 'You can upload a maximum of 5 resumes.' },
  });
});

test('an empty file is not sent', () => {
  const empty = { ...pdf, size: 0 };
  const problem = { title: 'Upload failed', description: 'a.pdf is empty.' };
  expect(sortJobFiles([empty], en)).toEqual({ accepted: [], problem });
  expect(sortResumeFiles([empty], 0, true, en)).toEqual({ accepted: [], problem });
});

test('wrong files are named and the rest of the batch goes on', () => {
  const sorted = sortResumeFiles([pdf, doc, large], 0, true, en);
  expect(sorted.accepted).toEqual([pdf]);
  expect(sorted.problem).toEqual({
    title: 'Invalid file type',
    description: 'b.doc is not a PDF or DOCX file. c.docx exceeds the 5MB limit.',
  });
});
