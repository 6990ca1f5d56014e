import type { history as english } from '../en/history.ts';

/** The history. */
export const history: typeof english = {
  history: {
    titles: { all: 'Historial de análisis', resume: 'Historial del candidato', role: 'Candidatos del puesto' },
    intros: {
      all: 'Todas las descripciones de puesto de su empresa, de la más reciente a la más antigua.',
      resume: 'Las descripciones de puesto con las que se ha comparado este currículum.',
      role: 'Las descripciones de puesto cuyos candidatos pertenecen a este puesto.',
    },
    empty: {
      all: 'Aún no se ha analizado nada. Empiece con una descripción del puesto y sus currículums.',
      resume: 'Este candidato aún no se ha analizado.',
      role: 'Aún no se ha analizado ningún candidato para este puesto.',
    },
    analyzed: 'Analizado',
    pending: 'Pendiente',
    view: 'Ver análisis',
    notAnalyzed: 'Sin analizar',
    viewAll: 'Ver todo el historial',
    role: 'Abrir el puesto',
    loading: 'Cargando el historial…',
    more: 'Mostrar más',
    resumes: (count) => `${count} currículum${count === 1 ? '' : 's'}`,
    search: 'Buscar por título, cliente, puesto o nombre',
    clear: 'Borrar la búsqueda',
    noneFound: 'Ningún análisis tiene estas palabras.',
    best: 'Mejores candidatos',
    candidates: (count) => `${count} ${count === 1 ? 'candidato' : 'candidatos'}`,
    goOn: 'Continuar',
    deleteOf: (title) => `Eliminar el análisis de ${title}`,
    deleteTitle: 'Eliminar análisis',
    deleteText: (resumes) =>
      `Se eliminarán la descripción del puesto y ${resumes === 1 ? 'su currículum' : `sus ${resumes} currículums`}. ` +
      'Esto no se puede deshacer.',
    deleted: 'Análisis eliminado',
    deleteFailed: 'No se pudo eliminar el análisis. Inténtelo de nuevo.',
    failed: 'Error al cargar el historial',
    failedHint: 'Pruebe a recargar la página.',
  },
};
