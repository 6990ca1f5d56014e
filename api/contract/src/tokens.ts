import * as v from 'valibot';
import { tokenScopes } from './integration-choices.ts';
import { author, id, idText, issue, nameText, timestamp } from './common.ts';
import { endpoint } from './endpoint.ts';

/** What every token begins with, so that whoever finds one knows what it is. */
export const tokenPrefix = 'cotejo_';

/** A key by which a program makes calls on behalf of a user. The token itself is shown once, when it is made. */
export const apiToken = v.object({
  id,
  name: v.string(),
  /** `read`: what changes nothing. `write`: whatever the user may do. */
  scope: v.picklist(tokenScopes),
  /** Whether it may make the calls of administrators, while its user is one. */
  admin: v.boolean(),
  /** The first characters, by which to know it again. */
  start: v.string(),
  /** On whose behalf it calls. */
  owner: author,
  createdAt: timestamp,
  expiresAt: timestamp,
  /** To the minute; null before the first call. */
  lastUsedAt: v.nullable(timestamp),
});
export type ApiToken = v.InferOutput<typeof apiToken>;

export const newTokenInput = v.object({
  name: nameText('name-required'),
  scope: v.optional(v.picklist(tokenScopes, issue('token-scope-unknown')), 'read'),
  admin: v.optional(v.boolean(), false),
  /** 90 days from now where nothing is said; at most a year from now. */
  expiresAt: v.optional(v.pipe(v.string(issue('token-expiry-invalid')), v.isoTimestamp(issue('token-expiry-invalid')))),
});

export const listTokens = endpoint({
  method: 'GET',
  path: '/api/tokens',
  access: 'member',
  personal: true,
  summary: "One's own API tokens, newest first; for an admin those of the whole company.",
  reply: 'json',
  output: v.array(apiToken),
});
export const createToken = endpoint({
  method: 'POST',
  path: '/api/tokens',
  access: 'member',
  personal: true,
  summary: 'Makes an API token for oneself. The answer is the only one that shows it.',
  body: 'json',
  input: newTokenInput,
  reply: 'json',
  output: v.object({ ...apiToken.entries, token: v.string() }),
  status: 201,
  refusals: ['admins-only', 'token.too-many'],
});
export const revokeToken = endpoint({
  method: 'DELETE',
  path: '/api/tokens/:id',
  access: 'member',
  personal: true,
  summary: "Revokes one's own API token, or as an admin any of the company. Calls with it are refused from then on.",
  params: v.object({ id: idText }),
  reply: 'empty',
  status: 204,
  refusals: ['not-found:token'],
});
