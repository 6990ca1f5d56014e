import type { rubric as english } from '../en/rubric.ts';

/** The recruiter's hand on the requirements of a job description. */
export const rubric: typeof english = {
  rubric: {
    title: 'Revisar los requisitos',
    intro:
      'Los candidatos se puntúan con estos requisitos. Las puntuaciones cambian al momento según las ' +
      'pruebas ya encontradas; los requisitos que añada se buscan en cada currículum.',
    list: 'Requisitos con los que se puntúa',
    importanceOf: (text) => `Importancia de «${text}»`,
    weight: 'Peso',
    weightOf: (text) => `Peso de «${text}»`,
    weightHint:
      'Los pesos, de 0,01 a 10, cuentan en proporción entre sí; lo imprescindible cuenta el doble. Un requisito cuyo ' +
      'peso nadie ha cambiado supone como mucho el 15 % de la puntuación, siempre que haya bastantes.',
    added: 'Añadido',
    add: 'Añadir un requisito',
    newText: 'Requisito nuevo',
    remove: (text) => `Quitar «${text}»`,
    save: 'Guardar los requisitos',
    saving: 'Guardando…',
    unsaved: 'Hay cambios sin guardar.',
    unsavedNumber: (place) => `requisito nuevo ${place}`,
    saved: 'Requisitos guardados',
    savedText: 'El próximo análisis los usa.',
    savedScores: 'Las puntuaciones se están actualizando.',
    error: 'Error',
    failed: 'No se pudieron guardar los requisitos. Inténtelo de nuevo.',
    scoring: 'Puntuando de nuevo…',
    scoringResults:
      'Los requisitos han cambiado y se está puntuando de nuevo a los candidatos. Hasta que termine, ' +
      've las puntuaciones, la confianza y los resúmenes de antes del cambio.',
    scores: 'Puntuaciones con estos requisitos',
    scoreFrom: (before, after) => `${before}% antes, ${after}% ahora`,
    scoreSame: (score) => `${score}%, como antes`,
    loading: 'Cargando los requisitos…',
    loadFailed: 'No se pudieron cargar los requisitos.',
    changedMeanwhile:
      'Otra persona ha cambiado los requisitos entretanto. Ve su versión con los ' +
      'cambios de usted encima; revísela y guarde de nuevo.',
    history: 'Quién ha cambiado qué',
    read: 'Leídos en la descripción del puesto',
    somebody: 'Alguien que ya no está',
    version: (version) => `Versión ${version}`,
    changes: {
      added: (text) => `Añadido «${text}»`,
      removed: (text) => `Quitado «${text}»`,
      'switched-on': (text) => `Activado «${text}»`,
      'switched-off': (text) => `Desactivado «${text}»`,
      must: (text) => `«${text}» pasa a imprescindible`,
      nice: (text) => `«${text}» pasa a deseable`,
    },
    sharesChanged: (text, from, to) => `«${text}»: de ${from} a ${to} puntos como máximo`,
    weighed: (text, from, to) => `Peso de «${text}»: de ${from} a ${to}`,
  },
};
