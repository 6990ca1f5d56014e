import { expect, test } from 'vitest';
import { inOneGender, otherGender } from './gender.ts';

test('changes the gender of words both ways and keeps their case', () => {
  expect(
    otherGender('He led his team; HIS sister manages hers. Mr Lee, chairman, knows MS and Ms Office, Ms./MBA', 'en'),
  ).toBe('She led her team; HER brother manages his. Ms Lee, chairwoman, knows MS and Ms Office, Ms./MBA');
  expect(otherGender('INGENIERA y Técnico, jefe de técnicos; grado en Informática', 'es')).toBe(
    'INGENIERO y Técnica, jefa de técnicos; grado en Informática',
  );
});

test('leaves adjectives that agree with a thing', () => {
  const text = 'Dirección técnica, equipos médicos y soporte técnico';
  expect(otherGender(text, 'es')).toBe(text);
  expect(otherGender('Auxiliar administrativa. Formación\nTécnica de laboratorio', 'es')).toBe(
    'Auxiliar administrativo. Formación\nTécnico de laboratorio',
  );
});

test('reads the same of a woman and of a man, and of what neither is about', () => {
  const text =
    'She led her team as forewoman; HERS was the site. Ms Lee hired him, a barmaid and a saleswoman in MS Office';
  expect(inOneGender(text)).toBe(
    'He led his team as foreman; HIS was the site. Mr Lee hired his, a barman and a salesman in MS Office',
  );
  expect(inOneGender(otherGender(text, 'en'))).toBe(inOneGender(text));
  expect(inOneGender('Ran PostgreSQL for the miss rate; Sir, MS Project')).toBe(
    'Ran PostgreSQL for the miss rate; Sir, MS Project',
  );
});
