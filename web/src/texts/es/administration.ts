import type { administration as english } from '../en/administration.ts';

/** What was analysed, who works here, and one's own account. */
export const administration: typeof english = {
  history: {
    titles: { all: 'Historial de análisis', resume: 'Historial del candidato', role: 'Candidatos del puesto' },
    intros: { all: 'Todas las descripciones de puesto de su empresa, de la más reciente a la más antigua.', resume: 'Las descripciones de puesto con las que se ha comparado este currículum.', role: 'Las descripciones de puesto cuyos candidatos pertenecen a este puesto.' },
    empty: {
      all: 'Aún no se ha analizado nada. Empiece con una descripción del puesto y sus currículums.',
      resume: 'Este candidato aún no se ha analizado.',
      role: 'Aún no se ha analizado ningún candidato para este puesto.',
    },
    analyzed: 'Analizado', pending: 'Pendiente', view: 'Ver análisis', notAnalyzed: 'Sin analizar', viewAll: 'Ver todo el historial', loading: 'Cargando el historial…',
    resumes: (count) => `${count} currículum${count === 1 ? '' : 's'}`, failed: 'Error al cargar el historial', failedHint: 'Pruebe a recargar la página.',
  },
  admin: {
    title: 'Administración', intro: (company) => `Quién trabaja con Cotejo en ${company}.`, tab: 'Usuarios', add: 'Añadir usuario', empty: 'No hay usuarios en su empresa.', loading: 'Cargando usuarios…', loadFailed: 'No se pudieron cargar los usuarios',
    denied: 'Acceso Denegado', deniedText: 'No tienes permiso para acceder a esta página.', deniedLink: 'Volver al inicio',
    name: 'Nombre', username: 'Usuario', email: 'Correo electrónico', role: 'Rol', company: 'Empresa', joined: 'Alta', actions: 'Acciones', edit: 'Editar', editUser: (name) => `Editar a ${name}`,
    addTitle: 'Añadir usuario', editTitle: 'Editar usuario', firstName: 'Nombre', lastName: 'Apellidos', password: 'Contraseña (obligatoria)', newPassword: 'Nueva contraseña', keepPassword: 'Déjela en blanco para conservar la actual.',
    locked: 'No se puede cambiar.', companyLocked: 'Los usuarios nuevos entran en su propia empresa.', chooseRole: 'Elija un rol', signsOut: 'Otro rol u otra contraseña cierra todas las sesiones de este usuario.',
    created: 'Usuario creado', createdText: (name) => `${name} ya puede iniciar sesión.`, updated: 'Usuario actualizado', updatedText: (name) => `Se han guardado los datos de ${name}.`,
    createFailed: 'Error al crear el usuario', createFailedText: 'No se pudo crear el usuario', updateFailed: 'Error al actualizar el usuario', updateFailedText: 'No se pudo actualizar el usuario',
  },
  account: {
    title: 'Ajustes de la cuenta', tab: 'Datos del usuario', firstName: 'Nombre', lastName: 'Apellidos', email: 'Correo electrónico', company: 'Empresa', save: 'Guardar cambios', saving: 'Guardando…',
    updated: 'Perfil actualizado', updatedText: 'Sus datos se han guardado.', updateFailed: 'No se pudo actualizar', updateFailedText: 'No se pudieron actualizar los datos del usuario',
    intro: 'Cómo le ven sus compañeros y dónde le localiza el producto.',
  },
  password: {
    tab: 'Contraseña', current: 'Contraseña actual', next: 'Nueva contraseña', confirm: 'Repetir la nueva contraseña', save: 'Cambiar contraseña', saving: 'Cambiando…', hint: 'Aquí sigue con la sesión abierta; todas las demás se cierran.',
    changed: 'Contraseña cambiada', changedText: 'Use la nueva a partir de ahora.', failed: 'No se pudo actualizar', failedText: 'No se pudo cambiar la contraseña',
  },
};
