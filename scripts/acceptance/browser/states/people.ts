import type { CompanyExport, IntakeSource } from '@cotejo/contract';
import { text, loading, dialog, press, submit, type State } from './state.ts';

const archiveIn = (state: CompanyExport['state']): CompanyExport => ({
  id: 1,
  state,
  failure: state === 'failed' ? 'internal' : null,
  fraction: 0.4,
  size: 3_500_000,
  files: 12,
  missingFiles: 2,
  createdAt: '2026-03-02T09:00:00.000Z',
  readyAt: state === 'ready' ? '2026-03-02T09:05:00.000Z' : null,
  expiresAt: state === 'ready' ? '2026-03-04T09:05:00.000Z' : null,
});

/** A folder that works and a mailbox that does not, with names of the greatest length. */
const intakeSources = [
  {
    name: 'folder',
    kind: 'folder',
    place: `/srv/${'intake'.repeat(20)}`,
    role: null,
    lookedAt: '2026-11-02T10:00:00.000Z',
    problem: null,
    taken: 1500,
    known: 20,
    refused: 3,
  },
  {
    name: 'jobs',
    kind: 'mailbox',
    place: `${'jobs'.repeat(20)}@agency.example · imap.agency.example · INBOX`,
    role: { id: 17, name: 'Kapitänsanwärter'.repeat(6) },
    lookedAt: '2026-11-02T10:00:00.000Z',
    problem: 'wrong-password',
    taken: 0,
    known: 0,
    refused: 0,
  },
] satisfies IntakeSource[];

export const peopleStates: State[] = [
  {
    name: 'account settings',
    as: 'owner',
    path: '/account-settings',
    heading: (t) => t.account.title,
    shows: text((t) => t.account.save),
  },
  {
    name: 'account settings, no e-mail address',
    as: 'owner',
    path: '/account-settings',
    heading: (t) => t.account.title,
    act: async (page, texts) => {
      await page.getByLabel(texts.account.email, { exact: true }).fill('nobody');
      await submit(page);
    },
    shows: (page) => page.getByRole('main').getByRole('alert'),
  },
  {
    name: 'account settings, the password',
    as: 'owner',
    path: '/account-settings',
    heading: (t) => t.account.title,
    act: (page, texts) => page.getByRole('tab', { name: texts.password.tab, exact: true }).click(),
    shows: text((t) => t.password.confirm),
  },
  {
    name: 'administration, loading',
    as: 'owner',
    path: '/admin',
    heading: (t) => t.admin.title,
    calls: [/\/api\/admin\/users$/, 'held'],
    shows: loading((t) => t.admin.loading),
  },
  {
    name: 'administration, not loaded',
    as: 'owner',
    path: '/admin',
    heading: (t) => t.admin.title,
    calls: [/\/api\/admin\/users$/, 'failing'],
    shows: text((t) => t.admin.loadFailed),
  },
  {
    name: 'administration, nobody',
    as: 'owner',
    path: '/admin',
    heading: (t) => t.admin.title,
    calls: [/\/api\/admin\/users$/, []],
    shows: text((t) => t.admin.empty),
  },
  {
    name: 'administration',
    as: 'owner',
    path: '/admin',
    heading: (t) => t.admin.title,
    shows: (page) => page.getByRole('rowheader', { name: 'Nora Vidal' }),
  },
  {
    name: 'plugins, loading',
    as: 'owner',
    path: '/admin?tab=plugins',
    heading: (t) => t.admin.title,
    calls: [/\/api\/admin\/plugins$/, 'held'],
    shows: loading((t) => t.plugins.loading),
  },
  {
    name: 'plugins, not loaded',
    as: 'owner',
    path: '/admin?tab=plugins',
    heading: (t) => t.admin.title,
    calls: [/\/api\/admin\/plugins$/, 'failing'],
    shows: text((t) => t.plugins.loadFailed),
  },
  {
    name: 'plugins',
    as: 'owner',
    path: '/admin?tab=plugins',
    heading: (t) => t.admin.title,
    shows: (page, t) => page.getByRole('rowheader', { name: t.plugins.stages.summarise }),
  },
  {
    name: 'export, loading',
    as: 'owner',
    path: '/admin?tab=export',
    heading: (t) => t.admin.title,
    calls: [/\/api\/admin\/export$/, 'held'],
    shows: loading((t) => t.exports.loading),
  },
  {
    name: 'export, not loaded',
    as: 'owner',
    path: '/admin?tab=export',
    heading: (t) => t.admin.title,
    calls: [/\/api\/admin\/export$/, 'failing'],
    shows: text((t) => t.exports.loadFailed),
  },
  {
    name: 'export, none yet',
    as: 'owner',
    path: '/admin?tab=export',
    heading: (t) => t.admin.title,
    shows: text((t) => t.exports.none),
  },
  ...(['making', 'failed', 'ready'] as const).map((state): State => ({
    name: `export, ${state}`,
    as: 'owner',
    path: '/admin?tab=export',
    heading: (t) => t.admin.title,
    calls: [/\/api\/admin\/export$/, { export: archiveIn(state), fileBytes: 3_400_000 }],
    shows: (page, t) =>
      page.getByText(
        { making: t.exports.making, failed: t.exports.failures.internal, ready: t.exports.missing(2) }[state],
      ),
  })),
  {
    name: 'intake, loading',
    as: 'owner',
    path: '/admin?tab=intake',
    heading: (t) => t.admin.title,
    calls: [/\/api\/admin\/intake\/sources$/, 'held'],
    shows: loading((t) => t.sources.loading),
  },
  {
    name: 'intake, not loaded',
    as: 'owner',
    path: '/admin?tab=intake',
    heading: (t) => t.admin.title,
    calls: [/\/api\/admin\/intake\/sources$/, 'failing'],
    shows: text((t) => t.sources.loadFailed),
  },
  {
    name: 'intake, nothing set',
    as: 'owner',
    path: '/admin?tab=intake',
    heading: (t) => t.admin.title,
    shows: text((t) => t.sources.none),
  },
  {
    name: 'intake from a mailbox that does not work',
    as: 'owner',
    path: '/admin?tab=intake',
    heading: (t) => t.admin.title,
    calls: [/\/api\/admin\/intake\/sources$/, intakeSources],
    shows: text((t) => t.sources.arrivals.empty),
  },
  {
    name: 'a new user, nothing filled in',
    as: 'owner',
    path: '/admin',
    heading: (t) => t.admin.title,
    act: async (page, texts) => {
      await press((t) => t.admin.add)(page, texts);
      await submit(page);
    },
    shows: (page) => page.getByRole('dialog').getByRole('alert').first(),
  },
  {
    name: 'a user being changed',
    as: 'owner',
    path: '/admin',
    heading: (t) => t.admin.title,
    act: press((t) => t.admin.editUser('Nora Vidal')),
    shows: dialog((t) => t.admin.editTitle),
  },
  {
    name: 'administration, for who is no admin',
    as: 'colleague',
    path: '/admin',
    heading: (t) => t.admin.denied,
    shows: text((t) => t.admin.deniedText),
  },
];
