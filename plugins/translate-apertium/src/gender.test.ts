import { describe, expect, test } from 'vitest';
import { inOneGender } from './gender.ts';
import { readGlossary } from './glossary.ts';

describe('what women are called is read as what men are called', () => {
  test.for([
    ['Montadora de muebles', 'Montador de muebles'],
    ['Soy geóloga y trabajé como DISEÑADORA', 'Soy geólogo y trabajé como DISEÑADOR'],
    ['Directora | Fotógrafa', 'Director | Fotógrafo'],
    ['De las soldadoras y las biólogas', 'De las soldadores y las biólogos'],
  ] as const)('%s', ([spanish, expected]) => expect(inOneGender(spanish)).toBe(expected));

  test.for([
    'Empresa innovadora',
    'Reparación de la impresora',
    'Constructora del Sur',
    'Una mejora',
    'A toda hora',
    'Linux: Fedora',
    'Isadora Inventada',
  ])('but not in "%s"', (spanish) => expect(inOneGender(spanish)).toBe(spanish));
});

test('every title of the glossary stands there for women and men, with the same English', () => {
  const { headings, openings, terms } = readGlossary();
  const things =
    'actor respirador activo sector objetivo salario tablero adquiero número méxico archivo indicador pronóstico ' +
    'inventario diagnóstico tacógrafo invernadero vivero aplicativo cultivo horario variador acero';
  const noOccupation = String.raw`(?:${things.split(' ').join('|')})(?!\p{L})`;
  const ending = '(?:[dts]or|er(?=o)|[oó]log(?=o)|[aíó]graf(?=o)|ic(?=o)|ari(?=o)|iv(?=o))';
  const called = new RegExp(String.raw`^(?!${noOccupation})(\p{L}+${ending})(o?)(?= |$)`, 'u');
  const titles = [headings, openings.english, terms.english].flatMap((list) =>
    [...list].filter(([spanish]) => called.test(spanish)).map(([spanish, english]) => ({ list, spanish, english })),
  );
  const woman = (spanish: string) => spanish.replace(called, '$1a').replace(/^(\S+ \S*[rtvc])o(?= |$)/u, '$1a');
  expect(titles.length).toBeGreaterThan(150);
  expect(
    titles.filter(({ list, spanish, english }) => list.get(woman(spanish)) !== english).map(({ spanish }) => spanish),
  ).toEqual([]);
});
