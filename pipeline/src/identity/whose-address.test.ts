import { expect, test } from 'vitest';
import { findContactValues } from './contact-values.ts';
import { ownContacts } from './whose-address.ts';

const own = (text: string, name: string | null = 'Ana García López') =>
  ownContacts(findContactValues(text), name).map(({ written }) => written);

test('an address can be one’s own unless it is an office’s, a family’s or made of other words than the name', () => {
  const named = ['ana.garcia@x.org', 'agarcia@x.org', 'anag.dev@x.org'];
  expect(own(named.join(' '))).toEqual(named);
  expect(own('gatito77@x.org a.g@x.org')).toEqual(['gatito77@x.org', 'a.g@x.org']);
  expect(own('info@x.org familia.garcia@x.org marta.ruiz@x.org rrhh@x.org zelda.perl@x.org')).toEqual([]);
  expect(own('yurii.mueller@x.org', 'Юрій Шевченко')).toEqual(['yurii.mueller@x.org']);
  expect(own('marta.ruiz@x.org', null)).toEqual(['marta.ruiz@x.org']);
});

test('where an address says the name, one elsewhere that does not is somebody else’s, and so is its number', () => {
  const footer = 'Presented by Marta\n+34 912 345 678\nmarta@agency.org';
  expect(own(`Ana García\nana@x.org\n612 345 678\n\n\n\n\n\n${footer}`)).toEqual(['ana@x.org', '612 345 678']);
  expect(own(`Ana García\n612 345 678\n\n\n\n\n\n${footer}`)).toContain('marta@agency.org');
  expect(own('Ana García\nana@x.org | 612 345 678\ngatito77@x.org')).toEqual([
    'ana@x.org',
    'gatito77@x.org',
    '612 345 678',
  ]);
});

test('a number goes with the address beside it, and is one’s own where none is', () => {
  const resume = 'Ana García\nana@x.org\n612 345 678\n\nExperience\n\n\n\nClerk\n\n';
  const footer = 'Presented by Marta Ruiz\n+34 912 345 678\nmarta.ruiz@agency.org';
  expect(own(`${resume}${footer}`)).toEqual(['ana@x.org', '612 345 678']);
  expect(own('Agency, info@agency.org, 912 345 678\nAna García\nana@x.org · 612 345 678')).toEqual([
    'ana@x.org',
    '612 345 678',
  ]);
  expect(own('Ana García\n612 345 678\n\n\n\n\nmarta.ruiz@agency.org')).toEqual(['612 345 678']);
});

test('the number of a register is no telephone number', () => {
  const numbers = [
    'NMBI PIN 00123456',
    'Colegiada n.º 12345678',
    'Cédula profesional: 12345678',
    'Registration No. 12345678',
  ];
  expect(numbers.flatMap((line) => own(line))).toEqual([]);
  expect(own('Phone number: 612 345 678')).toEqual(['612 345 678']);
  expect(own('Driving license\n612 345 678')).toEqual(['612 345 678']);
});
