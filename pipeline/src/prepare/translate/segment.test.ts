import { describe, expect, test } from 'vitest';
import { segmentText } from './segment.ts';

const segments = (text: string) => segmentText(text).map((segment) => segment.text);

describe('what there is to translate', () => {
  test('bullets, heading marks, numbers and closing punctuation are structure', () => {
    expect(segments('# Experiencia:\n• Gestión de equipos.\n- Ventas\n1. Compras;\n   * Calidad')).toEqual([
      'Experiencia',
      'Gestión de equipos',
      'Ventas',
      'Compras',
      'Calidad',
    ]);
  });

  test('addresses, numbers and rules are left out', () => {
    expect(
      segments('ana@example.com\nhttps://example.com/a\n+34 600 123 456\n2019 - 2021\n-----\ngithub.com/ana\nMadrid'),
    ).toEqual(['Madrid']);
  });

  test('a paragraph is split into sentences, but not after an abbreviation', () => {
    expect(segments('Trabajé con el Dr. Vidal en ventas. Después dirigí un equipo. Acabé en 2020.')).toEqual([
      'Trabajé con el Dr. Vidal en ventas',
      'Después dirigí un equipo',
      'Acabé en 2020',
    ]);
  });

  test('lines that a sentence was wrapped into are one segment', () => {
    const wrapped =
      'Responsable de la contabilidad general y del cierre mensual de\ntres sociedades del grupo\nContable en Sevilla';
    expect(segments(wrapped)).toEqual([
      'Responsable de la contabilidad general y del cierre mensual de tres sociedades del grupo',
      'Contable en Sevilla',
    ]);
  });

  test('lettered items stay apart, however long they are', () => {
    const listed =
      'a) Tener la nacionalidad de un Estado miembro de la Unión Europea\n' +
      'b) Estar en posesión del título de Grado en Derecho';
    expect(segments(listed)).toEqual([
      'Tener la nacionalidad de un Estado miembro de la Unión Europea',
      'Estar en posesión del título de Grado en Derecho',
    ]);
  });

  test('rows of levels of languages stay apart, however wide they are', () => {
    const rows = [
      'euskera comprensión oral C1 comprensión escrita C1',
      'francés comprensión oral B1 comprensión escrita A2',
    ];
    expect(segments(rows.join('\n'))).toEqual(rows);
  });

  test('short lines in lower case stay apart', () => {
    expect(segments('inglés\nfrancés\nalemán')).toEqual(['inglés', 'francés', 'alemán']);
  });
});
