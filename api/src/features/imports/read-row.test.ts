import type { ImportField } from '@cotejo/contract';
import { expect, test } from 'vitest';
import { readColumns } from './columns.ts';
import { dayOrderOf, readRow } from './read-row.ts';

const fieldsOf = (...titles: string[]) =>
  readColumns([titles, titles.map(() => 'x')]).columns.map(({ field }) => field);
const columns = (...fields: (ImportField | null)[]) => fields.map((field, at) => ({ title: `Column ${at}`, field }));
const read = (fields: (ImportField | null)[], ...cells: string[]) => readRow(columns(...fields), cells, undefined);

test('columns are known by their titles in English and Spanish', () => {
  expect(fieldsOf('Candidate name', 'E-Mail Address', 'Mobile', 'Tags', 'Comments', 'GDPR consent')).toEqual([
    'name',
    'email',
    'phone',
    'tags',
    'note',
    'consent',
  ]);
  expect(fieldsOf('NOMBRE', 'Primer apellido', 'Correo electrónico', 'Teléfono móvil', 'Observaciones')).toEqual([
    'name',
    'last-name',
    'email',
    'phone',
    'note',
  ]);
  expect(fieldsOf('Consent date', 'Fecha del consentimiento', 'Consent source')).toEqual([
    'consent-date',
    'consent-date',
    'consent-source',
  ]);
});

test('a column that is headed by whom a row is about holds the name, where no other one does', () => {
  for (const title of ['Candidate', 'APPLICANTS', 'Person', 'Candidato/a', 'Postulante'])
    expect(fieldsOf('Candidate ID', title, 'Candidate status')).toEqual([null, 'name', null]);
  for (const title of ['Applicant full name', 'Nombre completo', 'Nombre del candidato/a'])
    expect(fieldsOf('Candidate', title)).toEqual([null, 'name']);
  expect(fieldsOf('Solicitante', 'Nombre', 'Apellidos')).toEqual([null, 'name', 'last-name']);
  const { columns } = readColumns([
    ['Candidate', 'Email'],
    ['1042', 'ada@example.org'],
  ]);
  expect(columns.map(({ field }) => field)).toEqual([null, 'email']);
});

test('columns are known by names of fields, as other systems write them', () => {
  const titles = ['candidateID', 'lastName', 'firstName', 'phoneCell', 'email2', 'keySkills', 'General Comments'];
  expect(fieldsOf(...titles)).toEqual([null, 'last-name', 'first-name', 'phone', 'email', 'tags', 'note']);
});

test('a column that only looks alike is left out', () => {
  const titles = ['Company name', 'companyName', 'Role', 'Name of the client', 'Hobbies', 'Email Opt Out'];
  expect(fieldsOf(...titles)).toEqual(titles.map(() => null));
});

test('the same title twice is the same kind of value twice', () => {
  expect(fieldsOf('Email', 'Email', '')).toEqual(['email', 'email', null]);
});

test('a column without a title is known by addresses in it, and a first row with an address names no columns', () => {
  const { hasHeader, columns } = readColumns([
    ['Ada Reed', 'ada@example.org'],
    ['Uli Koch', 'uli@example.org'],
  ]);
  expect(hasHeader).toBe(false);
  expect(columns).toMatchObject([{ title: '', field: null, samples: ['Ada Reed', 'Uli Koch'] }, { field: 'email' }]);
});

test('a cell of signs that an address has, and one that is longer than any address, is none', () => {
  for (const cell of [`${'@.'.repeat(2500)} x`, `${'a'.repeat(300)}@example.org`, 'ada@@example.org', 'ada@example.']) {
    const { hasHeader, columns } = readColumns([
      ['Name', 'Tag 7'],
      ['Ada Reed', cell],
    ]);
    expect({ hasHeader, field: columns[1]!.field }).toEqual({ hasHeader: true, field: null });
  }
});

test('a name is put together from its parts, and turned where the family name comes first', () => {
  expect(read(['first-name', 'last-name', 'last-name'], 'Ana', 'García', 'López')).toMatchObject({
    name: 'Ana García López',
  });
  expect(read(['name', 'last-name'], 'Ana', 'García')).toMatchObject({ name: 'Ana García' });
  expect(read(['name', 'first-name', 'last-name'], 'Ana García', 'Ana', 'García')).toMatchObject({
    name: 'Ana García',
  });
  expect(read(['name'], 'García López,  Ana')).toMatchObject({ name: 'Ana García López' });
});

test('a row without a name, or with one that cannot be kept, is skipped with the reason', () => {
  expect(read(['name', 'email'], '', 'ada@example.org')).toEqual({ skipped: 'name-missing' });
  expect(read(['name'], '---')).toEqual({ skipped: 'name-missing' });
  expect(read(['name'], 'a'.repeat(101))).toEqual({ skipped: 'name-too-long' });
});

test('addresses and numbers are read from all their columns, several in a cell, and what is none is remarked', () => {
  expect(
    read(['name', 'email', 'email', 'phone'], 'Ada', 'A@x.org; b@x.org', 'a@x.org', '+34 612 345 678'),
  ).toMatchObject({
    contacts: [
      { kind: 'email', value: 'a@x.org', written: 'A@x.org' },
      { kind: 'email', value: 'b@x.org' },
      { kind: 'phone', value: '612345678' },
    ],
    remarks: [],
  });
  expect(read(['name', 'email', 'phone'], 'Ada', 'none', 'ask')).toMatchObject({
    contacts: [],
    remarks: ['email-unreadable', 'phone-unreadable'],
  });
});

test('tags are split and kept once, and several notes keep their titles', () => {
  expect(read(['name', 'tags', 'note', 'note'], 'Ada', 'SAP, nurse; sap', 'first', 'second')).toMatchObject({
    tags: ['sap', 'nurse'],
    note: 'Column 2: first\nColumn 3: second',
  });
});

test('consent is read in both languages; what is not understood is no consent and remarked', () => {
  const consentOf = (cell: string) => read(['name', 'consent'], 'Ada', cell);
  for (const cell of ['Yes', 'Sí', 'TRUE', '1', 'given'])
    expect(consentOf(cell)).toMatchObject({ consent: { state: 'given' } });
  for (const cell of ['No', 'denegado', '0']) expect(consentOf(cell)).toMatchObject({ consent: { state: 'withheld' } });
  expect(consentOf('')).toMatchObject({ consent: { state: 'unknown' }, remarks: [] });
  expect(consentOf('perhaps')).toMatchObject({ consent: { state: 'unknown' }, remarks: ['consent-unreadable'] });
});

test('a day of consent alone says that it was given then', () => {
  expect(read(['name', 'consent-date', 'consent-source'], 'Ada', '2026-03-04', 'form')).toMatchObject({
    consent: { state: 'given', date: '2026-03-04', source: 'form' },
  });
});

test('a day that can be two is only read if others of its column tell their order', () => {
  const day = (order: ReturnType<typeof dayOrderOf>) =>
    readRow(columns('name', 'consent', 'consent-date'), ['Ada', 'yes', '03/04/2026'], order);
  expect(day(dayOrderOf(['03/04/2026']))).toMatchObject({ consent: { date: null }, remarks: ['date-unreadable'] });
  expect(day(dayOrderOf(['03/04/2026', '25/12/2025']))).toMatchObject({ consent: { date: '2026-04-03' } });
  expect(day(dayOrderOf(['12/25/2025']))).toMatchObject({ consent: { date: '2026-03-04' } });
});

test('a day that is in no calendar is not kept', () => {
  expect(read(['name', 'consent', 'consent-date'], 'Ada', 'yes', '31/02/2026')).toMatchObject({
    consent: { state: 'given', date: null },
    remarks: ['date-unreadable'],
  });
});
