import type { rubric as english } from '../en/rubric.ts';
import { swapCheck } from './swap-check.ts';

/** The recruiter's hand on the requirements of a job description. */
const lines = (count: number): string => (count === 1 ? 'Un requisito' : `${count} requisitos`);

export const rubric: typeof english = {
  ...swapCheck,
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
      'Los pesos, de 0,01 a 10, cuentan en proporción entre sí; lo imprescindible cuenta el doble. Bajo es la mitad ' +
      'de normal, alto el doble, crítico el cuádruple. Un requisito cuyo peso nadie ha cambiado supone como mucho el ' +
      '15 % de la puntuación, siempre que haya bastantes.',
    levels: { low: 'Bajo', normal: 'Normal', high: 'Alto', critical: 'Crítico' },
    mixed: 'Varios',
    levelOf: (text) => `Nivel de «${text}»`,
    all: 'Todos',
    levelOfAll: (section) => `Nivel de todos en «${section}»`,
    allOff: 'Desactivar',
    allOn: 'Activar',
    allOffIn: (section) => `Desactivar todos en «${section}»`,
    allOnIn: (section) => `Activar todos en «${section}»`,
    sections: {
      required: 'Imprescindibles',
      preferred: 'Deseables',
      duties: 'Funciones',
      off: 'No cuentan',
      unsaved: 'Nuevos',
    },
    sectionHints: {
      required: (count) => `${lines(count)}; cada uno cuenta el doble`,
      preferred: (count) => `${lines(count)} que se valoran`,
      duties: (count) => `${lines(count)} sobre en qué consiste el trabajo`,
      off: (count) => `${count === 1 ? 'Una línea' : `${count} líneas`} del texto, o que alguien ha desactivado`,
      unsaved: (count) => `${lines(count)}; se buscan en cada currículum al guardar`,
    },
    signals: 'Cargos, campo y vocabulario',
    signalsHint: (points) => `Lo que dice el currículum en conjunto: hasta ${points} de 100 puntos en total`,
    signalsLater:
      'También cuentan los cargos anteriores, el campo de trabajo y el vocabulario. Estas líneas aparecen aquí en ' +
      'cuanto se puntúa el primer currículum; entonces se pueden ponderar o desactivar.',
    points: 'Puntos',
    pointsOf: (text) => `Puntos de «${text}»`,
    preview: 'Ver el efecto',
    previewFailed: 'No se pudo ver el efecto. Inténtelo de nuevo.',
    effect: 'Efecto antes de guardar',
    effectPast: 'Ha cambiado algo desde entonces. Vuelva a ver el efecto.',
    effectCounts: (all, risen, fallen, same) =>
      `De ${all} ${all === 1 ? 'candidato' : 'candidatos'}, ${risen} ${risen === 1 ? 'subiría' : 'subirían'}, ` +
      `${fallen} ${fallen === 1 ? 'bajaría' : 'bajarían'} y ${same} ${same === 1 ? 'seguiría' : 'seguirían'} igual.`,
    effectLeavesOut: (count) =>
      count === 1
        ? 'Un requisito queda fuera: se buscará en los currículums después de guardar.'
        : `${count} requisitos quedan fuera: se buscarán en los currículums después de guardar.`,
    rise: 'Suben',
    fall: 'Bajan',
    placeFrom: (before, after) => `del puesto ${before} al ${after}`,
    placeSame: (place) => `sigue en el puesto ${place}`,
    andMore: (count) => `y ${count} más`,
    restore: 'Recuperar',
    restoreVersion: (version) => `Recuperar la versión ${version}`,
    restored: (version) => `recupera la versión ${version}`,
    restoredAs: (restored, version) => `La versión ${restored} vuelve como versión ${version}`,
    itsRequirements: 'Sus requisitos',
    following: 'Se está puntuando a los candidatos con los requisitos nuevos',
    followed: (done, all) => `${done} de ${all} puntuaciones ya los siguen`,
    cautions: {
      age: (words) => `«${words}» puede referirse a la edad. Pida lo que el trabajo necesita.`,
      origin: (words) => `«${words}» puede referirse al origen. Pida el nivel que el trabajo necesita.`,
      gender: (words) => `«${words}» puede referirse al género. Nombre el trabajo sin él.`,
      family: (words) => `«${words}» pregunta por la familia. Pida los horarios o viajes que el trabajo necesita.`,
      health: (words) => `«${words}» puede referirse a la salud o a una discapacidad. Pida la tarea misma.`,
      appearance: (words) => `«${words}» pregunta por el aspecto. Pida lo que el trabajo necesita.`,
    },
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
