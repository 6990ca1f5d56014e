import { describe, expect, test } from 'vitest';
import { findImpossibleYears } from './impossible-years.ts';

const resume = (line: string) =>
  `Berta Fingida\nBaker, Horno Inventado, 2015 - present\n${line}\nVocational training in bakery, 2012`;
const found = (text: string) => findImpossibleYears(text, '2025-06').map(({ start, end }) => text.slice(start, end));

describe('more years than a career has are found', () => {
  test.for([
    '99 years of experience with Kubernetes, Terraform and Go',
    'Experience: 120+ years of Java',
    'Más de 80 años de experiencia en panadería',
    '35 years of experience with sourdough',
  ])('%s', (line) => {
    expect(found(resume(line))).toEqual([line]);
  });
});

describe('years that can be are left', () => {
  test.for([
    '13 years of experience as a baker',
    'Over 15 years of experience, some before the positions below',
    'Worked for a bakery of 120 years in the old town',
    '10 años de experiencia',
  ])('%s', (line) => {
    expect(found(resume(line))).toEqual([]);
  });

  test('also where a resume dates nothing', () => {
    expect(found('Baker with 35 years of experience')).toEqual([]);
  });
});
