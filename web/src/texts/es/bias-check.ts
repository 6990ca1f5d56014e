import { categoryRates } from '@cotejo/contract/wording/es/category-rates';
import type { biasCheck as english } from '../en/bias-check.ts';

/** Rates by categories that the company brings. */
export const biasCheck: typeof english = {
  ...categoryRates,
  biasCheck: {
    tab: 'Control de sesgos',
    intro: 'Si las puntuaciones y las decisiones tratan igual a los grupos de personas.',
    title: 'Tasas por categoría',
    hint:
      'A partir de un archivo CSV o XLSX con una columna de candidatos y una o dos de categorías, con la forma de ' +
      'una auditoría según la Local Law 144 de Nueva York. No se guardan ni el archivo ni ninguna categoría.',
    scope: 'De quién son las puntuaciones',
    scopes: { all: 'Todos los puestos', role: 'Un puesto' },
    sheet: 'Archivo con categorías',
    choose: 'Elija un archivo o suéltelo aquí',
    kinds:
      'La primera fila da nombre a las columnas. Un candidato se indica por correo, nombre o número de candidatura.',
    progress: 'Leyendo el archivo',
    wentWrong: 'No se han podido calcular las tasas. Inténtelo de nuevo.',
    columns: 'Qué es cada columna',
    column: { person: 'Candidato', sex: 'Sexo', ethnicity: 'Raza o etnia' },
    none: 'Ninguna',
    untitled: (number) => `Columna ${number}`,
    incomplete: 'Elija la columna de candidatos y una de sexo o de raza o etnia.',
    result: (rows, people) => `${rows} filas, ${people} personas con puntuación`,
    median: (median) => `Mediana de sus puntuaciones: ${median}. Por encima está solo una puntuación mayor.`,
    notNamed: (people) => `Personas con puntuación que el archivo no nombra: ${people}`,
    notFound: (rows, which) => `Filas que no corresponden a nadie con puntuación: ${rows} (${which})`,
    ambiguous: (rows, which) => `Filas que corresponden a varias personas, excluidas: ${rows} (${which})`,
    contradictory: (rows, which) =>
      `Filas que dicen cosas distintas de la misma persona, excluidas: ${rows} (${which})`,
    repeated: (rows) => `Filas que repiten una anterior: ${rows}`,
    rowNumbers: (numbers, more) => `fila ${numbers}${more ? ' …' : ''}`,
    unknown: (people) => `Personas de categoría desconocida, que no están en ninguna fila de esta tabla: ${people}`,
    nobody: 'Nadie tiene una categoría conocida.',
    noSelection: 'No hay tasas de selección, porque nadie tiene un estado que diga que se le ha presentado.',
    selection: (statuses) => `Seleccionada significa con uno de estos estados: ${statuses}.`,
    category: 'Categoría',
    save: 'Guardar como CSV',
    print: 'Imprimir',
    fileName: 'Tasas por categoría',
  },
};
