import { expect, test } from 'vitest';
import { draftOf } from './drafts.ts';

test('a draft keeps text and choices, and of a file only that there was one', () => {
  const values = { name: 'Backend Engineer', role: 'agency', file: new File(['text'], 'job.txt') };
  expect(draftOf(values)).toEqual({ values: { name: 'Backend Engineer', role: 'agency' }, fileChosen: true });
});

test('a draft never holds a password, by whatever name', () => {
  const values = {
    username: 'rosa',
    password: 'one',
    confirmPassword: 'two',
    currentPassword: 'three',
    newPassword: 'four',
  };
  expect(draftOf(values)).toEqual({ values: { username: 'rosa' }, fileChosen: false });
});
