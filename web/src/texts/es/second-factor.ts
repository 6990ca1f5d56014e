import type { secondFactor as english } from '../en/second-factor.ts';

/** A code of an authenticator app beside the password: one's own. */
export const secondFactor: typeof english = {
  secondFactor: {
    tab: 'Segundo factor',
    title: 'Segundo factor',
    hint:
      'Con él, la contraseña sola no deja entrar a nadie: cada inicio de sesión pide también un código de una ' +
      'aplicación de su teléfono.',
    pageTitle: 'Configurar un segundo factor',
    pageIntro: 'Su empresa lo pide a todos. Es cuestión de un minuto.',
    loading: 'Cargando su segundo factor…',
    loadFailed: 'No se ha podido cargar su segundo factor.',
    off: 'Está desactivado: basta su contraseña para entrar.',
    on: (day) => `Está activado desde el ${day}.`,
    left: (codes) => (codes === 1 ? 'Queda un código de recuperación.' : `Quedan ${codes} códigos de recuperación.`),
    renew: 'Para tener códigos nuevos, desactívelo y configúrelo de nuevo.',
    required: 'Su empresa pide un segundo factor a todos.',
    reset: (name, day) =>
      `${name} se lo desactivó el ${day}. Si usted no lo pidió, cambie su contraseña y avise a un administrador.`,
    operator: 'Quien lleva el servidor',
    password: 'Su contraseña',
    begin: 'Configurarlo',
    beginning: 'Un momento…',
    scan: 'Escanee esta imagen con una aplicación de autenticación. La mayoría de los gestores de contraseñas lo son.',
    picture: 'Código QR para la aplicación de autenticación',
    byHand: 'O escriba esta clave en la aplicación:',
    code: 'Código de la aplicación',
    codeHint: 'Seis cifras. Muestra que la aplicación y Cotejo coinciden.',
    confirm: 'Activar',
    confirming: 'Activando…',
    elsewhere: 'Aquí sigue con la sesión abierta; todas las demás se cierran.',
    confirmed: 'Segundo factor activado',
    codes: 'Guarde estos códigos de recuperación',
    codesText:
      'Sin su teléfono, cada uno le deja entrar una vez en lugar de un código. Nadie puede volver a verlos, porque ' +
      'Cotejo solo conserva sus hashes. Guárdelos donde no esté su teléfono.',
    turnOff: 'Desactivar…',
    turnOffTitle: '¿Desactivar el segundo factor?',
    turnOffText: 'A partir de entonces basta su contraseña para entrar. Sus códigos de recuperación dejan de servir.',
    anyCode: 'Código de la aplicación o de recuperación',
    turnOffAction: 'Desactivar',
    turningOff: 'Desactivando…',
    turnedOff: 'Segundo factor desactivado',
    failed: 'No se ha podido cambiar el segundo factor.',
  },
};
