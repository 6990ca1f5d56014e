import type { account as english } from '../en/account.ts';
import { secondFactor } from './second-factor.ts';
import { tokens } from './tokens.ts';

/** One's own account. */
export const account: typeof english = {
  ...secondFactor,
  ...tokens,
  account: {
    title: 'Ajustes de la cuenta',
    tab: 'Datos del usuario',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    company: 'Empresa',
    save: 'Guardar cambios',
    saving: 'Guardando…',
    updated: 'Perfil actualizado',
    updatedText: 'Sus datos se han guardado.',
    updateFailed: 'No se pudo actualizar',
    updateFailedText: 'No se pudieron actualizar los datos del usuario',
    intro: 'Cómo le ven sus compañeros y dónde le localiza el producto.',
  },
  password: {
    tab: 'Contraseña',
    current: 'Contraseña actual',
    next: 'Nueva contraseña',
    confirm: 'Repetir la nueva contraseña',
    save: 'Cambiar contraseña',
    saving: 'Cambiando…',
    hint: 'Aquí sigue con la sesión abierta; todas las demás se cierran.',
    changed: 'Contraseña cambiada',
    changedText: 'Use la nueva a partir de ahora.',
    failed: 'No se pudo actualizar',
    failedText: 'No se pudo cambiar la contraseña',
  },
};
