import { choice, settings, text } from '../../ground/config/setting.ts';

export const userSettings = settings({
  registration: {
    name: 'REGISTRATION',
    meaning:
      '`open` lets anybody register, `closed` leaves it to administrators and to the identity provider. Unset: open; ' +
      'where `PUBLIC_URL` names another machine than this, closed as soon as there is a user.',
    schema: choice(['open', 'closed']),
  },
  passwords: {
    name: 'PASSWORDS',
    meaning:
      '`off` has everybody sign in by the identity provider of `OIDC_ISSUER`, and nobody register; ' +
      '`scripts/admin emergency` lets an administrator in by a password all the same.',
    schema: choice(['on', 'off']),
    default: 'on',
  },
  adminUsername: {
    name: 'ADMIN_USERNAME',
    meaning:
      'With `ADMIN_PASSWORD`: the administrator created at the first start. Unset: ' +
      'the first person to register becomes administrator.',
    schema: text,
  },
  adminPassword: {
    name: 'ADMIN_PASSWORD',
    meaning: 'See `ADMIN_USERNAME`; not read once a user exists.',
    schema: text,
    secret: true,
  },
});
