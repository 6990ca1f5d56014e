import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type endpoints, type InputOf, limits, type OutputOf, testEvent, type Webhook } from '@cotejo/contract';
import { invalidInput, issueAt, refusal } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { desc, eq, inArray, ne, notInArray, type SQL, sql } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { companies, webhookDeliveries, webhooks } from '../../platform/database/schema/index.ts';
import type { PublicOnly } from '../../platform/offline/public-only.ts';

/** What every secret begins with, so that whoever finds one knows what it is. */
const PREFIX = 'whsec_';
/** Bytes of randomness in a secret. */
const ENTROPY = 32;

/** The webhooks of the company, newest first, with how many of their deliveries wait and were given up. */
export async function listWebhooks(database: Transaction, actor: Actor, ...further: SQL[]): Promise<Webhook[]> {
  const rows = await database
    .select()
    .from(webhooks)
    .where(ofCompany(webhooks, actor, ...further))
    .orderBy(desc(webhooks.id));
  const { webhookId, state, event } = webhookDeliveries;
  const counts = await database
    .select({ webhookId, state, count: sql<number>`count(*)::int` })
    .from(webhookDeliveries)
    .where(ofCompany(webhookDeliveries, actor, inArray(state, ['waiting', 'dead']), ne(event, testEvent)))
    .groupBy(webhookId, state);
  const countOf = (id: number, of: string) =>
    counts.find((one) => one.webhookId === id && one.state === of)?.count ?? 0;
  return rows.map(({ id, url, events, personalData, paused, createdAt }) => ({
    id,
    url,
    events,
    personalData,
    paused,
    createdAt: createdAt.toISOString(),
    waiting: countOf(id, 'waiting'),
    dead: countOf(id, 'dead'),
  }));
}

/** Makes a webhook. Throws a 400 for an address that may not be called, and a 409 where there are too many. */
export function createWebhook(
  database: Database,
  publicOnly: PublicOnly,
  actor: Actor,
  input: InputOf<typeof endpoints.createWebhook>,
): Promise<OutputOf<typeof endpoints.createWebhook>> {
  const { companyId } = actor;
  assertAllowed(publicOnly, input.url);
  const secret = PREFIX + randomBytes(ENTROPY).toString('base64url');
  return database.transaction(async (transaction) => {
    // A lock of the company lets those made at once be counted.
    await transaction
      .select({ id: companies.id })
      .from(companies)
      .where(eq(companies.id, companyId))
      .for('no key update');
    if ((await transaction.$count(webhooks, ofCompany(webhooks, actor))) >= limits.webhooksOfCompany)
      throw refusal('webhook.too-many');
    const [row] = await transaction
      .insert(webhooks)
      .values({ ...input, companyId, secret })
      .returning({ id: webhooks.id });
    const { events, personalData } = input;
    await audit(transaction, actor, 'webhook-created', null, { webhookId: row!.id, events, personalData });
    return { ...(await readWebhook(transaction, actor, row!.id)), secret };
  });
}

/**
 * Changes a webhook, pauses it or lets it go on. What it is no longer told of is not told any more, though it waits.
 * Throws a 400 for an address that may not be called.
 */
export function changeWebhook(
  database: Database,
  publicOnly: PublicOnly,
  actor: Actor,
  id: number,
  input: InputOf<typeof endpoints.changeWebhook>,
): Promise<Webhook> {
  if (input.url !== undefined) assertAllowed(publicOnly, input.url);
  return database.transaction(async (transaction) => {
    const before = await lockWebhook(transaction, actor, id);
    const { url = before.url, events = before.events, personalData = before.personalData } = input;
    const { paused = before.paused } = input;
    const isOther = !isDeepStrictEqual([url, events, personalData], [before.url, before.events, before.personalData]);
    await transaction
      .update(webhooks)
      .set({ url, events, personalData, paused })
      .where(ofCompany(webhooks, actor, eq(webhooks.id, id)));
    const isUnwanted = [
      eq(webhookDeliveries.state, 'waiting'),
      notInArray(webhookDeliveries.event, [...events, testEvent]),
    ];
    await transaction
      .delete(webhookDeliveries)
      .where(ofCompany(webhookDeliveries, actor, eq(webhookDeliveries.webhookId, id), ...isUnwanted));
    if (isOther) await audit(transaction, actor, 'webhook-changed', null, { webhookId: id, events, personalData });
    if (paused !== before.paused)
      await audit(transaction, actor, paused ? 'webhook-paused' : 'webhook-resumed', null, { webhookId: id });
    return readWebhook(transaction, actor, id);
  });
}

/** Has tried again what was given up for a webhook, but for tests. */
export function retryWebhook(database: Database, actor: Actor, id: number): Promise<Webhook> {
  return database.transaction(async (transaction) => {
    await lockWebhook(transaction, actor, id);
    const { webhookId, state, event } = webhookDeliveries;
    await transaction
      .update(webhookDeliveries)
      .set({ state: 'waiting', tries: 0, nextTryAt: sql`now()` })
      .where(ofCompany(webhookDeliveries, actor, eq(webhookId, id), eq(state, 'dead'), ne(event, testEvent)));
    await audit(transaction, actor, 'webhook-retried', null, { webhookId: id });
    return readWebhook(transaction, actor, id);
  });
}

async function readWebhook(transaction: Transaction, actor: Actor, id: number): Promise<Webhook> {
  const [webhook] = await listWebhooks(transaction, actor, eq(webhooks.id, id));
  return webhook!;
}

/** A webhook, kept from being deleted or changed by others. */
export async function lockWebhook(transaction: Transaction, actor: Actor, id: number) {
  const [webhook] = await transaction
    .select()
    .from(webhooks)
    .where(ofCompany(webhooks, actor, eq(webhooks.id, id)))
    .for('no key update');
  if (!webhook) throw refusal('not-found:webhook');
  return webhook;
}

function assertAllowed(publicOnly: PublicOnly, url: string): void {
  if (publicOnly.refuses(new URL(url))) throw invalidInput(issueAt('url', 'webhook-address-refused'));
}

/** Deletes a webhook with what it was still to be told. */
export function deleteWebhook(database: Database, actor: Actor, id: number): Promise<void> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .delete(webhooks)
      .where(ofCompany(webhooks, actor, eq(webhooks.id, id)))
      .returning({ id: webhooks.id });
    if (!row) throw refusal('not-found:webhook');
    await audit(transaction, actor, 'webhook-deleted', null, { webhookId: id });
  });
}
