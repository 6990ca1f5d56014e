import type { swapCheck as english } from '../en/swap-check.ts';

/** Una comprobación de un puesto cambiando quiénes son sus candidatos. */
export const swapCheck: typeof english = {
  swapCheck: {
    title: 'Comprobar sesgos',
    hint: (most: number) =>
      `Cambia lo que no debería contar en los currículums de hasta ${most} candidatos puntuados, repartidos por toda ` +
      'la clasificación, y puntúa de nuevo cada texto.',
    start: 'Comprobar sesgos',
    again: 'Comprobar de nuevo',
    nobody: 'Primero tiene que haber una puntuación.',
    wentWrong: 'No se pudo iniciar la comprobación. Inténtelo de nuevo.',
    loadFailed: 'No se pudo cargar la comprobación.',
    failed: 'No se pudo terminar la comprobación. Iníciela de nuevo.',
    running: (done: number, of: number) => `${done} de ${of} currículums comprobados`,
    progress: 'Progreso de la comprobación',
    outdated: (version: number) =>
      `Hecha para la versión ${version} de los requisitos, que han cambiado desde entonces. Compruebe de nuevo.`,
    made: (moment: string, of: number, version: number) =>
      `Hecha el ${moment} con ${of === 1 ? 'un currículum' : `${of} currículums`}, para la versión ${version} de los ` +
      'requisitos.',
    unreadable: (count: number) => `Currículums que no se pudieron comprobar: ${count}`,
    nothing: 'Ningún currículum tenía nada que se pudiera cambiar.',
    table: 'Movimientos según lo que se cambió, en puntos',
    columns: {
      kind: 'Cambiado',
      resumes: 'Currículums',
      moved: 'Movidos',
      share: 'Parte movida',
      mean: 'Media',
      median: 'Mediana',
      largest: 'Mayor',
    },
    kinds: {
      name: 'Nombre',
      gender: 'Palabras con género',
      age: 'Edad',
      school: 'Centro de estudios',
      address: 'Dirección postal',
      gap: 'Hueco de un año',
    },
    none: 'No se movió ninguna puntuación.',
    movedTitle: 'Puntuaciones que se movieron',
    movedOne: (name: string, before: number, after: number) => `${name}: de ${before} a ${after}`,
    open: 'Abrir candidato',
    openOf: (name: string) => `Abrir candidato ${name}`,
    explaining: 'Evaluando una vez más',
    explainFailed: 'No se pudo evaluar una vez más.',
    swapped: 'Lo que se cambió',
    lines: 'Líneas de la puntuación que se movieron',
    points: (before: string, after: string, of: string) => `de ${before} a ${after} de ${of} puntos`,
    before: 'Antes',
    after: 'Después',
    about: 'Qué muestra esto y qué no',
    explanation: [
      'En cada texto se cambia una cosa: el nombre (uno de mujer y uno de hombre, de otros orígenes; cuenta el que ' +
        'más mueve la puntuación), las palabras con género, la edad con la fecha de nacimiento y el año del título, ' +
        'el centro de estudios, la dirección postal, o un empleo que acaba un año antes. Un currículum que no la ' +
        'tiene no se cuenta.',
      'Los nombres y las palabras con género no deberían mover nada. Un centro o una dirección puede mover la ' +
        'puntuación si un requisito lo pide. Un hueco puede quitar un año de experiencia y mover la puntuación por ' +
        'eso.',
      'La puntuación del texto sin cambios sale de la misma comprobación, sin las correcciones de los reclutadores, ' +
        'de modo que puede diferir de la de la lista.',
      'Cómo se hace cada cambio, y cuánto mueven tales cambios la puntuación en otros textos, está en ' +
        'docs/bias-check.md, que viene con Cotejo.',
      'Muestra lo que hacen estos cambios en estos currículums. No muestra lo que deciden las personas, quién no ' +
        'llegó a presentarse, ni el sesgo de lo que piden los requisitos.',
    ],
  },
};
