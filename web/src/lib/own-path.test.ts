import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test('a path of this site is followed with its query', () => {
  expect(ownPath('/analyze?jobDescriptionId=3')).toBe('/analyze?jobDescriptionId=3');
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '',
  undefined,
])('%s leads home instead of elsewhere', (path) => {
  expect(ownPath(path)).toBe('/');
});
