import type { Locator, Page } from 'playwright-core';
import type { Texts } from '../src/texts/index.tsx';
import { names, type Company } from './company.ts';

export type Person = 'visitor' | 'newcomer' | 'owner' | 'colleague';

/** A screen as somebody may find it. */
export type State = {
  name: string;
  as: Person;
  path: string | ((company: Company) => string);
  /** The one h1, with which the title of the document begins too. */
  heading: (texts: Texts) => string;
  /** Where the title of the document says something else. */
  title?: (texts: Texts) => string;
  /** Calls that stay without an answer, fail, or are answered with this, while the state lasts. */
  calls?: [path: RegExp, answer: 'held' | 'failing' | object];
  /** How one gets there from the address. */
  act?: (page: Page, texts: Texts) => Promise<void>;
  /** What tells that it is there. */
  shows: (page: Page, texts: Texts) => Locator;
};

const text = (wording: (texts: Texts) => string) => (page: Page, texts: Texts) =>
  page.getByText(wording(texts), { exact: true }).first();
const loading = (label: (texts: Texts) => string) => (page: Page, texts: Texts) =>
  page.getByRole('status', { name: label(texts), exact: true });
const dialog = (title: (texts: Texts) => string) => (page: Page, texts: Texts) =>
  page.getByRole('dialog', { name: title(texts), exact: true });
const toast = (title: (texts: Texts) => string) => (page: Page, texts: Texts) =>
  page.locator('[popover]:popover-open').getByText(title(texts), { exact: true });
const press = (label: (texts: Texts) => string) => (page: Page, texts: Texts) =>
  page
    .getByRole('main')
    .getByRole('button', { name: label(texts), exact: true })
    .first()
    .click();
/** Submits the form of the open dialog, or of the page, as it stands. */
const submit = (page: Page) =>
  page
    .locator('dialog form, main form')
    .last()
    .evaluate((form) => (form as HTMLFormElement).requestSubmit());

const client = (company: Company) => `/clients/${company.client}`;
const opportunity = (company: Company) => `/opportunities/${company.opportunity}`;
const analysis = (company: Company) => `/analyze?jobDescriptionId=${company.job}&resumeId=${company.resume}`;

const publicStates: State[] = [
  {
    name: 'home',
    as: 'visitor',
    path: '/',
    heading: (t) => t.home.headline,
    title: (t) => t.product,
    shows: text((t) => t.home.closing),
  },
  {
    name: 'home, the menu open',
    as: 'owner',
    path: '/',
    heading: (t) => t.home.headline,
    title: (t) => t.product,
    act: openUserMenu,
    shows: text((t) => t.frame.logOut),
  },
  {
    name: 'not found',
    as: 'visitor',
    path: '/no-such-page',
    heading: (t) => t.notFound.heading,
    title: (t) => t.notFound.title,
    shows: text((t) => t.notFound.text),
  },
  {
    name: 'login',
    as: 'visitor',
    path: '/auth',
    heading: (t) => t.session.loginTitle,
    title: (t) => t.session.login,
    shows: text((t) => t.session.goRegister),
  },
  {
    name: 'register',
    as: 'visitor',
    path: '/auth?tab=register',
    heading: (t) => t.session.registerTitle,
    title: (t) => t.session.register,
    shows: text((t) => t.session.goLogin),
  },
  {
    name: 'register, nothing filled in',
    as: 'visitor',
    path: '/auth?tab=register',
    heading: (t) => t.session.registerTitle,
    title: (t) => t.session.register,
    act: submit,
    shows: (page) => page.getByRole('alert').first(),
  },
  {
    name: 'login, refused',
    as: 'visitor',
    path: '/auth',
    heading: (t) => t.session.loginTitle,
    title: (t) => t.session.login,
    act: signInWrongly,
    shows: toast((t) => t.session.loginFailed),
  },
  {
    name: 'a protected screen, the session still loading',
    as: 'owner',
    path: '/clients',
    heading: (t) => t.frame.loading,
    calls: [/\/api\/user$/, 'held'],
    shows: (page) => page.locator('main .loading-spinner'),
  },
];

const clientStates: State[] = [
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
    shows: text((t) => t.clients.back),
  },
  {
    name: 'a client that there is not',
    as: 'newcomer',
    path: client,
    heading: (t) => t.clients.missing,
    shows: text((t) => t.clients.back),
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

const opportunityStates: State[] = [
  {
    name: 'an opportunity, its id no number',
    as: 'owner',
    path: '/opportunities/abc',
    heading: (t) => t.opportunities.invalidId,
    shows: text((t) => t.clients.back),
  },
  {
    name: 'an opportunity that there is not',
    as: 'newcomer',
    path: opportunity,
    heading: (t) => t.opportunities.missing,
    shows: text((t) => t.clients.back),
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
    name: 'a role being deleted',
    as: 'owner',
    path: opportunity,
    heading: () => names.opportunity,
    act: press((t) => t.roles.delete(names.role)),
    shows: dialog((t) => t.roles.deleteTitle),
  },
];

const analysisStates: State[] = [
  {
    name: 'a new analysis',
    as: 'newcomer',
    path: '/analyze',
    heading: (t) => t.product,
    title: (t) => t.frame.newAnalysis,
    shows: text((t) => t.upload.how),
  },
  {
    name: 'a new analysis for a role',
    as: 'owner',
    path: (company) => `/analyze?roleId=${company.role}`,
    heading: (t) => t.product,
    title: (t) => t.frame.newAnalysis,
    shows: text((t) => t.upload.roleSelected),
  },
  {
    name: 'results',
    as: 'owner',
    path: analysis,
    heading: (t) => t.product,
    title: (t) => t.frame.newAnalysis,
    shows: text((t) => t.results.comparison),
  },
  {
    name: 'an analysed resume being removed',
    as: 'owner',
    path: analysis,
    heading: (t) => t.product,
    title: (t) => t.frame.newAnalysis,
    act: (page, t) => page.getByRole('button', { name: new RegExp(`^${t.upload.remove('')}.*owen-tadesse`) }).click(),
    shows: dialog((t) => t.upload.removeTitle),
  },
  {
    name: 'results, the candidate not loaded',
    as: 'owner',
    path: analysis,
    heading: (t) => t.product,
    title: (t) => t.frame.newAnalysis,
    calls: [/\/api\/analysis\/\d+\/\d+$/, 'failing'],
    shows: text((t) => t.toasts.candidateFailed),
  },
  {
    name: 'results, the requirements loading',
    as: 'owner',
    path: analysis,
    heading: (t) => t.product,
    title: (t) => t.frame.newAnalysis,
    calls: [/\/rubric$/, 'held'],
    act: openRubric,
    shows: loading((t) => t.rubric.loading),
  },
  {
    name: 'results, the requirements not loaded',
    as: 'owner',
    path: analysis,
    heading: (t) => t.product,
    title: (t) => t.frame.newAnalysis,
    calls: [/\/rubric$/, 'failing'],
    act: openRubric,
    shows: text((t) => t.rubric.loadFailed),
  },
  {
    name: 'results, the requirements being reviewed, one added, and who changed what',
    as: 'owner',
    path: analysis,
    heading: (t) => t.product,
    title: (t) => t.frame.newAnalysis,
    act: addRequirement,
    shows: text((t) => t.rubric.version(1)),
  },
  {
    name: 'a report, loading',
    as: 'owner',
    path: ({ job, resume }) => `/report/${job}/${resume}`,
    heading: (t) => t.report.open,
    calls: [/\/api\/analysis\/\d+\/\d+$/, 'held'],
    shows: (page) => page.locator('main .skeleton'),
  },
  {
    name: 'a report, not loaded',
    as: 'owner',
    path: ({ job, resume }) => `/report/${job}/${resume}`,
    heading: (t) => t.report.open,
    calls: [/\/api\/analysis\/\d+\/\d+$/, 'failing'],
    shows: (page) => page.getByRole('main').getByRole('alert'),
  },
  {
    name: 'a report',
    as: 'owner',
    path: ({ job, resume }) => `/report/${job}/${resume}`,
    heading: () => 'Owen Tadesse',
    shows: text((t) => t.report.evidence),
  },
  {
    name: 'history, loading',
    as: 'owner',
    path: '/history',
    heading: (t) => t.history.titles.all,
    calls: [/\/api\/analysis-history/, 'held'],
    shows: loading((t) => t.history.loading),
  },
  {
    name: 'history, not loaded',
    as: 'owner',
    path: '/history',
    heading: (t) => t.history.titles.all,
    calls: [/\/api\/analysis-history/, 'failing'],
    shows: text((t) => t.history.failed),
  },
  {
    name: 'history, empty',
    as: 'newcomer',
    path: '/history',
    heading: (t) => t.history.titles.all,
    shows: text((t) => t.history.empty.all),
  },
  {
    name: 'history of a role, empty',
    as: 'newcomer',
    path: '/history?roleId=1',
    heading: (t) => t.history.titles.role,
    shows: text((t) => t.history.empty.role),
  },
  {
    name: 'history of a resume',
    as: 'owner',
    path: ({ resume }) => `/history?resumeId=${resume}`,
    heading: (t) => t.history.titles.resume,
    shows: text((t) => t.history.viewAll),
  },
  {
    name: 'history',
    as: 'owner',
    path: '/history',
    heading: (t) => t.history.titles.all,
    shows: text((t) => t.history.view),
  },
];

const peopleStates: State[] = [
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

async function openUserMenu(page: Page, { frame }: Texts): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(frame.userMenu('')) })
    .click();
}

async function openRubric(page: Page, { rubric }: Texts): Promise<void> {
  await page.getByText(rubric.title, { exact: true }).click();
}

async function addRequirement(page: Page, texts: Texts): Promise<void> {
  await openRubric(page, texts);
  await press((t) => t.rubric.add)(page, texts);
  await page.getByText(texts.rubric.history, { exact: true }).click();
}

async function signInWrongly(page: Page, { session }: Texts): Promise<void> {
  await page.getByLabel(session.username, { exact: true }).fill('nobody');
  await page.getByLabel(session.password, { exact: true }).fill('not-the-password');
  await submit(page);
}

/** To another one of the ten each time: the same one would be no change. */
async function changeStatus(page: Page, { candidates }: Texts): Promise<void> {
  const select = page.getByLabel(candidates.statusOf('Owen Tadesse'), { exact: true });
  await select.selectOption((await select.inputValue()) === 'Hired' ? 'On Hold' : 'Hired');
  await toast(() => candidates.statusUpdated)(page, {} as Texts).hover();
}

export const states = [...publicStates, ...clientStates, ...opportunityStates, ...analysisStates, ...peopleStates];
