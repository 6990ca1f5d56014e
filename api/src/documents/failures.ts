import { limits, type Failure } from '@cotejo/contract';
import { DocumentError } from '@cotejo/plugin-kit';
import { AppError } from '../http/errors.ts';
import { isCrash } from '../jobs/crashes.ts';

type Status = 413 | 415 | 422;

/** Why a document or a candidate has failed: the status that tells it to a program, the sentence that tells a recruiter what to do. */
const failures = {
  'document.password': [422, 'This document is protected by a password. Upload it without one.'],
  'document.damaged': [
    422,
    'This file is damaged and cannot be opened. Save it again, or export it as a PDF, and upload it once more.',
  ],
  'document.unreadable': [
    422,
    'No readable text was found in this document. Upload a version with text, or a clearer scan.',
  ],
  'document.empty': [422, 'This file is empty. Upload one with text.'],
  'document.wrong-type': [415, 'Please upload a PDF or DOCX file.'],
  'document.too-complex': [422, 'This document is too complex to be read. Print it to a PDF and upload that.'],
  'document.too-large': [
    413,
    'This document is too large once unpacked. Remove pictures or pages and upload it again.',
  ],
  'document.not-prepared': [
    422,
    'This document could not be processed. Please upload it again; if that does not help, tell your administrator.',
  ],
  'job-description.failed': [422, 'The job description could not be read. Upload another one.'],
  'analysis.too-complex': [422, 'This resume is too complex to be analyzed. Print it to a PDF and upload that.'],
  'analysis.failed': [
    422,
    'This candidate could not be analyzed. Please try again; if that does not help, tell your administrator.',
  ],
} as const satisfies Record<string, readonly [Status, string]>;

export type FailureCode = keyof typeof failures;

/** A stored code as it is shown; codes of older versions are told in general terms. */
export function failureOf(code: string | null): Failure | null {
  if (code === null) return null;
  const known = code in failures ? (code as FailureCode) : 'document.not-prepared';
  return { code, message: failures[known][1] };
}

/** `sentence` says it in words of the caller's own. */
export function failureError(code: string, sentence?: string): AppError {
  const known = code in failures ? (code as FailureCode) : 'document.not-prepared';
  const [status, message] = failures[known];
  return new AppError(status, code, sentence ?? message);
}

/** The code of an error for which the document itself is to blame, so that trying again is no use; a crash gets its second chance. */
export function documentFailure(error: unknown): FailureCode | undefined {
  if (!(error instanceof DocumentError) || isCrash(error)) return undefined;
  return error.code in failures ? error.code : 'document.not-prepared';
}

export function fileTooLarge(
  maxBytes: number,
  sentence = `Maximum file size is ${maxBytes / 1024 / 1024}MB.`,
): AppError {
  return new AppError(413, 'file.too-large', sentence);
}

export function tooManyResumes(): AppError {
  return new AppError(
    409,
    'resumes.too-many',
    `You can upload a maximum of ${limits.resumesPerJobDescription} resumes.`,
  );
}
