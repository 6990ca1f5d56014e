import { expect, test } from 'vitest';
import { addressOf, ApiError, failureText, isRefused } from './api-client.ts';

test('an address carries its parameters encoded and leaves out what is not given', () => {
  expect(addressOf('GET /api/analysis/:jobDescriptionId/:resumeId', { jobDescriptionId: 3, resumeId: 'a/b' })).toBe(
    '/api/analysis/3/a%2Fb',
  );
  expect(
    addressOf('POST /api/analyze/:jobDescriptionId', { jobDescriptionId: 3 }, { roleId: undefined, force: 'true' }),
  ).toBe('/api/analyze/3?force=true');
});

test('a refusal reads "status: body" and carries what the server said', () => {
  const error = new ApiError(
    422,
    'Unprocessable',
    '{"message":"This PDF is protected.","code":"document.password","requestId":"r"}',
  );
  expect(error.message).toBe('422: {"message":"This PDF is protected.","code":"document.password","requestId":"r"}');
  expect(failureText(error, 'Failed')).toEqual({
    message: 'This PDF is protected.',
    code: 'document.password',
    requestId: 'r',
  });
  expect([isRefused(error, 'document.password'), isRefused(error, 'document.damaged')]).toEqual([true, false]);
});

test('an empty body leaves the status text', () => {
  const error = new ApiError(502, 'Bad Gateway', '');
  expect(error.message).toBe('502: Bad Gateway');
  expect(failureText(error, 'Failed to analyze resumes')).toBe('Failed to analyze resumes');
});
