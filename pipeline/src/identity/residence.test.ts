import { expect, test } from 'vitest';
import { findResidences } from './residence.ts';

const residences = (text: string): string[] => findResidences(text).map(({ start, end }) => text.slice(start, end));

test.for([
  ['# Owen Hale\n\nAccounts assistant\nLeeds, United Kingdom · owen.hale@example.com', 'Leeds, United Kingdom'],
  ['Lucía Soto\nContable\nBilbao (España) | 600 123 456', 'Bilbao (España)'],
  ['Lucía Soto\nAlcalá de Henares, Madrid, España', 'Alcalá de Henares, Madrid, España'],
  ['Grace Hill - Nurse - Stratford-upon-Avon, UK - grace@example.com', 'Stratford-upon-Avon, UK'],
  ['Diego Paz\n**Quito, Ecuador**', 'Quito, Ecuador'],
])('in %j it is found where somebody lives', ([text, found]) => {
  expect(residences(text!)).toEqual([found]);
});

test.for([
  'Ana Ruiz\nCountry Manager, Spain\nana@example.com',
  'Ana Ruiz\nJefa de ventas, México',
  'Ana Ruiz\nNurse who has worked in Spain, France and Mexico',
  `${'A line\n'.repeat(12)}Warehouse operations\nLeeds, United Kingdom`,
])('%j says nothing of where somebody lives', (text) => {
  expect(residences(text)).toEqual([]);
});
