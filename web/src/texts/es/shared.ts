import { common } from '@cotejo/contract/wording/es/common';
import type { shared as english } from '../en/shared.ts';

/** Words of lists, forms and dialogs on any screen, and the names of a job description. */
export const shared: typeof english = {
  recordHistory: 'Quién vio y cambió esto',
  trail: { label: 'Dónde está', back: (name) => `Volver a ${name}` },
  table: {
    previous: 'Página anterior',
    next: 'Página siguiente',
    range: (first, last, total) => `${first}–${last} de ${total}`,
  },
  forms: {
    cancel: 'Cancelar',
    save: 'Guardar',
    saving: 'Guardando…',
    create: 'Crear',
    creating: 'Creando…',
    delete: 'Eliminar',
    deleting: 'Eliminando…',
    erase: 'Borrar',
    erasing: 'Borrando…',
    error: 'Error',
    undo: 'Deshacer',
    open: 'Abrir',
    draftKept: 'Lo que escribió antes sigue aquí.',
    draftDiscard: 'Descartarlo',
    chooseFileAgain: 'Vuelva a elegir el archivo.',
    changedMeanwhile: (name) =>
      `Otra persona ha cambiado esto entretanto. Ahora se llama «${name}». ` +
      'Guarde de nuevo para sustituirlo por lo suyo.',
  },
  paste: {
    open: 'O pegue el texto',
    label: 'Texto de la descripción del puesto',
    use: 'Usar este texto',
    fileName: 'Descripción del puesto',
  },
  shownOnce: {
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'El navegador no ha querido copiar. Selecciónelo y cópielo a mano.',
    done: 'Hecho',
  },
  files: {
    pdf: 'Descargar en PDF',
    word: 'Descargar en Word',
    reportSaved: 'Informe guardado',
    decision: 'Expediente de decisión',
    decisionSaved: 'Expediente de decisión guardado',
    export: 'Exportar',
    table: 'Tabla (CSV)',
    shortlistPdf: 'Informe (PDF)',
    shortlistWord: 'Informe (Word)',
    shortlistMost: (most) => `Un informe recoge como máximo ${most} candidatos.`,
    failed: 'No se pudo hacer el archivo. Inténtelo de nuevo.',
  },
  letter: 'Carta',
  letterKinds: { notice: 'Aviso', explanation: 'Explicación' },
  musts: common.musts,
  jobs: common.jobs,
  quoted: common.quoted,
  cuts: common.cuts,
};
