import { describe, expect, test } from 'vitest';
import { readJob } from './read.ts';

const read = (original: string) =>
  readJob({ language: 'es', original, english: original, alignment: [] }).requirements.filter(({ off }) => !off);
const asked = (original: string) => read(original).map(({ text, must }) => `${must ? 'must' : 'wish'}: ${text}`);

describe('Spanish advertisements', () => {
  test('what a firm says of itself while it seeks somebody asks for nothing', () => {
    const requirements = '\n\nRequisitos\n- Manejo de SAP';
    for (const opening of [
      'Empresa líder en el rubro, con 25 años en el mercado, se encuentra en la búsqueda de su próximo talento:',
      'Frutas Ebro S.A., empresa exportadora, busca un ingeniero agrónomo para su finca de Fraga.',
      'Actualmente contamos con más de 200 profesionales y 12 centros.',
    ])
      expect(asked(`Ingeniero agrónomo\n\n${opening}${requirements}`)).toEqual(['must: Manejo de SAP']);
  });

  test('clauses of a public announcement are headings', () => {
    const text = 'Técnico de gestión\n\nSegunda. Requisitos de los aspirantes\na) Título de Grado en Derecho.\n';
    expect(asked(`${text}Tercera. Méritos\n- Conocimientos de contabilidad pública.`)).toEqual([
      'must: Título de Grado en Derecho',
      'wish: Conocimientos de contabilidad pública',
    ]);
  });

  test('what is given in return is offered, and what would be perfect is a wish', () => {
    const text = 'Ingeniero agrónomo\n\nLo que pedimos\n- Manejo del TPV\n- Si además hablas inglés, perfecto\n';
    expect(asked(`${text}\nY a cambio te damos\n- Un contrato de 30 horas`)).toEqual([
      'must: Manejo del TPV',
      'wish: Si además hablas inglés, perfecto',
    ]);
  });

  test('months in words are a part of a year', () => {
    const [one] = read('Operario\n\nRequisitos\n- Mínimo seis (6) meses de experiencia en bodega');
    expect(one?.minYears).toBe(0.5);
  });
});
