/*
 * What one may choose of where programs of others are let in, apart from the schemas as in `choices.ts`; and apart from
 * that, as few screens need it.
 */

/** What an API token may do: only look, or whatever its user may. */
export const tokenScopes = ['read', 'write'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** What webhooks tell, and what each event is about. */
export const webhookSubjects = {
  'candidacy.scored': 'candidacy',
  'candidacy.status-changed': 'candidacy',
  'role.completed': 'role',
  'client.answered': 'candidacy',
  'person.erased': 'person',
} as const;
export type WebhookEvent = keyof typeof webhookSubjects;
export const webhookEvents = Object.keys(webhookSubjects) as WebhookEvent[];
/** What the button for trying a webhook sends. */
export const testEvent = 'webhook.test';

export const deliveryStates = ['waiting', 'delivered', 'dead'] as const;
/** Why a delivery was not taken: the answer was another than 2xx, or there was none. */
export const deliveryFailures = ['status', 'redirect', 'timeout', 'address', 'certificate', 'unreachable'] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];
