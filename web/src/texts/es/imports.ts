import type { imports as english } from '../en/imports.ts';

/** The page that brings candidates from spreadsheets and old resumes, in Spanish. */
export const imports: typeof english = {
  imports: {
    title: 'Importar candidatos',
    intro: 'Traiga a quienes ya conoce: una lista de otro sistema o currículums antiguos.',
    loading: 'Cargando importaciones…',
    loadFailed: 'No se ha podido cargar la importación. Inténtelo de nuevo.',
    resumes: 'Currículums antiguos',
    resumesHint:
      'Archivos, una carpeta o un archivo ZIP, sin puesto. Cada uno será un candidato, o un currículum de ' +
      'uno conocido.',
    chooseFiles: 'Elegir archivos o un ZIP',
    chooseFolder: 'Elegir una carpeta',
    sending: (count: number, percent: number) =>
      `Enviando ${count} ${count === 1 ? 'archivo' : 'archivos'}: ${percent} %`,
    progress: 'Progreso',
    taken: (count: number) => (count === 1 ? 'Se ha recibido 1 currículum' : `Se han recibido ${count} currículums`),
    known: (count: number) => (count === 1 ? '1 ya estaba' : `${count} ya estaban`),
    refused: (count: number) => (count === 1 ? '1 archivo no se ha recibido' : `${count} archivos no se han recibido`),
    reading: (count: number) =>
      count === 1 ? 'Se está leyendo 1 currículum' : `Se están leyendo ${count} currículums`,
    unreadable: (count: number) =>
      count === 1 ? '1 currículum no se ha podido leer' : `${count} currículums no se han podido leer`,
    sheet: 'Una hoja de cálculo',
    sheetHint: (rows: string) => `CSV o XLSX, hasta ${rows} personas. No se importa nada antes de que vea qué pasaría.`,
    chooseSheet: 'Elija una hoja de cálculo o suéltela aquí',
    sheetKinds: 'CSV o XLSX',
    earlier: 'Hojas de cálculo hasta ahora',
    states: {
      checking: 'se está comprobando',
      checked: 'sin importar',
      importing: 'se está importando',
      imported: 'importada',
      undoing: 'se está deshaciendo',
      undone: 'deshecha',
      failed: 'con errores',
    },
    failed: 'El trabajo con esta hoja ha terminado con un error. Inténtelo de nuevo o deshaga lo importado.',
    columns: 'Columnas',
    columnsHint: 'Qué dice cada columna. Cambie lo que no se haya entendido.',
    hasHeader: 'La primera fila da nombre a las columnas',
    untitled: (number: number) => `Columna ${number}`,
    fields: {
      name: 'Nombre completo',
      'first-name': 'Nombre de pila',
      'last-name': 'Apellidos',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      tags: 'Etiquetas',
      note: 'Nota',
      consent: 'Consentimiento',
      'consent-date': 'Fecha del consentimiento',
      'consent-source': 'Origen del consentimiento',
    },
    leaveOut: 'No importar',
    rows: 'Filas',
    would: 'Qué pasaría con ellas',
    became: 'Qué ha pasado con ellas',
    all: (count: number) => `Todas: ${count}`,
    outcomes: { new: 'Nuevas', joined: 'Conocidas', suggested: 'Quizá conocidas', skipped: 'Omitidas' },
    remarked: 'Con avisos',
    row: (number: number) => `Fila ${number}:`,
    sameAs: (number: number) => `la misma persona que en la fila ${number}`,
    isKnown: (name: string) => `es ${name}`,
    maybe: (name: string) => `puede ser ${name}`,
    noRows: 'No hay filas así.',
    more: 'Mostrar más',
    skips: { 'name-missing': 'sin nombre', 'name-too-long': 'el nombre es demasiado largo' },
    remarks: {
      'email-unreadable': 'el correo no se ha podido leer y se omite',
      'phone-unreadable': 'el teléfono no se ha podido leer y se omite',
      'consent-unreadable': 'el consentimiento no se ha entendido y cuenta como desconocido',
      'date-unreadable': 'la fecha del consentimiento no se ha entendido: escriba 2026-11-30',
      'tags-too-many': 'se omiten algunas etiquetas: hay demasiadas',
      'consent-withheld-stays': 'el consentimiento se negó antes, y así queda',
    },
    run: (count: number) => (count === 1 ? 'Importar 1 fila' : `Importar ${count} filas`),
    again: 'Intentarlo de nuevo',
    undo: 'Deshacer esta importación',
    undoUntil: (moment: string) => `Se puede deshacer hasta ${moment}.`,
    undoTitle: 'Deshacer esta importación',
    undoText:
      'Los candidatos que trajo desaparecen y los conocidos pierden lo que añadió. Quien tenga desde entonces un ' +
      'currículum, una nota o un cambio se queda.',
    undoConfirm: 'Deshacer',
    kept: (count: number) =>
      count === 1
        ? 'Se queda 1 candidato, porque alguien ha trabajado con él:'
        : `Se quedan ${count} candidatos, porque alguien ha trabajado con ellos:`,
    forget: 'Olvidar esta hoja',
    wentWrong: 'No ha funcionado. Inténtelo de nuevo.',
  },
};
