import type { facts as english } from '../en/facts.ts';

export const facts: typeof english = {
  facts: {
    title: 'Lo que se ha leído',
    hint: 'Corrija lo que se leyó mal: las puntuaciones y las búsquedas lo siguen.',
    notRead: 'Este currículum aún no se ha leído.',
    nothing: 'No se ha encontrado ningún empleo con fechas ni ninguna competencia.',
    positions: 'Empleos',
    skills: 'Competencias',
    correct: (what) => `Corregir: ${what}`,
    datesOf: (title) => `Cuándo: ${title}`,
    notOf: (skill) => `No es una competencia: ${skill}`,
    notSkill: 'no es una competencia',
    readFrom: 'Leído en',
    start: 'Comienzo',
    end: 'Final',
    endHint: 'Déjelo vacío mientras el empleo sea el actual.',
    readAs: (dates) => `Se leyó ${dates}.`,
    yearsAlone: 'Los meses de abajo son una estimación: el currículum solo dice los años.',
    review: 'Correcciones que aquí no cuentan',
    reviewText:
      'Lo que corrigen ya no está o se lee ahora de otro modo, o se hicieron en otro currículum de esta persona.',
    madeOn: (file) => (file ? `hecha en ${file}` : 'hecha en un currículum que ya no está'),
    apply: 'Aplicar aquí',
    saved: 'Corregido',
    savedText: 'Las puntuaciones lo seguirán enseguida.',
    takenBack: 'Corrección retirada',
    failed: 'No se ha guardado la corrección. Inténtelo de nuevo.',
  },
};
