import type { tokens as english } from '../en/tokens.ts';

/** Keys by which programs call on behalf of a user. */
export const tokens: typeof english = {
  tokens: {
    tab: 'Tokens de API',
    title: 'Tokens de API',
    hint:
      'Un programa que trae un token llama a Cotejo en su nombre y puede hacer lo que usted puede. ' +
      'docs/integrations.md dice cómo.',
    hintOfAdmin:
      'Un programa que trae un token llama a Cotejo en nombre de un usuario. Usted ve los de toda la empresa. ' +
      'docs/integrations.md dice cómo se usan.',
    none: 'No hay tokens de API. Sin uno, ningún programa puede llamar a Cotejo.',
    loading: 'Cargando los tokens de API…',
    loadFailed: 'No se han podido cargar los tokens de API.',
    add: 'Nuevo token',
    addTitle: 'Nuevo token de API',
    addFailed: 'No se ha podido crear el token.',
    name: 'Nombre',
    nameHint: 'Para qué es. El registro lo muestra junto a su nombre.',
    scope: 'Qué puede hacer',
    scopes: { read: 'Leer', write: 'Leer y escribir' },
    lifetime: 'Caduca después de',
    days: (days) => (days === 365 ? 'Un año' : `${days} días`),
    admin: 'Puede hacer las llamadas de administración',
    adminHint: 'Así ve también los usuarios, el registro y el archivo, mientras usted sea administrador.',
    administration: 'Administración',
    of: (name) => `De ${name}`,
    expires: (day) => `Caduca el ${day}`,
    expired: (day) => `Caducó el ${day}`,
    lastUsed: (moment) => `Último uso el ${moment}`,
    neverUsed: 'Sin usar',
    made: 'Copie ahora el token',
    madeText: 'Nadie puede verlo otra vez: Cotejo solo guarda su hash. Guárdelo donde guarda las contraseñas.',
    revoke: 'Revocar',
    revoking: 'Revocando…',
    revokeOne: (name) => `Revocar ${name}`,
    revokeTitle: (name) => `¿Revocar ${name}?`,
    revokeText: 'Desde ahora se rechaza a los programas que lo usan. Esto no se puede deshacer.',
    revoked: 'Token revocado',
    revokeFailed: 'No se ha podido revocar el token.',
  },
};
