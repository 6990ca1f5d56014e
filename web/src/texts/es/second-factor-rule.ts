import type { secondFactorRule as english } from '../en/second-factor-rule.ts';

/** Whether everybody in a company needs a second factor, as its administrators see it. */
export const secondFactorRule: typeof english = {
  secondFactorRule: {
    title: 'Segundo factor para todos',
    hint:
      'Cada inicio de sesión pide entonces un código de una aplicación además de la contraseña. Los tokens de API no ' +
      'lo necesitan.',
    loading: 'Cargando si todos necesitan un segundo factor…',
    loadFailed: 'No se ha podido cargar si todos necesitan un segundo factor.',
    off: 'Cada uno lo decide.',
    on: (day) => `Todos lo necesitan desde el ${day}.`,
    require: 'Exigirlo…',
    requireTitle: '¿Exigir un segundo factor a todos?',
    requireText:
      'Quien no lo tenga lo configurará antes que nada, también quien tenga la sesión abierta ahora y usted mismo. ' +
      'Quien pierda el teléfono y los códigos de recuperación le pedirá ayuda: con Editar, junto a su nombre, se ' +
      'desactiva el suyo.',
    requireAction: 'Exigirlo',
    end: 'Dejar de exigirlo…',
    endTitle: '¿Dejar el segundo factor a cada uno?',
    endText: 'Quienes lo tienen lo conservan hasta que lo desactiven.',
    endAction: 'Dejarlo a cada uno',
    begun: 'Ahora se exige un segundo factor',
    ended: 'Ahora cada uno decide sobre el segundo factor',
    failed: 'No se ha podido cambiar. Inténtelo de nuevo.',
    has: 'Segundo factor',
    reset: 'Desactivar el segundo factor',
    resetHint:
      'Para quien ha perdido el teléfono y los códigos de recuperación. Cierra sus sesiones y le dice quién lo hizo.',
  },
};
