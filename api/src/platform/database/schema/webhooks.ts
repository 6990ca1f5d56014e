import { deliveryFailures, deliveryStates, type testEvent, type WebhookEvent } from '@cotejo/contract';
import { boolean, foreignKey, index, integer, pgTable, sql, text, unique } from '../drizzle.ts';
import { createdAt, identity, moment } from './columns.ts';
import { companies } from './companies.ts';

/** Addresses that are called when something happens in a company. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: identity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    url: text('url').notNull(),
    events: text('events').array().notNull().$type<WebhookEvent[]>(),
    /** Whether names, scores and statuses are sent along, and not only ids and links. */
    personalData: boolean('personal_data').notNull(),
    /** Whether it is not called for now; what happens meanwhile waits. */
    paused: boolean('paused').notNull().default(false),
    /** Calls are signed with it, so that it is kept as it is. */
    secret: text('secret').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('webhooks_company_id_id').on(table.companyId, table.id)],
);

/** What webhooks are told: ids alone, so that nothing in it is about anybody who was erased. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: identity(),
    companyId: integer('company_id').notNull(),
    webhookId: integer('webhook_id').notNull(),
    event: text('event').notNull().$type<WebhookEvent | typeof testEvent>(),
    /** What it is about. What is told of one subject is delivered in the order of the ids. */
    subject: text('subject', { enum: ['candidacy', 'role', 'person', 'webhook'] }).notNull(),
    subjectId: integer('subject_id').notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    status: integer('status'),
    failure: text('failure', { enum: deliveryFailures }),
    createdAt: createdAt(),
    triedAt: moment('tried_at'),
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'webhook_deliveries_webhook',
      columns: [table.companyId, table.webhookId],
      foreignColumns: [webhooks.companyId, webhooks.id],
    }).onDelete('cascade'),
    index('webhook_deliveries_webhook_id').on(table.companyId, table.webhookId, table.id),
    index('webhook_deliveries_waiting')
      .on(table.webhookId, table.subject, table.subjectId, table.id)
      .where(sql`state = 'waiting'`),
    index('webhook_deliveries_next_try_at')
      .on(table.nextTryAt)
      .where(sql`state = 'waiting'`),
    index('webhook_deliveries_created_at').on(table.createdAt),
  ],
);
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
