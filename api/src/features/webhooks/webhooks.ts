import { randomBytes } from 'node:crypto';
import { type endpoints, type InputOf, limits, type OutputOf, testEvent, type Webhook } from '@cotejo/contract';
import { invalidInput, issueAt, refusal } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { desc, eq, inArray, ne, type SQL, sql } from '../../platform/database/drizzle.ts';
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
  return rows.map(({ id, url, events, personalData, createdAt }) => ({
    id,
    url,
    events,
    personalData,
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
  if (publicOnly.refuses(new URL(input.url))) throw invalidInput(issueAt('url', 'webhook-address-refused'));
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
    const [made] = await listWebhooks(transaction, actor, eq(webhooks.id, row!.id));
    return { ...made!, secret };
  });
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
