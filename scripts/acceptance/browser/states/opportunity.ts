import type { Page } from 'playwright-core';
import type { Texts } from '@cotejo/web/texts/en';
import { names } from '../company.ts';
import { text, loading, dialog, toast, press, submit, opportunity, type State } from './state.ts';

export const opportunityStates: State[] = [
  {
    name: 'an opportunity, its id no number',
    as: 'owner',
    path: '/opportunities/abc',
    heading: (t) => t.opportunities.invalidId,
    shows: text((t) => t.trail.back(t.frame.clients)),
  },
  {
    name: 'an opportunity that there is not',
    as: 'newcomer',
    path: opportunity,
    heading: (t) => t.opportunities.missing,
    shows: text((t) => t.trail.back(t.frame.clients)),
  },
  {
    name: 'an opportunity, loading',
    as: 'owner',
    path: opportunity,
    heading: (t) => t.opportunities.title,
    calls: [/\/roles$/, 'held'],
    shows: loading((t) => t.roles.loading),
  },
  {
    name: 'an opportunity, not loaded',
    as: 'owner',
    path: opportunity,
    heading: (t) => t.opportunities.title,
    calls: [/\/roles$/, 'failing'],
    shows: text((t) => t.clients.pageFailed),
  },
  {
    name: 'an opportunity without roles',
    as: 'owner',
    path: (company) => `/opportunities/${company.emptyOpportunity}`,
    heading: () => 'Finance team',
    shows: text((t) => t.roles.none),
  },
  {
    name: 'an opportunity, its candidates loading',
    as: 'owner',
    path: opportunity,
    heading: () => names.opportunity,
    calls: [/\/candidates$/, 'held'],
    shows: text((t) => t.candidates.loading),
  },
  {
    name: 'an opportunity, its candidates not loaded',
    as: 'owner',
    path: opportunity,
    heading: () => names.opportunity,
    calls: [/\/candidates$/, 'failing'],
    shows: text((t) => t.candidates.loadFailed),
  },
  {
    name: 'an opportunity without candidates',
    as: 'owner',
    path: opportunity,
    heading: () => names.opportunity,
    calls: [/\/candidates$/, []],
    shows: text((t) => t.candidates.none),
  },
  {
    name: 'an opportunity',
    as: 'owner',
    path: opportunity,
    heading: () => names.opportunity,
    shows: text(() => 'Owen Tadesse'),
  },
  {
    name: 'a score explained',
    as: 'owner',
    path: opportunity,
    heading: () => names.opportunity,
    act: (page) => page.locator('tbody [role=img]').first().hover(),
    shows: (page) => page.getByRole('tooltip'),
  },
  {
    name: 'a salary being edited',
    as: 'owner',
    path: opportunity,
    heading: () => names.opportunity,
    act: press((t) => t.candidates.editSalary('Owen Tadesse')),
    shows: (page, t) => page.getByLabel(t.candidates.salaryOf('Owen Tadesse'), { exact: true }),
  },
  {
    name: 'a status changed',
    as: 'owner',
    path: opportunity,
    heading: () => names.opportunity,
    act: changeStatus,
    shows: toast((t) => t.candidates.statusUpdated),
  },
  {
    name: 'a new role, nothing filled in',
    as: 'owner',
    path: opportunity,
    heading: () => names.opportunity,
    act: async (page, texts) => {
      await press((t) => t.roles.new)(page, texts);
      await page.locator('dialog form').waitFor();
      await submit(page);
    },
    shows: (page) => page.getByRole('dialog').getByRole('alert').first(),
  },
  {
    name: 'a role being changed',
    as: 'owner',
    path: opportunity,
    heading: () => names.opportunity,
    act: press((t) => t.roles.edit(names.role)),
    shows: dialog((t) => t.roles.editTitle),
  },
  {
    name: 'a new role, its file being pasted',
    as: 'owner',
    path: opportunity,
    heading: () => names.opportunity,
    act: async (page, texts) => {
      await press((t) => t.roles.new)(page, texts);
      await page.getByRole('dialog').getByRole('button', { name: texts.paste.open, exact: true }).click();
    },
    shows: text((t) => t.paste.label),
  },
  {
    name: 'a role being deleted',
    as: 'owner',
    path: opportunity,
    heading: () => names.opportunity,
    act: press((t) => t.roles.delete(names.role)),
    shows: dialog((t) => t.roles.deleteTitle),
  },
];

/** Chooses another one of the ten statuses each time, since the same one would be no change. */
async function changeStatus(page: Page, { candidates }: Texts): Promise<void> {
  const select = page.getByLabel(candidates.statusOf('Owen Tadesse'), { exact: true });
  await select.selectOption((await select.inputValue()) === 'Hired' ? 'On Hold' : 'Hired');
  await toast(() => candidates.statusUpdated)(page, {} as Texts).hover();
}
