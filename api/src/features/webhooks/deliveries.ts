import { limits, testEvent, type WebhookDelivery } from '@cotejo/contract';
import { refusal } from '../../ground/errors.ts';
import type { Actor } from '../../ground/actor.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { desc, eq, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofEveryCompany } from '../../platform/database/of-company.ts';
import { type DeliveryRow, webhookDeliveries, webhooks } from '../../platform/database/schema/index.ts';
import { lockWebhook } from './webhooks.ts';

/** The last deliveries of a webhook, newest first. */
export async function listDeliveries(database: Transaction, actor: Actor, id: number): Promise<WebhookDelivery[]> {
  if ((await database.$count(webhooks, ofCompany(webhooks, actor, eq(webhooks.id, id)))) === 0)
    throw refusal('not-found:webhook');
  const rows = await database
    .select()
    .from(webhookDeliveries)
    .where(ofCompany(webhookDeliveries, actor, eq(webhookDeliveries.webhookId, id)))
    .orderBy(desc(webhookDeliveries.id))
    .limit(limits.deliveriesListed);
  return rows.map(deliveryView);
}

/** Has a webhook told that somebody tries it; one test at a time waits. */
export function testWebhook(database: Database, actor: Actor, id: number): Promise<WebhookDelivery> {
  return database.transaction(async (transaction) => {
    // Under the lock those that are sent at once see each other.
    const { paused } = await lockWebhook(transaction, actor, id);
    if (paused) throw refusal('webhook.paused');
    const { webhookId, event, state } = webhookDeliveries;
    const [before] = await transaction
      .select()
      .from(webhookDeliveries)
      .where(ofCompany(webhookDeliveries, actor, eq(webhookId, id), eq(event, testEvent), eq(state, 'waiting')));
    if (before) return deliveryView(before);
    const { companyId } = actor;
    const [row] = await transaction
      .insert(webhookDeliveries)
      .values({ companyId, webhookId: id, event: testEvent, subject: 'webhook', subjectId: id })
      .returning();
    await audit(transaction, actor, 'webhook-tested', null, { webhookId: id });
    return deliveryView(row!);
  });
}

function deliveryView({ id, event, state, tries, status, failure, ...row }: DeliveryRow): WebhookDelivery {
  return {
    id,
    event,
    subjectId: event === testEvent ? null : row.subjectId,
    state,
    tries,
    status,
    failure,
    createdAt: row.createdAt.toISOString(),
    triedAt: row.triedAt?.toISOString() ?? null,
    nextTryAt: state === 'waiting' ? row.nextTryAt.toISOString() : null,
  };
}

/** Forgets what webhooks were told, or could not be told, some days ago. */
export async function forgetDeliveries(database: Transaction, days: number): Promise<void> {
  await database
    .delete(webhookDeliveries)
    .where(ofEveryCompany('upkeep', sql`${webhookDeliveries.createdAt} < now() - make_interval(days => ${days})`));
}
