import { type Webhook, webhookEvents } from '@cotejo/contract';
import type { Page } from 'playwright-core';
import type { Texts } from '@cotejo/web/texts/en';
import { dialog, loading, press, type State, submit, text } from './state.ts';

const url = `https://ats.example.com/${'cotejo-kandidatenabgleich/'.repeat(6)}`;
const webhook: Webhook = {
  id: 999_999,
  url,
  events: webhookEvents,
  personalData: true,
  paused: false,
  createdAt: '2026-01-02T10:00:00.000Z',
  waiting: 0,
  dead: 2,
};
const listed = [
  webhook,
  { ...webhook, id: 999_998, personalData: false, paused: true, waiting: 3, dead: 0 },
] satisfies Webhook[];
const calls = /\/api\/webhooks$/;

const at = {
  as: 'owner',
  path: '/admin?tab=webhooks',
  heading: (t) => t.admin.title,
} as const satisfies Partial<State>;

export const webhookStates: State[] = [
  { name: 'webhooks, loading', ...at, calls: [calls, 'held'], shows: loading((t) => t.webhooks.loading) },
  { name: 'webhooks, not loaded', ...at, calls: [calls, 'failing'], shows: text((t) => t.webhooks.loadFailed) },
  { name: 'webhooks, none', ...at, shows: text((t) => t.webhooks.none) },
  {
    name: 'webhooks, with deliveries that were given up',
    ...at,
    calls: [calls, listed],
    shows: text((t) => t.webhooks.deadNotice),
  },
  {
    name: 'a webhook, about to be made without an event',
    ...at,
    act: async (page: Page, t: Texts) => {
      await press(() => t.webhooks.add)(page, t);
      for (const event of webhookEvents)
        await page.getByRole('checkbox', { name: t.webhooks.eventNames[event], exact: true }).uncheck();
      await submit(page);
    },
    shows: (page) => page.getByRole('dialog').getByRole('alert').last(),
  },
  {
    name: 'a webhook, whose deliveries are not loaded',
    ...at,
    calls: [calls, listed],
    act: (page: Page, t: Texts) => page.getByText(t.webhooks.deliveries, { exact: true }).first().click(),
    shows: text((t) => t.webhooks.deliveriesFailed),
  },
  {
    name: 'a webhook, about to be changed',
    ...at,
    calls: [calls, listed],
    act: (page: Page, t: Texts) =>
      page
        .getByRole('button', { name: t.webhooks.editOf(url), exact: true })
        .first()
        .click(),
    shows: dialog((t) => t.webhooks.editTitle),
  },
  {
    name: 'a webhook, about to be deleted',
    ...at,
    calls: [calls, listed],
    act: (page: Page, t: Texts) =>
      page
        .getByRole('button', { name: t.webhooks.deleteOf(url), exact: true })
        .first()
        .click(),
    shows: dialog((t) => t.webhooks.deleteTitle),
  },
];
