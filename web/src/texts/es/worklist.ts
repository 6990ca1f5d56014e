import type { worklist as english } from '../en/worklist.ts';

export const worklist: typeof english = {
  worklist: {
    title: 'Sus puestos',
    intro: 'Los puestos que abrió por última vez o en los que hay algo nuevo.',
    fresh: (count) => `${count} ${count === 1 ? 'nuevo' : 'nuevos'}`,
    waiting: (count) => `${count} en curso`,
    candidates: (count) => (count === 1 ? '1 candidato' : `${count} candidatos`),
    opened: (when) => `abierto el ${when}`,
    notOpened: 'sin abrir todavía',
    letters: (due) => (due === 1 ? '1 carta pendiente a un candidato' : `${due} cartas pendientes a candidatos`),
    overdue: (count) => `${count} ${count === 1 ? 'vencida' : 'vencidas'}`,
    failed: 'Error al cargar los datos. Inténtelo de nuevo.',
    stepsTitle: 'Empiece en tres pasos',
    steps: [
      { title: 'Un cliente y una oportunidad', text: 'Para quién selecciona y qué quiere cubrir.' },
      { title: 'Un puesto con su descripción', text: 'Sus requisitos se leen del archivo; puede cambiarlos.' },
      { title: 'Currículums', text: 'Todos se puntúan con los mismos requisitos y con las líneas que lo prueban.' },
    ],
    quick: 'O ponga ya mismo hasta cinco currículums junto a una descripción del puesto.',
  },
  samples: {
    offer: 'Véalo antes en marcha: un puesto y cuatro personas inventados, ordenados en unos segundos.',
    try: 'Probar con documentos de muestra',
    trying: 'Cargando las muestras…',
    failed: 'No se pudieron cargar los documentos de muestra. Inténtelo de nuevo.',
    there: 'Aquí hay documentos de muestra de personas que no existen.',
    remove: 'Quitar las muestras',
    removed: 'Documentos de muestra eliminados',
    removeFailed: 'No se pudieron quitar los documentos de muestra. Inténtelo de nuevo.',
  },
};
