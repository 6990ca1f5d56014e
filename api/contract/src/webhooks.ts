import * as v from 'valibot';
import { deliveryFailures, deliveryStates, testEvent, webhookEvents } from './integration-choices.ts';
import { id, idText, issue, timestamp } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** An address that is called when something happens. Its secret is shown once, when it is made. */
export const webhook = v.object({
  id,
  url: v.string(),
  events: v.array(v.picklist(webhookEvents)),
  /** Whether names, scores and statuses are sent along, and not only ids and links. */
  personalData: v.boolean(),
  /** Whether it is not called for now; what happens meanwhile waits. */
  paused: v.boolean(),
  createdAt: timestamp,
  /** Deliveries that wait for a try, and those that were given up; tests do not count. */
  waiting: v.number(),
  dead: v.number(),
});
export type Webhook = v.InferOutput<typeof webhook>;

/** Something that a webhook is told. */
export const webhookDelivery = v.object({
  id,
  event: v.picklist([...webhookEvents, testEvent]),
  /** The candidacy, role or person that it is about; null for a test. */
  subjectId: v.nullable(id),
  state: v.picklist(deliveryStates),
  tries: v.number(),
  /** The status of the last answer; null where there was none. */
  status: v.nullable(v.number()),
  /** What the last try failed of. */
  failure: v.nullable(v.picklist(deliveryFailures)),
  createdAt: timestamp,
  triedAt: v.nullable(timestamp),
  /** When it is tried again; null once it is delivered or given up. */
  nextTryAt: v.nullable(timestamp),
});
export type WebhookDelivery = v.InferOutput<typeof webhookDelivery>;

export const newWebhookInput = v.object({
  url: v.pipe(
    v.string(issue('webhook-url-invalid')),
    v.trim(),
    v.maxLength(limits.urlMaximum, issue('too-long')),
    v.check(isPlainAddress, issue('webhook-url-invalid')),
  ),
  events: v.pipe(
    v.array(v.picklist(webhookEvents, issue('webhook-events-required')), issue('webhook-events-required')),
    v.minLength(1, issue('webhook-events-required')),
    v.transform((events) => webhookEvents.filter((event) => events.includes(event))),
  ),
  personalData: v.optional(v.boolean(), false),
});

/** What is named is changed. */
export const webhookChange = v.partial(v.object({ ...newWebhookInput.entries, paused: v.boolean() }));

/** Whether a text is an http(s) address without user name, password and fragment. */
function isPlainAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password && !hash;
}

const params = v.object({ id: idText });

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/webhooks',
  access: 'admin',
  summary: 'The webhooks of the company, newest first.',
  reply: 'json',
  output: v.array(webhook),
});
export const createWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks',
  access: 'admin',
  summary: 'Makes a webhook. The answer is the only one that shows the secret by which its calls are signed.',
  body: 'json',
  input: newWebhookInput,
  reply: 'json',
  output: v.object({ ...webhook.entries, secret: v.string() }),
  status: 201,
  refusals: ['webhook.too-many', 'webhook.offline'],
});
export const changeWebhook = endpoint({
  method: 'PATCH',
  path: '/api/webhooks/:id',
  access: 'admin',
  summary:
    'Changes a webhook, whose secret stays, pauses it or lets it go on. What waits for it is sent as it is from then ' +
    'on, except for events that it is no longer told.',
  params,
  body: 'json',
  input: webhookChange,
  reply: 'json',
  output: webhook,
  refusals: ['not-found:webhook'],
});
export const retryWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/:id/retry',
  access: 'admin',
  summary: 'Has tried again whatever was given up for a webhook, in its order and as often as something new.',
  params,
  reply: 'json',
  output: webhook,
  status: 202,
  refusals: ['not-found:webhook', 'webhook.offline'],
});
export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/api/webhooks/:id',
  access: 'admin',
  summary: 'Deletes a webhook with what it was still to be told.',
  params,
  reply: 'empty',
  status: 204,
  refusals: ['not-found:webhook'],
});
export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/:id/test',
  access: 'admin',
  summary: 'Sends a webhook a test, once. The list of its deliveries says how that went.',
  params,
  reply: 'json',
  output: webhookDelivery,
  status: 202,
  refusals: ['not-found:webhook', 'webhook.offline', 'webhook.paused'],
});
export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/webhooks/:id/deliveries',
  access: 'admin',
  summary: `The last ${limits.deliveriesListed} deliveries of a webhook, newest first.`,
  params,
  reply: 'json',
  output: v.array(webhookDelivery),
  refusals: ['not-found:webhook'],
});
