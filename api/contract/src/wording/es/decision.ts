import type { decision as english } from '../en/decision.ts';

/** What only the page of a decision file says. */
export const decision: typeof english = {
  decision: {
    fileName: 'Decisión',
    title: 'Expediente de decisión',
    about:
      'Esta página muestra en qué se apoya la puntuación de un candidato y quién decidió qué. Lo mismo consta en ' +
      'decision.json, en este archivo, y el resumen criptográfico de cada parte en manifest.json. ' +
      'scripts/verify-decision vuelve a sumar la puntuación a partir de las partes, sin Cotejo, y comprueba cada ' +
      'cita y cada resumen.',
    company: 'Empresa',
    file: 'Currículum',
    job: 'Descripción del puesto',
    rubric: 'Requisitos',
    rubricVersion: (version) => `Versión ${version}`,
    status: 'Estado',
    decidedBy: (name, when) => `por ${name}, ${when}`,
    nobody: 'Nadie lo ha fijado aún.',
    somebodyGone: 'un usuario que ya no está',
    system: 'Cotejo',
    made: 'Hecho',
    verdicts: 'Requisitos, veredictos y citas',
    quoteAt: (start, end) => `caracteres ${start} a ${end} del texto en inglés`,
    corrections: 'Correcciones de los reclutadores',
    noCorrections: 'No se corrigió ningún veredicto.',
    correction: {
      found: 'Cotejo encontró',
      verdict: 'Reclutador',
      reason: 'Motivo',
      by: 'Por',
      when: 'Cuándo',
      fits: 'Cuenta',
    },
    yes: 'Sí',
    no: 'No: este requisito ya no cuenta aquí, o dice otra cosa',
    facts: 'Correcciones de lo leído en el currículum',
    noFacts: 'No se corrigió nada de lo leído.',
    fact: {
      line: 'Línea del currículum',
      none: 'no es una competencia',
      present: 'actualidad',
      no: 'No: ya no se lee en esta línea',
    },
    statuses: 'Historial del estado',
    noStatuses: 'El estado no se ha cambiado nunca.',
    from: 'De',
    to: 'A',
    stages: 'Cómo se ha hecho',
    weights: 'Modelo y resumen de sus pesos',
    history: 'Anotaciones del historial de la empresa',
    historyText:
      'Lo que se hizo con esta candidatura y su currículum, con su lugar en la cadena de la empresa. Cada resumen ' +
      'criptográfico se hace de la anotación y del resumen anterior.',
    leftOut: 'Faltan anotaciones anteriores.',
    place: 'Lugar',
    action: 'Acción',
    user: 'Número de usuario',
    hash: 'Resumen',
    jobText: 'La descripción del puesto tal como se juzgó',
    resumeText: 'El currículum tal como se juzgó',
    original: 'Original',
    english: 'En inglés',
  },
};
