import { expect, test } from 'vitest';
import { compareNames } from './compare-names.ts';

test.each([
  ['Ana García López', 'ANA GARCIA LOPEZ', 'same'],
  ['Ana García López', 'García López, Ana', 'same'],
  ['Ana de la Fuente', 'Ana Fuente', 'same'],
  ['Mª José Peña', 'María José Peña', 'same'],
  ['Dr. Ana García López', 'Ana García López', 'same'],
  ['Ana García López', 'Ana García', 'compatible'],
  ['Ana María García', 'Ana García', 'compatible'],
  ['Ana M. García', 'Ana María García', 'compatible'],
  ['Ana García López', 'García López Ana', 'compatible'],
  ['Юрий Шевченко', 'Yuri Shevchenko', 'compatible'],
  ['Iryna Kovalchuk', 'Irina Kovaltchouk', 'compatible'],
  ['Jürgen Müller', 'Juergen Mueller', 'compatible'],
  ['Ivan Petrovich Sidorov', 'Ivan Sidorov', 'compatible'],
  ['Mary Jane Watson', 'Mary Watson', 'compatible'],
  ['Mary Watson', 'Mary Watson-Parker', 'compatible'],
  ['Ana García López', 'Ana López', 'possible'],
  ['Ana García', 'Ana Schmidt', 'possible'],
  ['José García', 'Pepe García', 'possible'],
  ['A. García López', 'Ana García López', 'possible'],
  ['María José García', 'José García', 'possible'],
  ['John Smith', 'John Smith Jr.', 'possible'],
  ['John Smith II', 'John Smith III', 'incompatible'],
  ['Ana Garcla', 'Ana García', 'possible'],
  ['Ana García López', 'Ana López García', 'possible'],
  ['Ana García López', 'Ana García Ruiz', 'possible'],
  ['Ana García López', 'Luis García López', 'incompatible'],
  ['Ana María García', 'Ana Lucía García', 'possible'],
  ['Ana García', 'Luis Pérez', 'incompatible'],
  ['Pepe García', 'José Ruiz', 'incompatible'],
  ['García López', 'Ana García López', 'possible'],
  ['Сергій Мельник', 'Serhiy Melnyk', 'possible'],
  ['Jan Smith', 'Ian Smith', 'possible'],
] as const)('"%s" and "%s" are %s', (one, other, relation) => {
  expect(compareNames(one, other)).toBe(relation);
  expect(compareNames(other, one)).toBe(relation);
});
