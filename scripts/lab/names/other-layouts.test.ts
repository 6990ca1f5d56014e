import { expect, test } from 'vitest';
import { belowColumn, headOf, withoutName } from './other-layouts.ts';

const lines = Array.from({ length: 40 }, (_, at) => `Line ${at} of the rest`);
const text = ['Ana Ruiz', 'Baker', 'ana.ruiz@example.com · +34 600 123 456', ...lines, 'Ruiz bakes'].join('\n');
const named = { text, name: 'Ana Ruiz' };

test('a resume without its name has none of its words, in addresses neither', () => {
  const nameless = withoutName(named);
  expect(nameless.name).toBe('');
  expect(nameless.text).not.toMatch(/ana|ruiz/i);
  expect(nameless.text).toContain('Line 39 of the rest');
});

test('a head ends behind the name and has no addresses', () => {
  expect(headOf(named, 0)).toEqual({ text: 'Ana Ruiz\n', name: 'Ana Ruiz' });
  expect(headOf(named, 1).text).toMatch(/^Ana Ruiz\nBaker\n\s*·\s*$/);
});

test('below a column stand the address, other lines, and then the name with all the rest', () => {
  const { text: below, name } = belowColumn(named, 0)!;
  expect(name).toBe('Ana Ruiz');
  expect(below.indexOf('ana.ruiz@')).toBe(0);
  expect(below.split('\n').indexOf('Ana Ruiz')).toBeGreaterThan(5);
  expect(below).toContain('Line 0 of the rest');
});

test('a name far down is put no further down', () => {
  const deep = { text: `${'x'.repeat(700)}\nAna Ruiz\nBaker`, name: 'Ana Ruiz' };
  expect(belowColumn(deep, 0)).toBeUndefined();
});
