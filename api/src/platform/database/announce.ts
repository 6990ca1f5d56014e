import { type WebhookEvent, webhookSubjects } from '@cotejo/contract';
import type { Transaction } from './client.ts';
import { sql } from './drizzle.ts';
import { ofCompany } from './of-company.ts';
import { webhookDeliveries, webhooks } from './schema/index.ts';

/**
 * Writes down what the company's webhooks are to be told of some subjects, in the transaction that makes it so: what is
 * taken back is told nobody, and what is stored is told, whatever dies.
 */
export async function announce(
  transaction: Transaction,
  { companyId }: { companyId: number },
  event: WebhookEvent,
  subjectIds: number[],
): Promise<void> {
  if (subjectIds.length === 0) return;
  const wanting = await transaction
    .select({ webhookId: webhooks.id })
    .from(webhooks)
    .where(ofCompany(webhooks, { companyId }, sql`${event} = any(${webhooks.events})`))
    // Kept from being deleted until the transaction ends.
    .for('key share');
  const subject = webhookSubjects[event];
  for (const { webhookId } of wanting)
    await transaction
      .insert(webhookDeliveries)
      .values(subjectIds.map((subjectId) => ({ companyId, webhookId, event, subject, subjectId })));
}
