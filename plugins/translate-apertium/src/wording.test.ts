import { never } from '@cotejo/plugin-kit/testing';
import { expect, test } from 'vitest';
import { createTranslator } from './translator.ts';

const translator = createTranslator('apertium');

async function translate(...segments: string[]): Promise<string[]> {
  return (await translator.translate({ segments, from: 'es', to: 'en', keep: [] }, { signal: never() })).segments;
}

test('an adjective behind what something is of belongs to the noun that it agrees with', async () => {
  expect(await translate('Lectura de planos mecánicos', 'Instalación de redes internas')).toEqual([
    'Reading of mechanical drawings',
    'Internal network installation',
  ]);
});

test('a name behind the label of an employer stays, and what is said of one does not', async () => {
  expect(await translate('Empresa: Frutas La Ribera S.A.', 'Empresa: venta de frutas')).toEqual([
    'Company: Frutas La Ribera S.A.',
    'Company: Sale of fruits',
  ]);
});

test('"responsable" is an adjective but for what somebody is in charge of', async () => {
  expect(await translate('Persona responsable y puntual', 'Responsable de compras')).toEqual([
    'Responsible and punctual person',
    'Purchasing manager',
  ]);
});

test('what somebody was in charge of doing, and what was done, is told as resumes do', async () => {
  expect(
    await translate(
      'Responsable de limpiar y ordenar la sala',
      'Se revisaba el inventario',
      'Me desempeño como cajera',
      'Vas a preparar los pedidos',
    ),
  ).toEqual([
    'Responsible for cleaning and ordering the room',
    'Revised the inventory',
    'I work as cashier',
    'You will prepare the orders',
  ]);
});

test('words that differ by country are known in each', async () => {
  expect(
    await translate(
      'Prepa trunca',
      'Cuarto medio',
      'Mesa de partes',
      'Declaraciones de personas morales',
      'Caja chica',
    ),
  ).toEqual([
    'Unfinished upper secondary education',
    'Completed secondary education',
    'Document reception desk',
    'Statements of legal entities',
    'Petty cash',
  ]);
});

test('somebody works at an organization, and in a town', async () => {
  expect(await translate('Cajera en Supermercados La Ribera', 'Cajera en Lugo')).toEqual([
    'Cashier at Supermercados La Ribera',
    'Cashier in Lugo',
  ]);
});

test('a school in capitals keeps its name beside what was studied there', async () => {
  expect(
    await translate('BACHILLER EN CONTABILIDAD, UNIVERSIDAD DEL PRADO, 2015', 'Secundaria: I.E. SANTA CLARA'),
  ).toEqual(["BACHELOR'S DEGREE IN ACCOUNTING, UNIVERSIDAD DEL PRADO, 2015", 'Secondary education: I.E. SANTA CLARA']);
});
