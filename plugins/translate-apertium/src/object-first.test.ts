import { describe, expect, test } from 'vitest';
import { withObjectFirst } from './object-first.ts';

describe('the object stands behind its verb', () => {
  test.for([
    ['Preparo en Excel los informes mensuales.', 'Preparo los informes mensuales en Excel.'],
    ['Coordino con el técnico las medidas de seguridad', 'Coordino las medidas de seguridad con el técnico'],
    ['Migré a Docker los servicios, lo que ahorró tiempo', 'Migré los servicios a Docker, lo que ahorró tiempo'],
    ['Controlar en zqbbbx los pedidos y el stock', 'Controlar los pedidos en zqbbbx y el stock'],
  ] as const)('%s', ([spanish, expected]) => expect(withObjectFirst(spanish)).toBe(expected));

  test.for(['Trabajo en la tienda los fines de semana', 'Superviso a los operarios de la planta', 'Gestión en Excel'])(
    'but not in "%s"',
    (spanish) => expect(withObjectFirst(spanish)).toBe(spanish),
  );
});
