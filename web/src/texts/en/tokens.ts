import type { ApiToken } from '@cotejo/contract';

/** Keys by which programs call on behalf of a user. */
export const tokens = {
  tokens: {
    tab: 'API tokens',
    title: 'API tokens',
    hint:
      'A program that brings a token calls Cotejo on your behalf, and may do what you may. ' +
      'docs/integrations.md says how.',
    hintOfAdmin:
      'A program that brings a token calls Cotejo on behalf of a user. You see those of the whole company. ' +
      'docs/integrations.md says how to use them.',
    none: 'There are no API tokens. Without one, no program can call Cotejo.',
    loading: 'Loading API tokens…',
    loadFailed: 'The API tokens could not be loaded.',
    add: 'New token',
    addTitle: 'New API token',
    addFailed: 'The token could not be made.',
    name: 'Name',
    nameHint: 'What it is for. The history shows it beside your name.',
    scope: 'What it may do',
    scopes: { read: 'Read', write: 'Read and write' } satisfies Record<ApiToken['scope'], string>,
    lifetime: 'Expires after',
    days: (days: number) => (days === 365 ? 'A year' : `${days} days`),
    admin: 'May make the calls of administrators',
    adminHint: 'It then also sees users, the history and the archive, as long as you are an administrator.',
    administration: 'Administration',
    of: (name: string) => `Of ${name}`,
    expires: (day: string) => `Expires on ${day}`,
    expired: (day: string) => `Expired on ${day}`,
    lastUsed: (moment: string) => `Last used on ${moment}`,
    neverUsed: 'Never used',
    made: 'Copy the token now',
    madeText: 'Nobody can see it again: Cotejo keeps only its hash. Store it where you store passwords.',
    revoke: 'Revoke',
    revoking: 'Revoking…',
    revokeOne: (name: string) => `Revoke ${name}`,
    revokeTitle: (name: string) => `Revoke ${name}?`,
    revokeText: 'Programs that use it are refused from now on. This cannot be taken back.',
    revoked: 'Token revoked',
    revokeFailed: 'The token could not be revoked.',
  },
};
