import { expect, test } from 'vitest';
import { isSpanishPhrase, withoutName } from './passages.ts';

test.each([
  'contable con Excel',
  'ventas',
  'jefe de obra',
  'almacén',
  'recepcionista de hotel',
  'Manejo de personal',
  'Licencia clase B',
  'Vendedor de autos',
  'Bachiller',
  'Prepa',
  'Soldadura',
  'Albañileria',
  'Nominas SAP',
  'Prevencion',
])('a few words are known as Spanish: %s', (text) => expect(isSpanishPhrase(text)).toBe(true));

test.each([
  'accountant with Excel',
  'sales',
  'director',
  'social media',
  'hotel manager',
  'Kubernetes',
  'final cut pro',
  'Informatica PowerCenter',
  'General manager',
  'Superior',
  'Personal trainer',
  'Oracle',
  'Scala',
  'Alteryx',
  'Forklift',
  'Escalations',
  'Compliance',
])('a few words are not taken for Spanish: %s', (text) => expect(isSpanishPhrase(text)).toBe(false));

test('what opens a demand is no name', () => {
  expect(['Manejo de Git', 'Kubernetes'].map(withoutName)).toEqual(['manejo de Git', 'Kubernetes']);
});
