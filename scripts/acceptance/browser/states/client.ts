import { names } from '../company.ts';
import { text, loading, dialog, press, submit, client, type State } from './state.ts';

export const clientStates: State[] = [
  {
    name: 'clients, loading',
    as: 'owner',
    path: '/clients',
    heading: (t) => t.clients.title,
    calls: [/\/api\/clients$/, 'held'],
    shows: loading((t) => t.clients.loading),
  },
  {
    name: 'clients, not loaded',
    as: 'owner',
    path: '/clients',
    heading: (t) => t.clients.title,
    calls: [/\/api\/clients$/, 'failing'],
    shows: text((t) => t.clients.loadFailed),
  },
  {
    name: 'clients, none',
    as: 'newcomer',
    path: '/clients',
    heading: (t) => t.clients.title,
    shows: text((t) => t.clients.empty),
  },
  {
    name: 'clients',
    as: 'owner',
    path: '/clients',
    heading: (t) => t.clients.title,
    shows: (page) => page.getByRole('rowheader', { name: names.client }),
  },
  {
    name: 'clients, none with the term',
    as: 'owner',
    path: '/clients?q=nobody',
    heading: (t) => t.clients.title,
    shows: text((t) => t.clients.empty + t.clients.withTerm),
  },
  {
    name: 'a new client, without a name',
    as: 'owner',
    path: '/clients',
    heading: (t) => t.clients.title,
    act: async (page, texts) => {
      await press((t) => t.clients.new)(page, texts);
      await page.locator('dialog form').waitFor();
      await submit(page);
    },
    shows: (page) => page.getByRole('dialog').getByRole('alert'),
  },
  {
    name: 'a client being renamed',
    as: 'owner',
    path: '/clients',
    heading: (t) => t.clients.title,
    act: press((t) => t.clients.edit(names.client)),
    shows: dialog((t) => t.clients.editTitle),
  },
  {
    name: 'a client being deleted',
    as: 'owner',
    path: '/clients',
    heading: (t) => t.clients.title,
    act: press((t) => t.clients.delete('Brightwater Hotels')),
    shows: dialog((t) => t.clients.deleteTitle),
  },
  {
    name: 'a client, its id no number',
    as: 'owner',
    path: '/clients/abc',
    heading: (t) => t.clients.invalidId,
    shows: text((t) => t.trail.back(t.frame.clients)),
  },
  {
    name: 'a client that there is not',
    as: 'newcomer',
    path: client,
    heading: (t) => t.clients.missing,
    shows: text((t) => t.trail.back(t.frame.clients)),
  },
  {
    name: 'a client, loading',
    as: 'owner',
    path: client,
    heading: (t) => t.clients.title,
    calls: [/\/api\/clients\/\d+$/, 'held'],
    shows: loading((t) => t.opportunities.loading),
  },
  {
    name: 'a client, not loaded',
    as: 'owner',
    path: client,
    heading: (t) => t.clients.title,
    calls: [/\/opportunities$/, 'failing'],
    shows: text((t) => t.clients.pageFailed),
  },
  { name: 'a client', as: 'owner', path: client, heading: () => names.client, shows: text(() => names.opportunity) },
  {
    name: 'a client without opportunities',
    as: 'owner',
    path: (company) => `/clients/${company.emptyClient}`,
    heading: () => 'Brightwater Hotels',
    shows: text((t) => t.opportunities.none),
  },
  {
    name: 'a new opportunity',
    as: 'owner',
    path: client,
    heading: () => names.client,
    act: press((t) => t.opportunities.new),
    shows: dialog((t) => t.opportunities.createTitle),
  },
  {
    name: 'an opportunity being deleted',
    as: 'owner',
    path: client,
    heading: () => names.client,
    act: press((t) => t.opportunities.delete(names.opportunity)),
    shows: dialog((t) => t.opportunities.deleteTitle),
  },
];
