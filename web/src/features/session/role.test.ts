import { expect, test } from 'vitest';
import { shownRole } from './role.ts';

test('a user without a role is shown as a recruiter', () => {
  expect([shownRole({ role: 'agency' }), shownRole({ role: null }), shownRole({})]).toEqual([
    'agency',
    'recruiter',
    'recruiter',
  ]);
});
