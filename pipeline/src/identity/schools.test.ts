import { describe, expect, test } from 'vitest';
import { findSchools, schoolNames } from './schools.ts';

const namesIn = (text: string) => findSchools(text).map(({ start, end }) => text.slice(start, end));

describe('names of schools', () => {
  test.for([
    ['Masters : Computer Science Indiana University - Bloomington', 'Indiana University'],
    ['Accounting B.S Bemidji State University May 1992', 'Bemidji State University'],
    ['HIGH SCHOOL DIPLOMA Broadneck High School', 'Broadneck High School'],
    ['UNIVERSITY OF MICHIGAN, BSc', 'UNIVERSITY OF MICHIGAN'],
    ['Grado en ADE, Universidad de La Laguna Licenciado', 'Universidad de La Laguna'],
    ['Sistemas, Instituto Superior del Paraná (2012)', 'Instituto Superior del Paraná'],
  ] as const)('%s', ([line, school]) => {
    expect(namesIn(line)).toEqual([school]);
  });

  test('that tell what is studied there, and words for schools alone, are none', () => {
    const line =
      'Northwind College of Nursing; Universidad Nacional de Ingeniería; EDUCATION High School Diploma; university';
    expect(namesIn(line)).toEqual([]);
  });

  test('count where a demand asks for the school', () => {
    const line = 'BSc, University of Leeds; MSc, Reed College';
    const rest = (demands: string[]) => schoolNames(line, demands).map(({ start, end }) => line.slice(start, end));
    expect(rest([])).toEqual(['University of Leeds', 'Reed College']);
    expect(rest(['A degree of the university of Leeds', 'SQL'])).toEqual(['Reed College']);
  });

  test('are looked for in endless lines to the end', () => {
    const long = ['University of A ', 'Al ', 'Ana de ', 'Universidad de la '].map((part) => part.repeat(20_000));
    expect(long.map((line) => findSchools(line).length <= 20_000)).toEqual([true, true, true, true]);
  });
});
