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

  test('may be in capitals throughout where the job beside them is not', () => {
    expect(employersIn('TALLERES LA ENCINA\nSoldadora\n2018 – 2021')).toEqual(['TALLERES LA ENCINA']);
    expect(employersIn('2018 – 2021\tTALLERES LA ENCINA\tSoldadora')).toEqual(['TALLERES LA ENCINA']);
    expect(employersIn('Jefa de obra\t2018 – 2021\nPUENTES DEL SUR, Alicante')).toEqual(['PUENTES DEL SUR']);
    expect(employersIn('Empresa: TALLERES LA ENCINA\nCargo: Soldadora\nFecha: enero 2018 – mayo 2021')).toEqual([
      'TALLERES LA ENCINA',
    ]);
    expect(employersIn('- TRANSPORTES LUNA NUEVA (2018–2021): conductor')).toEqual(['TRANSPORTES LUNA NUEVA']);
    expect(employersIn('JEFA DE ALMACÉN\nRutas del Norte\n2018 – 2021')).toEqual(['Rutas del Norte']);
    expect(employersIn('EXPERIENCIA LABORAL\nSoldadora\n2018 – 2021')).toEqual([]);
    expect(employersIn('CARRETILLA ELEVADORA, 2019\nPRIMEROS AUXILIOS, 2020')).toEqual([]);
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
