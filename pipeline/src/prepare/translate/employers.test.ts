import { describe, expect, test } from 'vitest';
import { employersIn } from './employers.ts';

describe('employers and schools', () => {
  test('stand in a line with dates, beside one, or after the title that they gave', () => {
    expect(
      employersIn(
        'Conductora, Rutas del Norte (2018 – 2021)\n\n### Contable en Pagos Andinos\nmarzo de 2015 – mayo de 2017',
      ),
    ).toEqual(['Rutas del Norte', 'Pagos Andinos']);
    expect(employersIn('Ingeniería Civil, Universidad del Ebro, Río Piedras (2016)')).toEqual([
      'Universidad del Ebro',
      'Río Piedras',
    ]);
    expect(employersIn('Rutas del Norte\nJefa de tráfico\n2018 – 2021')).toEqual(['Rutas del Norte']);
  });

  test('are not taken for titles, courses and headings with capitals', () => {
    expect(
      employersIn(
        'Experiencia Laboral\nDesarrollador Web Senior (2018 – 2021)\n' +
          'Licenciatura en Ciencias de la Computación, 2017\nTÉCNICO CONTABLE, 2016',
      ),
    ).toEqual([]);
    expect(employersIn('Ingeniera en Recursos Humanos (2019)\nEstados Unidos, 2019')).toEqual([]);
  });

  test('are not looked for in what is told of the work', () => {
    expect(
      employersIn(
        '• Migración de Rutas del Norte en 2019\n\n' +
          'Gestioné Rutas del Norte y otras líneas con mucha carga de trabajo durante la campaña',
      ),
    ).toEqual([]);
  });
});
