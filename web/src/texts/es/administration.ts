import type { administration as english } from '../en/administration.ts';
import { biasCheck } from './bias-check.ts';
import { companyHistory } from './company-history.ts';
import { exports } from './exports.ts';
import { letterTemplates } from './letter-templates.ts';
import { plugins } from './plugins.ts';
import { retention } from './retention.ts';
import { secondFactorRule } from './second-factor-rule.ts';
import { sources } from './sources.ts';
import { webhooks } from './webhooks.ts';

/** The page of administrators, all of its tabs. */
export const administration: typeof english = {
  ...biasCheck,
  ...companyHistory,
  ...exports,
  ...letterTemplates,
  ...plugins,
  ...retention,
  ...secondFactorRule,
  ...sources,
  ...webhooks,
  admin: {
    title: 'Administración',
    intro: (company) => `Quién trabaja con Cotejo en ${company}.`,
    tab: 'Usuarios',
    add: 'Añadir usuario',
    empty: 'No hay usuarios en su empresa.',
    loading: 'Cargando usuarios…',
    loadFailed: 'No se pudieron cargar los usuarios',
    denied: 'Acceso Denegado',
    deniedText: 'No tienes permiso para acceder a esta página.',
    deniedLink: 'Volver al inicio',
    name: 'Nombre',
    username: 'Usuario',
    email: 'Correo electrónico',
    role: 'Rol',
    company: 'Empresa',
    joined: 'Alta',
    actions: 'Acciones',
    edit: 'Editar',
    editUser: (name) => `Editar a ${name}`,
    inactive: 'Desactivado',
    deactivate: 'Desactivar',
    deactivateUser: (name) => `Desactivar a ${name}`,
    deactivated: 'Usuario desactivado',
    deactivatedText: (name) =>
      `Se han cerrado todas las sesiones de ${name}, que ya no puede entrar. Lo que ha hecho se conserva.`,
    activate: 'Activar',
    activateUser: (name) => `Activar a ${name}`,
    activated: 'Usuario activado',
    addTitle: 'Añadir usuario',
    editTitle: 'Editar usuario',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    password: 'Contraseña (obligatoria)',
    newPassword: 'Nueva contraseña',
    keepPassword: 'Déjela en blanco para conservar la actual.',
    locked: 'No se puede cambiar.',
    companyLocked: 'Los usuarios nuevos entran en su propia empresa.',
    chooseRole: 'Elija un rol',
    signsOut: 'Otro rol u otra contraseña cierra todas las sesiones de este usuario.',
    created: 'Usuario creado',
    createdText: (name) => `${name} ya puede iniciar sesión.`,
    updated: 'Usuario actualizado',
    updatedText: (name) => `Se han guardado los datos de ${name}.`,
    createFailed: 'Error al crear el usuario',
    createFailedText: 'No se pudo crear el usuario',
    updateFailed: 'Error al actualizar el usuario',
    updateFailedText: 'No se pudo actualizar el usuario',
  },
};
