import type { administration as english } from '../en/administration.ts';

/** Who works here. */
export const administration: typeof english = {
  admin: {
    title: 'Administración', intro: (company) => `Quién trabaja con Cotejo en ${company}.`, tab: 'Usuarios', add: 'Añadir usuario', empty: 'No hay usuarios en su empresa.', loading: 'Cargando usuarios…', loadFailed: 'No se pudieron cargar los usuarios',
    denied: 'Acceso Denegado', deniedText: 'No tienes permiso para acceder a esta página.', deniedLink: 'Volver al inicio',
    name: 'Nombre', username: 'Usuario', email: 'Correo electrónico', role: 'Rol', company: 'Empresa', joined: 'Alta', actions: 'Acciones', edit: 'Editar', editUser: (name) => `Editar a ${name}`,
    addTitle: 'Añadir usuario', editTitle: 'Editar usuario', firstName: 'Nombre', lastName: 'Apellidos', password: 'Contraseña (obligatoria)', newPassword: 'Nueva contraseña', keepPassword: 'Déjela en blanco para conservar la actual.',
    locked: 'No se puede cambiar.', companyLocked: 'Los usuarios nuevos entran en su propia empresa.', chooseRole: 'Elija un rol', signsOut: 'Otro rol u otra contraseña cierra todas las sesiones de este usuario.',
    created: 'Usuario creado', createdText: (name) => `${name} ya puede iniciar sesión.`, updated: 'Usuario actualizado', updatedText: (name) => `Se han guardado los datos de ${name}.`,
    createFailed: 'Error al crear el usuario', createFailedText: 'No se pudo crear el usuario', updateFailed: 'Error al actualizar el usuario', updateFailedText: 'No se pudo actualizar el usuario',
  },
};
