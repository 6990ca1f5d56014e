import { expect, test } from 'vitest';
import { titledBy } from './input-key.ts';

test('the name of a role is the title of its job, unless the title that was read says all of it and more', () => {
  const titleOf = (title: string, roleName: string | null) => titledBy({ title }, roleName).title;
  expect(titleOf('Payroll Specialist', 'Payroll Lead')).toBe('Payroll Lead');
  expect(titleOf('Senior Backend Engineer', 'backend')).toBe('Senior Backend Engineer');
  expect(titleOf('Nurse', 'Intensive Care Nurse')).toBe('Intensive Care Nurse');
  expect(titleOf('Técnico de mantenimiento', 'Tecnico de mantenimiento')).toBe('Tecnico de mantenimiento');
  expect(titleOf('', 'Nurse')).toBe('Nurse');
  expect(titleOf('Nurse', null)).toBe('Nurse');
});

test('the title that was read is kept beside a name that takes its place', () => {
  expect(titledBy({ title: 'Night Nurse' }, 'Vacancy 3')).toEqual({ title: 'Vacancy 3', titleInText: 'Night Nurse' });
  expect(titledBy({ title: 'Night Nurse' }, 'nurse')).toEqual({ title: 'Night Nurse' });
});
