import type { moves as english } from '../en/moves.ts';

/** Candidates who come to a role, leave it or go to another one. */
export const moves: typeof english = {
  moves: {
    where: 'Puesto',
    find: 'Buscar por cliente, oportunidad o puesto',
    newIn: (opportunity) => `Puesto nuevo en ${opportunity}`,
    none: 'Ningún puesto ni ninguna oportunidad tiene estas palabras.',
    noRoles: 'Ningún puesto tiene estas palabras.',
    noOther: 'Todavía no hay otro puesto.',
    newPlace: 'Cliente u oportunidad nuevos…',
    newPlaceHint: 'Un puesto nuevo en un cliente o una oportunidad que no están en la lista',
    failedToFind: 'No se pudieron cargar los puestos. Inténtelo de nuevo.',
    move: 'Pasar a otro puesto…',
    moveTitle: (count) => (count === 1 ? 'Pasar a otro puesto' : `Pasar ${count} candidatos a otro puesto`),
    moveText:
      'Desde entonces los puntúan los requisitos de ese puesto. El estado, el salario y las notas van con ellos.',
    moveAction: 'Pasar',
    moved: (count, role) => (count === 1 ? `Candidato pasado a ${role}` : `${count} candidatos pasados a ${role}`),
    moveFailed: 'No se pudo pasar a otro puesto. Inténtelo de nuevo.',
    keep: 'Guardar en un puesto…',
    keepTitle: 'Guardar candidatos en un puesto',
    keepAction: 'Guardar',
    who: 'Candidatos',
    nobody: 'Elija al menos un candidato.',
    newNames: { client: 'Cliente', opportunity: 'Oportunidad', role: 'Nombre del puesto nuevo' },
    newHint: 'Toma esta descripción con sus requisitos tal como están ahora.',
    existingHint: 'Desde entonces los puntúan los requisitos de ese puesto.',
    kept: (count, role) => (count === 1 ? `Candidato guardado en ${role}` : `${count} candidatos guardados en ${role}`),
    keepFailed: 'No se pudieron guardar los candidatos. Inténtelo de nuevo.',
    inRole: (role) => `en ${role}`,
    elsewhere: (role) => `Está en el puesto ${role}, cuyos requisitos dan esta puntuación.`,
    open: 'Abrir el puesto',
    outside: (role) => `No está en el puesto ${role}. El currículum y su análisis siguen aquí.`,
    states: {
      pending: 'Se está puntuando de nuevo. Hasta que termine, esta es la puntuación de antes.',
      outdated: 'Esta puntuación es de otros requisitos que los actuales. Analice de nuevo para tener una de estos.',
      failed: 'No se pudo puntuar de nuevo. Esta es la puntuación de antes.',
    },
  },
};
