import type { recruiting as english } from '../en/recruiting.ts';

/** Opportunities, roles and candidates. */
export const recruiting: typeof english = {
  opportunities: {
    title: 'Oportunidades', new: 'Nueva oportunidad', first: 'Crear la primera oportunidad', none: 'Aún no hay oportunidades', clientSince: (date) => `Cliente desde el ${date}`, createdOn: (date) => `Creación: ${date}`, roles: (count) => `${count} ${count === 1 ? 'puesto' : 'puestos'}`, viewRoles: 'Ver puestos', viewRolesOf: (name) => `Ver puestos de ${name}`,
    name: 'Nombre de la oportunidad', createTitle: 'Nueva oportunidad', editTitle: 'Editar oportunidad', deleteTitle: 'Eliminar oportunidad', edit: (name) => `Editar ${name}`, delete: (name) => `Eliminar ${name}`,
    deleteText: (name) => `Se eliminará «${name}». También se eliminarán sus puestos. Esta acción no se puede deshacer.`, deleteKeeps: 'Los análisis de sus candidatos quedan en el historial.', loading: 'Cargando oportunidades…',
    created: 'Oportunidad creada', updated: 'Oportunidad actualizada', deleted: 'Oportunidad eliminada',
    createFailed: 'No se pudo crear la oportunidad. Inténtelo de nuevo.', updateFailed: 'No se pudo actualizar la oportunidad. Inténtelo de nuevo.', deleteFailed: 'No se pudo eliminar la oportunidad. Inténtelo de nuevo.',
    invalidId: 'Identificador de oportunidad no válido.', missing: 'Oportunidad no encontrada.', back: (client) => `Volver a ${client}`,
  },
  roles: {
    title: 'Puestos', new: 'Nuevo puesto', first: 'Crear el primer puesto', none: 'Aún no hay puestos', loading: 'Cargando puestos…', name: 'Nombre del puesto', file: 'Archivo de la descripción', currentFile: 'Archivo actual', newFile: 'Sustituir el archivo (opcional)',
    drop: 'Suelte aquí el archivo o pulse para elegirlo', hint: 'PDF, DOCX, Markdown o TXT (máx. 10 MB)', removeFile: (name) => `Quitar ${name}`, uploading: (name) => `Subida de ${name}`,
    createTitle: 'Nuevo puesto', editTitle: 'Editar puesto', deleteTitle: 'Eliminar puesto', edit: (name) => `Editar ${name}`, delete: (name) => `Eliminar ${name}`, deleteText: 'Se eliminarán este puesto y su archivo. Esta acción no se puede deshacer.', deleteKeeps: 'Los análisis de sus candidatos quedan en el historial.',
    created: 'Puesto creado', updated: 'Puesto actualizado', deleted: 'Puesto eliminado',
    createFailed: 'No se pudo crear el puesto. Inténtelo de nuevo.', updateFailed: 'No se pudo actualizar el puesto. Inténtelo de nuevo.', deleteFailed: 'No se pudo eliminar el puesto. Inténtelo de nuevo.', downloadFailed: 'No se pudo descargar el archivo. Inténtelo de nuevo.',
    fileRequired: 'El archivo es obligatorio', fileTooLarge: 'El tamaño del archivo no puede superar 10 MB', fileType: 'Tipo de archivo no válido. Formatos admitidos: PDF, DOCX, Markdown, TXT',
  },
  candidates: {
    title: 'Candidatos', ofRole: (role) => `Candidatos de ${role}`, viewAll: (count) => (count === 1 ? 'Ver el único candidato' : `Ver los ${count} candidatos`), download: 'Descargar', downloadOf: (file) => `Descargar ${file}`, add: 'Añadir candidatos', addTo: (role) => `Añadir candidatos a ${role}`, export: 'Exportar CSV', exportOf: (role) => `Exportar CSV de ${role}`,
    none: 'Aún no se ha analizado a ningún candidato', loading: 'Cargando candidatos...', loadFailed: 'No se han podido cargar los candidatos.', score: 'N.º', scoreLong: 'Puntuación', fileName: 'Nombre del archivo', scored: (percent) => `Puntuación: ${percent}%`, name: 'Nombre', file: 'Archivo', status: 'Estado', salary: 'Salario esperado', actions: 'Acciones', view: (name) => `Ver los detalles de ${name}`, translated: 'Traducido', confidence: { high: 'Confianza alta', medium: 'Confianza media', low: 'Confianza baja' }, pending: 'Puntuándose de nuevo',
    statusOf: (name) => `Estado de ${name}`, salaryOf: (name) => `Salario esperado de ${name}`, salaryPlaceholder: 'p. ej., 85 000 $', salaryNotSet: 'Sin indicar', editSalary: (name) => `Editar el salario esperado de ${name}`, confirm: 'Confirmar', cancel: 'Cancelar',
    statuses: {
      Analyzed: 'Analizado', 'Submitted to Client': 'Enviado al cliente', 'Under Client Review': 'En revisión del cliente', 'Client Interview Scheduled': 'Entrevista con el cliente', Hired: 'Contratado',
      'Rejected by Client': 'Rechazado por el cliente', 'Rejected by Recruiter': 'Rechazado por el reclutador', 'Not a Fit': 'No encaja', 'On Hold': 'En espera', Withdrawn: 'Retirado',
    },
    statusUpdated: 'Estado actualizado', statusFailed: 'No se pudo actualizar el estado del candidato. Inténtelo de nuevo.', salaryUpdated: 'Salario actualizado', salaryFailed: 'No se pudo actualizar el salario esperado. Inténtelo de nuevo.',
    exported: 'Exportación correcta', exportedText: (count) => `${count} ${count === 1 ? 'candidato guardado' : 'candidatos guardados'} en un archivo CSV.`,
  },
};
