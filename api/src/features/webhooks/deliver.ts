import { setTimeout } from 'node:timers/promises';
import { testEvent } from '@cotejo/contract';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { alias, asc, eq, exists, gt, type SQL, sql } from '../../platform/database/drizzle.ts';
import { ofCompany, ofEveryCompany } from '../../platform/database/of-company.ts';
import { type DeliveryRow, webhookDeliveries, webhooks } from '../../platform/database/schema/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { createPublicOnly } from '../../platform/offline/public-only.ts';
import type { QueueHandler } from '../../platform/queue/workers.ts';
import { isDue } from './due.ts';
import { payloadOf } from './payload.ts';
import { type Outcome, post } from './post.ts';

/** Deliveries of a webhook that are under way at once, each of another subject. */
const AT_ONCE = 8;
/** Milliseconds between those and the next: calls that the process answers find it free, and a connection too. */
const REST = 50;
/** Milliseconds after which a queue job leaves the rest to the next one, so that other companies have their turn. */
const LONGEST = 60_000;
/** Tries of a delivery, over 26 hours; a test has one. */
const MOST_TRIES = 20;
/** Seconds until the second try; each further pause is twice as long, up to the longest. */
const FIRST_PAUSE = 60;
const LONGEST_PAUSE = 7200;

/**
 * Tells a webhook what is due. What is told of one subject is told in order: the next waits until the one before is
 * delivered or given up. A delivery that was under way when the process died is told again.
 */
export function deliverWebhookHandler({ database, config, log }: Dependencies): QueueHandler<'deliver-webhook'> {
  const publicOnly = createPublicOnly(config.webhooks.privateHosts ?? []);
  const { publicUrl } = config.http;
  return async ({ webhookId }, { signal }) => {
    if (config.process.offline) return;
    const tell = async ({ companyId, url, secret, personalData }: Webhook, delivery: DeliveryRow) => {
      const body = await payloadOf(database, delivery, { personalData, publicUrl });
      const message = { url, secret, event: delivery.event, deliveryId: delivery.id, body };
      const outcome = await post(publicOnly, message, signal);
      const isDead = await store(database, delivery, outcome);
      if (isDead) log.warn({ ...outcome, webhookId, companyId, deliveryId: delivery.id }, 'a delivery was given up');
      return outcome.failure === null;
    };
    for (const end = performance.now() + LONGEST; performance.now() < end;) {
      signal.throwIfAborted();
      // Looked at each time, as it may have been changed, paused or deleted.
      const [webhook] = await database
        .select()
        .from(webhooks)
        .where(ofEveryCompany('queue job', eq(webhooks.id, webhookId), eq(webhooks.paused, false)));
      if (!webhook) return;
      const heads = await takeHeads(database, webhook);
      const delivered = await Promise.all(heads.map((delivery) => tell(webhook, delivery)));
      // Whoever answers nothing is left in peace until the next look.
      if (!delivered.includes(true)) return;
      await setTimeout(REST);
    }
  };
}

type Webhook = typeof webhooks.$inferSelect;
type Hook = Pick<Webhook, 'id' | 'companyId'>;

/** Drops what is superseded and reads the rest as it was at that moment: what comes in between is for the next look. */
function takeHeads(database: Database, webhook: Hook): Promise<DeliveryRow[]> {
  const look = async (transaction: Transaction) => {
    await dropSuperseded(transaction, webhook);
    return readHeads(transaction, webhook);
  };
  return database.transaction(look, { isolationLevel: 'repeatable read' });
}

/** Of what is due, the first of each subject. */
function readHeads(database: Transaction, webhook: Hook): Promise<DeliveryRow[]> {
  // One look into the index for each row; "there is none before" is planned as a join of all that waits.
  const first = waitingOf(database, webhook).orderBy(asc(other.id)).limit(1);
  const isFirst = sql`${webhookDeliveries.id} = ${first}`;
  return database
    .select()
    .from(webhookDeliveries)
    .where(ofCompany(webhookDeliveries, webhook, eq(webhookDeliveries.webhookId, webhook.id), isDue, isFirst))
    .orderBy(asc(webhookDeliveries.id))
    .limit(AT_ONCE);
}

/** Each resume of a role says that the role may be complete; the last to say so is enough. */
async function dropSuperseded(database: Transaction, webhook: Hook): Promise<void> {
  const { webhookId, subject, state, id } = webhookDeliveries;
  const waitingRole = [eq(webhookId, webhook.id), eq(state, 'waiting'), eq(subject, 'role')];
  const isSuperseded = exists(waitingOf(database, webhook, gt(other.id, id)));
  await database.delete(webhookDeliveries).where(ofCompany(webhookDeliveries, webhook, ...waitingRole, isSuperseded));
}

const other = alias(webhookDeliveries, 'other');

/** What waits for a webhook about the subject of a delivery. */
function waitingOf(database: Transaction, webhook: Hook, ...further: SQL[]) {
  const { subject, subjectId } = webhookDeliveries;
  const same = [eq(other.subject, subject), eq(other.subjectId, subjectId), eq(other.state, 'waiting')];
  return database
    .select({ id: other.id })
    .from(other)
    .where(ofCompany(other, webhook, eq(other.webhookId, webhook.id), ...same, ...further));
}

/** Writes down how a try went. Whether the delivery was given up. */
async function store(database: Database, { id, ...row }: DeliveryRow, { status, failure }: Outcome): Promise<boolean> {
  const tries = row.tries + 1;
  const isDead = failure !== null && (tries >= MOST_TRIES || row.event === testEvent);
  const pause = Math.min(FIRST_PAUSE * 2 ** (tries - 1), LONGEST_PAUSE);
  await database
    .update(webhookDeliveries)
    .set({
      state: isDead ? 'dead' : failure === null ? 'delivered' : 'waiting',
      tries,
      status,
      failure,
      triedAt: sql`now()`,
      nextTryAt: sql`now() + make_interval(secs => ${pause})`,
    })
    .where(ofCompany(webhookDeliveries, row, eq(webhookDeliveries.id, id)));
  return isDead;
}
