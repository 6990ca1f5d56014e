import { userRoles } from '@cotejo/contract';
import { egressOf } from '@cotejo/plugin-kit';
import * as v from 'valibot';
import { list, settings, text } from '../../ground/config/setting.ts';

/** Pairs such as `group=admin`, separated by commas; what stands before the last `=` may hold further ones. */
const pairs = v.pipe(
  list,
  v.check((items) => items.every((item) => /^[^\n]+=[^=]+$/.test(item)), 'must hold pairs such as a=b'),
  v.transform((items) =>
    items.map((item): [string, string] => {
      const last = item.lastIndexOf('=');
      return [item.slice(0, last).trim(), item.slice(last + 1).trim()];
    }),
  ),
);

const rolePairs = v.pipe(
  pairs,
  v.check(
    (read) => read.every(([, role]) => v.is(v.picklist(userRoles), role)),
    `must give one of the roles ${userRoles.join(', ')} by each pair`,
  ),
  v.transform((read) => read as [string, (typeof userRoles)[number]][]),
);

/** An address of https, or of http on a private network. */
const issuer = v.pipe(
  text,
  v.check(
    (value) => URL.canParse(value) && (/^https:/.test(value) || (/^http:/.test(value) && egressOf(value) === 'local')),
    'must be an https address, or an http one on a private network',
  ),
);

/** Settings of the sign-in by the company's identity provider; without the first of them there is none. */
export const signOnSettings = settings({
  issuer: {
    name: 'OIDC_ISSUER',
    meaning:
      'Address of an OpenID provider by which users sign in, as it names itself, such as ' +
      '`https://login.example.com/realms/agency`. It takes `PUBLIC_URL` followed by `/auth/callback` as redirect ' +
      'address. Unset: users sign in by passwords alone.',
    schema: issuer,
  },
  clientId: { name: 'OIDC_CLIENT_ID', meaning: 'What Cotejo is called at that provider.', schema: text },
  clientSecret: {
    name: 'OIDC_CLIENT_SECRET',
    meaning: 'The secret that the provider has given it.',
    schema: text,
    secret: true,
  },
  name: {
    name: 'OIDC_NAME',
    meaning: 'What users call the provider: the button says “Sign in with” and this.',
    schema: v.pipe(text, v.maxLength(40, 'must have at most 40 characters')),
    default: 'SSO',
  },
  scopes: {
    name: 'OIDC_SCOPES',
    meaning: 'What is asked of the provider, separated by spaces; `openid` and `email` are needed.',
    schema: v.pipe(text, v.regex(/^openid( |$)/, 'must begin with openid')),
    default: 'openid profile email',
  },
  roleClaim: {
    name: 'OIDC_ROLE_CLAIM',
    meaning:
      'Claim that says what a user may do, such as `groups`, or `realm_access.roles` for one within another. Its ' +
      'values become roles by `OIDC_ROLES`, at every sign-in. Unset: who is new becomes recruiter, and ' +
      'administrators give roles.',
    schema: text,
  },
  roles: {
    name: 'OIDC_ROLES',
    meaning:
      'The role for each value of that claim, separated by commas, such as ' +
      '`cotejo-admins=admin,recruiting=recruiter,partners=agency`; of several that fit, the first counts. Who has ' +
      'none of the values is refused, and deactivated.',
    schema: rolePairs,
  },
  company: {
    name: 'OIDC_COMPANY',
    meaning:
      'User name of somebody in the company that users belong to. Unset: the company of the first administrator.',
    schema: text,
  },
  companyClaim: {
    name: 'OIDC_COMPANY_CLAIM',
    meaning: 'Claim that says to which company a user belongs, by `OIDC_COMPANIES`. Unset: all to the same.',
    schema: text,
  },
  companies: {
    name: 'OIDC_COMPANIES',
    meaning:
      'For each value of that claim the user name of somebody in the company, separated by commas, such as ' +
      '`north=ana,south=ben`. Who has none of the values is refused, and deactivated.',
    schema: pairs,
  },
});
