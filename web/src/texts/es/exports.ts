import type { exports as english } from '../en/exports.ts';

/** Everything of a company as an archive. */
export const exports: typeof english = {
  exports: {
    tab: 'Exportar',
    intro: 'Todo lo que su empresa tiene en Cotejo, para llevárselo.',
    loading: 'Cargando el archivo…',
    loadFailed: 'No se pudo cargar el archivo.',
    title: 'Todo en un solo archivo',
    hint: (size) =>
      `Un ZIP con todas las tablas en CSV y JSON y los archivos originales (${size}). Contiene datos personales.`,
    corrections: {
      title: 'Veredictos corregidos',
      hint:
        'Un archivo JSON Lines con cada veredicto que un reclutador ha corregido o confirmado, lo que Cotejo había ' +
        'encontrado, el motivo y las citas. scripts/evaluate --corrections dice con él cuánto coinciden. Contiene ' +
        'datos personales.',
      download: 'Descargar las correcciones',
    },
    none: 'Aún no se ha creado ningún archivo. Se crea en segundo plano; usted puede seguir trabajando.',
    start: 'Crear el archivo',
    again: 'Crear uno nuevo',
    stop: 'Detener',
    remove: 'Eliminar',
    making: 'El archivo se está creando.',
    ready: (made, files, until) =>
      `Creado el ${made} con ${files === 1 ? '1 archivo original' : `${files} archivos originales`}. ` +
      `Se elimina el ${until}.`,
    missing: (count) =>
      count === 1
        ? 'Falta 1 archivo en el almacenamiento. El ZIP lo nombra en missing-files.csv.'
        : `Faltan ${count} archivos en el almacenamiento. El ZIP los nombra en missing-files.csv.`,
    download: (size) => `Descargar (${size})`,
    failures: {
      'storage.full':
        'El almacenamiento está lleno y no se pudo crear el archivo. Avise a quien administra el servidor.',
      'storage.unavailable': 'El almacenamiento no respondió y no se pudo crear el archivo. Inténtelo de nuevo.',
      internal: 'No se pudo crear el archivo. Inténtelo de nuevo.',
    },
  },
};
